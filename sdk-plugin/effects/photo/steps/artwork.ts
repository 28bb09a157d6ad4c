import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Frame } from '../../frame.ts'
import { KeptLater } from '../../kept-later.ts'
import { type Inking, layInk } from '../../kernels/ink.ts'
import { scratch } from '../../kernels/memory.ts'
import type { NoiseName } from '../../kernels/noise.ts'
import { type NoisePlace, NoiseRows } from '../../kernels/noise-rows.ts'
import { shelvedLater } from '../../shelf.ts'
import { drawMarks, type Layer } from '../artwork/draw.ts'
import { markSchema } from '../artwork/marks.ts'
import { outOfFocus, redrawn } from '../artwork/redraw.ts'
import { strayed } from '../artwork/strayed.ts'
import { draggedAlong } from '../artwork/strokes.ts'
import { textOf } from '../artwork/type.ts'
import { treatmentSchema } from '../treatments/index.ts'
import { pair } from '../slot.ts'
import type { Words } from '../written.ts'

/** Flat drawing and type over the whole frame, as a press, a brush or a pen lays them. */
export const artworkSchema = z.strictObject({
  do: z.literal('artwork'),
  /** Width and height of the space that the marks are drawn in; of the frame's shape. */
  view: z.tuple([z.number().positive(), z.number().positive()]).readonly(),
  /**
   * Where that space lies, as a sheet does: shares of the frame, and degrees clockwise about its middle. Small type that is
   * drawn where it lies is clean; that of a sheet is drawn upright and then turned. Default it fills the frame.
   */
  lies: z.strictObject({ at: pair, size: pair, turn: z.number().min(-180).max(180).default(0) }).optional(),
  marks: z.array(markSchema).min(1).max(400),
  /** What lies outside of this path is not printed. */
  clip: z.string().min(1).optional(),
  /** How the drawing is redrawn before it is laid, as photos are: in oil, in crayon, in dots. Default as it is drawn. */
  treat: z.array(treatmentSchema).max(4).default([]),
  /** How far it is out of focus: the blur's radius as a share of the height. Its edges within the drawn rows stay. */
  soft: z.number().min(0).max(0.05).default(0),
  /** `ink` is printed on what is there and takes its tone; `light` shines; `over` covers. */
  blend: z.enum(['ink', 'light', 'over']).default('ink'),
  opacity: z.number().min(0).max(1).default(1),
  /** How much of the ink has not taken, or is rubbed off. */
  worn: z.number().min(0).max(1).default(0),
  /** How much the ground's tooth breaks it, as of chalk on slate: only its ridges take colour, most where it is dragged. */
  tooth: z.number().min(0).max(1).default(0),
  /** How much of it shows the streaks of a stick of chalk, which run along each stroke. */
  dragged: z.number().min(0).max(1).default(0),
  /** How far it strays from where type would stand, as a share of the height: a thirtieth of the letters is a calm hand. */
  strays: z.number().min(0).max(0.02).default(0),
})

export type ArtworkStep = z.output<typeof artworkSchema>

/** All layers of one picture of 1280 × 960: with less each call would draw all of them anew. */
const KEPT_BYTES = 64 * 1024 * 1024
const kept = new KeptLater<Layer>(KEPT_BYTES, ({ pixels }) => pixels.byteLength)
/** Layers with words: most callers leave those that a recipe has, or say the same again. */
const WORDED_BYTES = 16 * 1024 * 1024
const worded = new KeptLater<Layer>(WORDED_BYTES, ({ pixels }) => pixels.byteLength)
const names = new WeakMap<ArtworkStep, string>()

/** Draws what does not depend on the caller once, and what does as long as nobody says something else. */
export async function prepareArtwork(
  step: ArtworkStep,
  { width, height }: { width: number; height: number },
  words: Words,
): Promise<Layer> {
  const draw = async () => {
    const written = strayed(await drawMarks(step, width, height, words), step.strays * height)
    const drawn = redrawn(written, step.treat)
    return outOfFocus(draggedAlong(drawn, step.dragged, height / 900), step.soft * height, height)
  }
  // A month is today's.
  if (step.marks.some(({ draw }) => draw === 'month')) return draw()
  const name = `${width}x${height} ${nameOf(step)}`
  const written = writtenIn(step, words)
  if (written.length > 0) return worded.get(`${name} ${JSON.stringify(written)}`, draw)
  return kept.get(name, async () => {
    const [place, colours] = await shelvedLater(`artwork ${name}`, async () => {
      const { width: columns, first, pixels } = await draw()
      return [Int32Array.of(columns, first), new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)]
    })
    const { buffer, byteOffset, byteLength } = colours!
    return { width: place![0]!, first: place![1]!, pixels: new Uint8ClampedArray(buffer, byteOffset, byteLength) }
  })
}

/** What callers' words, or those that stand for them, say in each mark that takes some. */
function writtenIn(step: ArtworkStep, words: Words): (string | null)[] {
  return step.marks.flatMap((mark) =>
    mark.draw === 'text' && typeof mark.text !== 'string' ? [textOf(mark, words) ?? null] : [],
  )
}

/** Everything that a drawing depends on but its size. */
function nameOf(step: ArtworkStep): string {
  let name = names.get(step)
  if (name === undefined) {
    const { marks, view, clip, treat, soft, lies, dragged, strays } = step
    const told = {
      marks,
      view,
      clip,
      treat,
      soft,
      lies,
      ...(dragged > 0 && { dragged }),
      ...(strays > 0 && { strays }),
    }
    name = createHash('sha256').update(JSON.stringify(told)).digest('hex')
    names.set(step, name)
  }
  return name
}

/** @param seed Of what is worn and of the hand */
export function layArtwork(frame: Frame, step: ArtworkStep, layer: Layer, seed: number): void {
  scratch(() => layInk(frame, layer, inkingOf(step, frame, seed)))
}

function inkingOf({ blend, opacity, worn, tooth }: ArtworkStep, { width, height }: Frame, seed: number): Inking {
  const unit = 900 / height
  const rows = (name: NoiseName, place: NoisePlace) => new NoiseRows(name, width, place)
  return {
    blend,
    opacity,
    wear:
      worn > 0
        ? {
            left: 0.7 - worn * 0.9,
            grain: rows('grain', { scale: 1.7 * unit, left: seed }),
            clouds: rows('clouds', { scale: 0.5 * unit, top: seed }),
          }
        : undefined,
    // Ridges as fine as is seen at any size; a hand that presses less here and there leaves more of them bare.
    drag:
      tooth > 0
        ? {
            tooth,
            ridges: rows('grain', { scale: FINEST, scaleY: 0.7 * FINEST, left: seed * 3 }),
            press: rows('clouds', { scale: 0.9 * unit, top: seed * 7 }),
          }
        : undefined,
  }
}

/** Grain of about a pixel. */
const FINEST = 3
