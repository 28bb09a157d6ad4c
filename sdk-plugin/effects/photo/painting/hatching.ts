import { type Hatching, hatch } from '../../kernels/hatch.ts'
import type { Flow } from './flow.ts'

export { hatch, type Hatching }

/** A layer of a way to draw: lengths in pixels of a picture whose shorter side is 900. */
export type Stroke = Omit<Hatching, 'seed'>

interface HatchAll {
  strokes: readonly Stroke[]
  /** Pixels that a picture of 900 would give one. */
  unit: number
  seed: number
  /** What has to be broader than it should be is drawn more lightly: small drawings are no darker. Default false, as of ink. */
  isSoft?: boolean
}

/** Lays layer after layer; no stroke is thinner than can be seen. */
export function hatchAll(
  flow: Flow,
  wanted: Float32Array,
  laid: Float32Array,
  { strokes, unit, seed, isSoft = false }: HatchAll,
): void {
  for (const [layer, { apart, length, half, press, past = 0, least = 0, ...how }] of strokes.entries()) {
    const lighter = isSoft ? (half[0] + half[1]) / (Math.max(0.4 / unit, half[0]) + Math.max(0.5 / unit, half[1])) : 1
    hatch(flow, wanted, laid, {
      ...how,
      press: [press[0] * lighter, press[1] * lighter],
      apart: apart * unit,
      length: length * unit,
      half: [Math.max(0.4, half[0] * unit), Math.max(0.5, half[1] * unit)],
      past: past * unit,
      least: least * unit,
      seed: seed + 7 * layer,
    })
  }
}
