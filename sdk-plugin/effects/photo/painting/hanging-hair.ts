import type { Rgb } from '../../colour.ts'
import { likeHair } from '../../kernels/matte.ts'
import type { Head } from './hair-matte.ts'

/** Past ears, in face widths from a face's left; and how many places tell of hair there. */
const BESIDE = [-0.11, -0.08, -0.05, 1.05, 1.08, 1.11] as const
const LEAST_SEEN = 12

/** Mean colour of the hair on both sides of a face, past its ears; undefined where there is none. */
export function hairBeside({ face, part, own, share }: Head): Rgb | undefined {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let v = 0; v < 0.4; v += 0.02) {
    for (const u of BESIDE) {
      const x = Math.round(face.x + u * face.width) - part.left
      const y = Math.round(face.y + v * face.height) - part.top
      const at = y * part.width + x
      if (x < 0 || x >= part.width || y < 0 || y >= part.height || share[at]! < 0.98) continue
      for (let c = 0; c < 3; c++) sums[c]! += own[c as 0][at]!
      count++
    }
  }
  return count < LEAST_SEEN ? undefined : [sums[0] / count, sums[1] / count, sums[2] / count]
}

/** Beside jaws, in face heights from the top and face widths from either side; and how many places there tell of hair. */
const JAW = { from: 0.5, to: 0.82, out: [0.02, 0.06, 0.1, 0.16] } as const
const LEAST_HUNG = 6

/** Whether hair hangs down past ears: a crown of curls that ends there leaves collars below as they are. */
export function hangsPastEars({ face, part, own, share }: Head, hair: Rgb): boolean {
  let count = 0
  for (let v = JAW.from; v < JAW.to; v += 0.04) {
    const y = Math.round(face.y + v * face.height) - part.top
    for (const out of JAW.out) {
      for (const u of [-out, 1 + out]) {
        const x = Math.round(face.x + u * face.width) - part.left
        const at = y * part.width + x
        if (x < 0 || x >= part.width || y < 0 || y >= part.height || share[at]! < 0.9) continue
        if (likeHair(hair, own[0][at]!, own[1][at]!, own[2][at]!) > 0.4) count++
      }
    }
  }
  return count >= LEAST_HUNG
}
