import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** How far in from its edge the ground shines through hair, in face widths. */
const DEEP = 0.07
/** How much darker and lighter than what is around single hairs are, at most. */
const [LEAST, MOST] = [0.35, 2.4]
/** Round a head, in face widths and heights from the middle of a face; below that there are cheeks and collars. */
const HEAD = { wide: 0.95, high: 1.15, foot: 0.3 } as const

/**
 * Hair at the edge of heads in the colours of that further in: between curls the old ground shines through, far deeper
 * than an edge is wide. Its light and dark stay, so that it is as fine as before.
 */
export function cleanHair(print: Print, mask: Float32Array, faces: readonly Face[]): void {
  for (const face of faces) clean(print, mask, face)
}

function clean(print: Print, mask: Float32Array, face: Face): void {
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  const left = Math.max(0, Math.floor(cx - HEAD.wide * face.width))
  const right = Math.min(print.width, Math.ceil(cx + HEAD.wide * face.width))
  const top = Math.max(0, Math.floor(cy - HEAD.high * face.height))
  const foot = Math.min(print.height, Math.ceil(cy + HEAD.foot * face.height))
  const [w, h] = [right - left, foot - top]
  const sigma = (DEEP * face.width) / 2
  if (w < 8 || h < 8 || sigma < 1) return
  const cut = (from: Float32Array) => {
    const part = plane(w * h)
    for (let y = 0; y < h; y++)
      part.set(from.subarray((y + top) * print.width + left, (y + top) * print.width + right), y * w)
    return part
  }
  const share = cut(mask)
  const soft = blur(share, w, h, sigma)
  const inner = soft.map((value) => 1e-5 + smoothstep(0.96, 0.999, value))
  const theirs = share.map((value) => value + 1e-4)
  const mean = (tones: Float32Array, weight: Float32Array, wide: number) => {
    const sum = blur(
      tones.map((tone, at) => tone * weight[at]!),
      w,
      h,
      wide,
    )
    const all = blur(weight, w, h, wide)
    return sum.map((value, at) => value / all[at]!)
  }
  const planes = [print.r, print.g, print.b]
  const parts = planes.map(cut)
  const within = parts.map((part) => mean(part, inner, 2 * sigma))
  const light = parts[0]!.map((red, at) => 0.3 * red + 0.59 * parts[1]![at]! + 0.11 * parts[2]![at]!)
  const around = mean(light, theirs, 0.5 * sigma)
  for (let y = 0, at = 0; y < h; y++) {
    const low = smoothstep(0, -0.25, (y + top - cy - (HEAD.foot - 0.25) * face.height) / face.height)
    for (let x = 0; x < w; x++, at++) {
      if (share[at]! < 0.01) continue
      const how = low * smoothstep(0.985, 0.86, soft[at]!)
      if (how === 0) continue
      const detail = Math.min(MOST, Math.max(LEAST, light[at]! / (around[at]! + 1e-4)))
      const deep = 0.3 * within[0]![at]! + 0.59 * within[1]![at]! + 0.11 * within[2]![at]!
      // Short hair is darker than the skin within.
      const gain = detail * Math.min(1, (around[at]! + 1e-4) / (deep + 1e-4))
      const to = (y + top) * print.width + left + x
      for (let c = 0; c < 3; c++) planes[c]![to]! += (within[c]![at]! * gain - planes[c]![to]!) * how
    }
  }
}
