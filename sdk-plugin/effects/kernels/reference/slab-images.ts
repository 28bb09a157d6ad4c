/** What is behind a slab, at a place: the kernel is held to it. */
import type { Frame } from '../../frame.ts'
import { type Behind, folded } from '../../light/behind.ts'

/** All channels of what is behind at a place of the frame, into `to`; `t` as for `sampleBehind`. */
export function sampleAll(
  { sharp, soft, wide }: Behind,
  frame: Frame,
  x: number,
  y: number,
  t: number,
  to: Float64Array,
): void {
  const finer = t < 1 ? sharp : soft
  const softer = t < 1 ? soft : wide
  const share = t < 1 ? t : Math.min(1, t - 1)
  const mixed = share <= 0.02 ? 0 : share >= 0.98 ? 1 : share
  to.fill(0)
  if (mixed < 1) addTo(finer, frame, x, y, 1 - mixed, to)
  if (mixed > 0) addTo(softer, frame, x, y, mixed, to)
}

function addTo(image: Frame, frame: Frame, x: number, y: number, share: number, to: Float64Array): void {
  const { width, height, r, g, b } = image
  const scale = width / frame.width
  const px = folded((x + 0.5) * scale - 0.5, width - 1.01)
  const py = folded((y + 0.5) * scale - 0.5, height - 1.01)
  const x0 = px | 0
  const y0 = py | 0
  const tx = px - x0
  const ty = py - y0
  const at = y0 * width + x0
  const a = (1 - tx) * (1 - ty) * share
  const ab = tx * (1 - ty) * share
  const c = (1 - tx) * ty * share
  const cd = tx * ty * share
  to[0]! += r[at]! * a + r[at + 1]! * ab + r[at + width]! * c + r[at + width + 1]! * cd
  to[1]! += g[at]! * a + g[at + 1]! * ab + g[at + width]! * c + g[at + width + 1]! * cd
  to[2]! += b[at]! * a + b[at + 1]! * ab + b[at + width]! * c + b[at + width + 1]! * cd
}
