import * as z from 'zod'
import { LIGHT, smoothstep } from '../../colour.ts'
import type { Frame } from '../../frame.ts'
import { Kept } from '../../kept.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { drawMarks, type Layer } from '../artwork/draw.ts'
import { markSchema } from '../artwork/marks.ts'
import type { Words } from '../written.ts'

/** Flat drawing and type over the whole frame, as a press, a brush or a pen lays them. */
export const artworkSchema = z.strictObject({
  do: z.literal('artwork'),
  /** Width and height of the space that the marks are drawn in; of the frame's shape. */
  view: z.tuple([z.number().positive(), z.number().positive()]).readonly(),
  marks: z.array(markSchema).min(1).max(400),
  /** What lies outside of this path is not printed. */
  clip: z.string().min(1).optional(),
  /** `ink` is printed on what is there and takes its tone; `light` shines; `over` covers. */
  blend: z.enum(['ink', 'light', 'over']).default('ink'),
  opacity: z.number().min(0).max(1).default(1),
  /** How much of the ink has not taken, or is rubbed off. */
  worn: z.number().min(0).max(1).default(0),
})

export type ArtworkStep = z.output<typeof artworkSchema>

const KEPT_BYTES = 20 * 1024 * 1024
const kept = new Kept<Layer>(KEPT_BYTES, ({ pixels }) => pixels.byteLength)
const names = new WeakMap<ArtworkStep, string>()
let named = 0

/** Draws what does not depend on the caller once. */
export async function prepareArtwork(
  step: ArtworkStep,
  { width, height }: { width: number; height: number },
  words: Words,
): Promise<Layer> {
  const draw = () => drawMarks(step, width, height, words)
  const depends = step.marks.some(
    (mark) => mark.draw === 'month' || (mark.draw === 'text' && typeof mark.text !== 'string'),
  )
  if (depends) return draw()
  const name = `${width}x${height} ${nameOf(step)}`
  const found = kept.find(name)
  if (found) return found
  const drawn = await draw()
  return kept.get(name, () => drawn)
}

function nameOf(step: ArtworkStep): string {
  const name = names.get(step) ?? String(named++)
  names.set(step, name)
  return name
}

export function layArtwork(frame: Frame, { blend, opacity, worn }: ArtworkStep, layer: Layer, seed: number): void {
  const { width, first, pixels } = layer
  const unit = 900 / frame.height
  const planes = [frame.r, frame.g, frame.b] as const
  const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  for (let from = 0, at = first * width; from < pixels.length; from += 4, at++) {
    let share = (pixels[from + 3]! / 255) * opacity
    if (share === 0) continue
    if (worn > 0) {
      const [x, y] = [(at % width) * unit, Math.floor(at / width) * unit]
      const bare = 0.6 * noiseAt(grain, x * 1.7 + seed, y * 1.7) + 0.6 * noiseAt(clouds, x * 0.5, y * 0.5 + seed)
      share *= smoothstep(-0.1, 0.16, 0.7 - worn * 0.9 - bare)
    }
    for (let channel = 0; channel < 3; channel++) {
      const tone = LIGHT[pixels[from + channel]!]!
      const plane = planes[channel]!
      if (blend === 'over') plane[at]! += (tone - plane[at]!) * share
      else if (blend === 'ink') plane[at]! *= 1 - share + tone * share
      else plane[at]! += tone * share
    }
  }
}
