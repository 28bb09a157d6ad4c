import type { Face } from '../../../vision/index.ts'
import { mix, smoothstep } from '../../colour.ts'
import { type Flow, wayOf } from './flow.ts'

/** How far strokes in hair go the way that hair falls, where the photo says little. */
const FALLS = 0.55
/** Where hair of a head is, in widths and heights of its face from the middle of the face. */
const REACH = { wide: 1.25, up: 1.1, down: 1.7 } as const

/**
 * Combs hair, in place: from the crown to both sides and down beside the face, lock by lock as the photo shows it. Black
 * hair without that is hatched straight across, as a slab is.
 *
 * @param faces In pixels of the whole picture
 * @param hair How much of each of its pixels is hair, 0 to 1
 */
export function comb(flow: Flow, faces: readonly Face[], hair: Float32Array): void {
  const { width, height, full } = flow
  for (const face of faces.slice(0, 4)) {
    const cx = face.x + face.width / 2
    const cy = face.y + 0.3 * face.height
    const left = cx - REACH.wide * face.width
    const right = cx + REACH.wide * face.width
    const top = cy - REACH.up * face.height
    const foot = cy + REACH.down * face.height
    for (let y = Math.max(0, Math.floor(top / 2)); y < Math.min(height, foot / 2); y++) {
      const row = Math.min(full.height - 1, 2 * y) * full.width
      const v = (2 * y - cy) / face.height
      for (let x = Math.max(0, Math.floor(left / 2)), at = y * width + x; x < Math.min(width, right / 2); x++, at++) {
        const share = FALLS * smoothstep(0.2, 0.7, hair[row + Math.min(full.width - 1, 2 * x)]!)
        if (share === 0) continue
        const u = (2 * x - cx) / face.width
        // Beside a jaw it swings a little.
        const dx = Math.min(0, v) * (u < 0 ? 1 : -1) + 0.16 * Math.sin(4 * v + 2.2 * u) * smoothstep(0, 0.5, v)
        const dy = Math.abs(u) + Math.max(0, v) + 0.05
        const long = Math.sqrt(dx * dx + dy * dy)
        const way = (dx * flow.x[at]! + dy * flow.y[at]! < 0 ? -1 : 1) / long
        const vx = mix(flow.x[at]!, way * dx, share)
        const vy = mix(flow.y[at]!, way * dy, share)
        const length = Math.sqrt(vx * vx + vy * vy) || 1
        flow.x[at] = vx / length
        flow.y[at] = vy / length
        flow.ways[at] = wayOf(vx, vy)
      }
    }
  }
}
