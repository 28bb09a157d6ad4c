import type { Thrown } from '../light/slab-photons.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** Softened planes of what a slab that lies has thrown on its ground, and what they are laid with. */
export interface CastLight {
  shade: Float32Array
  sharp: Float32Array
  wide: Float32Array
  /** Times the shadow's plane and, with `strength`, the light's. */
  unit: number
  /** Share of the ground's light that is the lamp's own. */
  share: number
  strength: number
}

/** Lays them over a plane of the frame, between `bounds`: left, top, right, bottom. */
export function layCast(
  image: Float32Array,
  width: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { fine, coarse, hidden }: Thrown,
  { shade, sharp, wide, unit, share, strength }: CastLight,
): void {
  inPlace([image], ([at]) => {
    kernel((temporary) => {
      const address = (plane: Float32Array) => addressOf(plane, temporary)
      // prettier-ignore
      wasm.layCast(
        at!, width, left & ~3, top, right, bottom, address(shade), hidden.width, address(sharp), fine.width,
        address(wide), coarse.width, unit, share, unit * strength * share,
      )
    })
  })
}

/** Softened planes of what came through a slab that stands, on its table. */
export interface SpillLight {
  shade: Float32Array
  sharp: Float32Array
  /** In place of the sharp one far from the foot. */
  softer: Float32Array
  wide: Float32Array
  /** Times them. */
  unit: number
  /** Light that is added where it arrives. */
  glow: number
}

/** Where and how it is laid, as in `Spill`. */
export interface SpillPlace {
  foot: number
  shade: number
  fade: number
}

/** Lays them over a plane of the frame, from the row `first` on. */
export function laySpill(
  image: Float32Array,
  { width, height }: { width: number; height: number },
  first: number,
  { fine, coarse }: Thrown,
  { shade, sharp, softer, wide, unit, glow }: SpillLight,
  place: SpillPlace,
): void {
  inPlace([image], ([at]) => {
    kernel((temporary) => {
      const shadeAt = addressOf(shade, temporary)
      const wideAt = addressOf(wide, temporary)
      const sharpAt = addressOf(sharp, temporary)
      const softerAt = addressOf(softer, temporary)
      for (let y = first; y < height; y++) {
        const far = Math.max(0, (y - place.foot) / place.fade)
        const lost = Math.exp(-far * far)
        // prettier-ignore
        wasm.laySpill(
          at!, width, y, shadeAt, wideAt, coarse.width, sharpAt, softerAt, fine.width,
          unit, place.shade, Math.min(1, far), unit * glow * lost,
        )
      }
    })
  })
}
