import { smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { eachInOval } from './oval.ts'
import { halves, type Washes } from './smooth.ts'

/**
 * Paints eyes, brows and lips into washes with a finer brush: where a wash took a clear edge of a face away, the photo's
 * own tones come back; skin stays as broad as it was.
 *
 * @param skin How much of the photo's own tones comes back between them. Default 0.35
 * @param brush How broad the finest touch is, in pixels of the washes. Default 0.8
 * @returns How finely each pixel of the washes is painted now, 0 to 1.
 */
export function paintFeatures(
  print: Print,
  washes: Washes,
  faces: readonly Face[],
  skin = 0.35,
  brush = 0.8,
): Float32Array {
  const { width, height } = washes
  const fine = plane(width * height)
  if (faces.length === 0) return fine
  const own = halves(print, brush)
  for (const face of faces) {
    const middle = { x: (face.x + 0.5 * face.width) / 2, y: (face.y + 0.5 * face.height) / 2 }
    eachInOval(washes, { ...middle, wide: 0.34 * face.width, high: 0.36 * face.height }, (at, away) => {
      let lost = 0
      for (let c = 0; c < 3; c++) {
        const seen = Math.sqrt(own.planes[c]![at]!)
        const kept = Math.sqrt(Math.max(0, washes.planes[c]![at]!))
        lost = Math.max(lost, Math.abs(seen - kept))
      }
      const tones = skin + (0.95 - skin) * smoothstep(0.025, 0.09, lost)
      fine[at] = Math.max(fine[at]!, smoothstep(1, 0.7, away) * tones)
    })
  }
  for (const [c, wash] of washes.planes.entries()) {
    const from = own.planes[c]!
    for (let at = 0; at < wash.length; at++) {
      if (fine[at]! > 0) wash[at]! += (from[at]! - wash[at]!) * fine[at]!
    }
  }
  return fine
}
