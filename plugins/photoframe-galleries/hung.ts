/** What hangs in galleries: canvases in oil, and the cards beside them. */
import { area, type FrameRecipe, words } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]
type PhotoStep = Extract<Step, { do: 'photo' }>
type Treatment = NonNullable<PhotoStep['treat']>[number]
type Corner = readonly [number, number]

const OIL = {
  kind: 'oil',
  canvas: [0.11, 0.085, 0.055],
  brush: 0.029,
  likeness: 0.45,
  finish: 0.5,
  varied: 0.8,
  impasto: 1.45,
  ridges: 1.1,
  bare: 0,
  long: 9,
  together: true,
  // The picture lamp hangs above.
  lamp: [0.25, 0.97],
} as const

/** What hangs in the middle and is looked at from near: a finished portrait, its strokes still to be told apart. */
export const portrait: Treatment = OIL
/** Nearer still: a face that is brushed as its clothes are, with finer strokes for both. */
export const brushed: Treatment = { ...OIL, finish: 0.48, likeness: 0.4, brush: 0.024, long: 8 }

/** What hangs beside it, smaller and further from the lamp: broader strokes. */
export const beside: Treatment = { ...portrait, canvas: [0.14, 0.1, 0.06], brush: 0.034 }

/** Shares of the frame of what was measured in pixels of its medium size. */
const shares = ([x, y]: Corner): Corner => [x / 1280, y / 960]
const quadOf = ([a, b, c, d]: readonly [Corner, Corner, Corner, Corner]) =>
  [shares(a), shares(b), shares(c), shares(d)] as const

/** One of our pictures on a canvas that the plate has, by the canvas's corners in pixels. */
export const canvas = (
  standIn: NonNullable<PhotoStep['standIn']>,
  corners: readonly [Corner, Corner, Corner, Corner],
  light: { gain: number; warmth: readonly [number, number, number] },
): Step => ({
  do: 'photo',
  input: 'none',
  standIn,
  quad: quadOf(corners),
  gain: light.gain,
  soft: 0.0012,
  treat: [beside, { kind: 'lamplight', at: [0.5, -0.05], reach: 0.9, rest: 0.5, gain: 1.05, light: light.warmth }],
})

interface Card {
  /** Left, top, right and bottom of the plate's own in pixels, a little within its edges. */
  at: readonly [number, number, number, number]
  title: string
}

/** The titles on the cards that the plate has, on paper in the light that falls there: all that can be read from afar. */
export const cards = (paper: string, all: readonly Card[]): Step => ({
  do: 'artwork',
  view: [1280, 960],
  blend: 'over',
  marks: all.flatMap(({ at: [left, top, right, bottom], title }) => {
    const unit = (bottom - top) / 90
    const box = [left + 8 * unit, top + 26 * unit, right - left - 16 * unit, 38 * unit] as const
    return [
      area(`M${left} ${top}H${right}V${bottom}H${left}Z`, paper),
      words(title, box, { font: 'serif', size: 36 * unit, fill: '#1c1a18', weight: 700 }),
    ]
  }),
})
