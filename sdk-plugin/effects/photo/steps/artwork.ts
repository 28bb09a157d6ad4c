import * as z from 'zod'
import { LIGHT, smoothstep } from '../../colour.ts'
import { type Frame, layOver } from '../../frame.ts'
import { Kept } from '../../kept.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
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
  /** How much the ground's tooth breaks it, as of chalk on slate: only its ridges take colour, most where it is dragged. */
  tooth: z.number().min(0).max(1).default(0),
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

export function layArtwork(
  frame: Frame,
  { blend, opacity, worn, tooth }: ArtworkStep,
  layer: Layer,
  seed: number,
): void {
  const { width, first, pixels } = layer
  const wear = worn > 0 ? new Wear(worn, width, 900 / frame.height, seed) : undefined
  const slate = tooth > 0 ? new Tooth(tooth, width, 900 / frame.height, seed) : undefined
  const ink: Ink = { tones: pixels, shares: new Float32Array(width) }
  const lay = LAY[blend]
  for (let from = 0, y = first; from < pixels.length; from += 4 * width, y++) {
    const { shares } = ink
    let any = false
    for (let x = 0, alpha = from + 3; x < width; x++, alpha += 4) {
      shares[x] = (pixels[alpha]! / 255) * opacity
      any ||= pixels[alpha]! > 0
    }
    if (!any) continue
    wear?.rub(shares, y)
    slate?.rub(shares, y)
    const at = y * width
    lay(frame.r, at, ink, from)
    lay(frame.g, at, ink, from + 1)
    lay(frame.b, at, ink, from + 2)
  }
}

/** What the ink of one row is: bytes of RGBA, and how much of it there is at each pixel. */
interface Ink {
  tones: Uint8ClampedArray
  shares: Float32Array
}

/** What has not taken, or is rubbed off. */
class Wear {
  readonly #worn: number
  readonly #grain: NoiseRows
  readonly #clouds: NoiseRows

  constructor(worn: number, width: number, unit: number, seed: number) {
    this.#worn = worn
    this.#grain = new NoiseRows('grain', width, { scale: 1.7 * unit, left: seed })
    this.#clouds = new NoiseRows('clouds', width, { scale: 0.5 * unit, top: seed })
  }

  rub(shares: Float32Array, y: number): void {
    const grain = this.#grain.at(y)
    const clouds = this.#clouds.at(y)
    const left = 0.7 - this.#worn * 0.9
    for (let x = 0; x < shares.length; x++) {
      if (shares[x]! > 0) shares[x]! *= smoothstep(-0.1, 0.16, left - 0.6 * grain[x]! - 0.6 * clouds[x]!)
    }
  }
}

/** Ridges of a rough ground, as fine as is seen at any size; a hand that presses less here and there leaves more of them bare. */
class Tooth {
  readonly #tooth: number
  readonly #ridges: NoiseRows
  readonly #press: NoiseRows

  constructor(tooth: number, width: number, unit: number, seed: number) {
    this.#tooth = tooth
    this.#ridges = new NoiseRows('grain', width, { scale: FINEST, scaleY: 0.7 * FINEST, left: seed * 3 })
    this.#press = new NoiseRows('clouds', width, { scale: 0.9 * unit, top: seed * 7 })
  }

  rub(shares: Float32Array, y: number): void {
    const ridges = this.#ridges.at(y)
    const press = this.#press.at(y)
    for (let x = 0; x < shares.length; x++) {
      const share = shares[x]!
      if (share === 0) continue
      const taken = smoothstep(-0.5, 0.35, ridges[x]! + 0.5 - this.#tooth + 0.6 * press[x]! + 0.5 * (share - 0.5))
      shares[x] = share * (1 - this.#tooth * (1 - taken))
    }
  }
}

/** Grain of about a pixel. */
const FINEST = 3

/** A row of one channel: each by itself, since a choice for every pixel costs more than the laying. */
const LAY = {
  over(plane: Float32Array, at: number, { tones, shares }: Ink, from: number): void {
    for (let x = 0; x < shares.length; x++, at++, from += 4) {
      const share = shares[x]!
      if (share > 0) layOver(plane, at, LIGHT[tones[from]!]!, share)
    }
  },
  ink(plane: Float32Array, at: number, { tones, shares }: Ink, from: number): void {
    for (let x = 0; x < shares.length; x++, at++, from += 4) {
      const share = shares[x]!
      if (share > 0) plane[at]! *= 1 - share + LIGHT[tones[from]!]! * share
    }
  },
  light(plane: Float32Array, at: number, { tones, shares }: Ink, from: number): void {
    for (let x = 0; x < shares.length; x++, at++, from += 4) {
      const share = shares[x]!
      if (share > 0) plane[at]! += LIGHT[tones[from]!]! * share
    }
  },
} as const
