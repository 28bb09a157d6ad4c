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
  impasto: 0.85,
  ridges: 1.4,
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
  /** Left, top, right and bottom in pixels: over the plate's own, which is too small for type, and a little beyond. */
  at: readonly [number, number, number, number]
  /** A title, and how it was made. */
  type: readonly [string, string]
}

/** Cards with type that can be read, on paper in the light that falls there; they throw a narrow shadow below them. */
export const cards = (paper: string, all: readonly Card[]): Step => ({
  do: 'artwork',
  view: [1280, 960],
  blend: 'over',
  marks: all.flatMap(({ at: [left, top, right, bottom], type: [title, made] }) => {
    const unit = (bottom - top) / 90
    const line = (text: string, down: number, size: number, fill: string, weight: number) => {
      const box = [left + 11 * unit, top + down * unit, right - left - 18 * unit, 1.1 * size * unit] as const
      return words(text, box, { font: 'sans', size: size * unit, align: 'left', fill, weight })
    }
    return [
      area(`M${left + 0.8} ${top + 1.5}H${right + 1}V${bottom + 2}H${left + 0.8}Z`, '#06040390'),
      area(`M${left} ${top}H${right}V${bottom}H${left}Z`, paper),
      line(title, 16, 29, '#1c1a18', 700),
      line(made, 52, 22, '#2e2b28', 500),
    ]
  }),
})
