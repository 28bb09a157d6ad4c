import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { cropped } from '../../kernels/crop.ts'
import { plane } from '../../kernels/memory.ts'
import { Bilinear, shrink } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { meansBy } from './local-means.ts'

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
  const cut = (from: Float32Array) => cropped(from, print.width, { left, top, width: w, height: h })
  const share = cut(mask)
  const around = aroundOf([print.r, print.g, print.b].map(cut), share, { width: w, height: h, sigma })
  const smooth = new Bilinear(around)
  for (let y = 0, at = 0; y < h; y++) {
    const low = smoothstep(0, -0.25, (y + top - cy - (HEAD.foot - 0.25) * face.height) / face.height)
    if (low === 0) break
    for (let x = 0; x < w; x++, at++) {
      if (share[at]! < 0.01) continue
      smooth.moveTo((x - 0.5) / 2, (y - 0.5) / 2)
      const how = low * smoothstep(0.985, 0.86, smooth.of(around.soft))
      if (how === 0) continue
      const to = (y + top) * print.width + left + x
      const light = lightOf(print.r[to]!, print.g[to]!, print.b[to]!)
      const near = smooth.of(around.light) + 1e-4
      const detail = Math.min(MOST, Math.max(LEAST, light / near))
      const red = smooth.of(around.within[0])
      const green = smooth.of(around.within[1])
      const blue = smooth.of(around.within[2])
      // Short hair is darker than the skin within.
      const gain = detail * Math.min(1, near / (lightOf(red, green, blue) + 1e-4))
      print.r[to]! += (red * gain - print.r[to]!) * how
      print.g[to]! += (green * gain - print.g[to]!) * how
      print.b[to]! += (blue * gain - print.b[to]!) * how
    }
  }
}

function lightOf(red: number, green: number, blue: number): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

interface Around {
  width: number
  height: number
  /** How far within a place is. */
  soft: Float32Array
  /** Colours of the hair further in. */
  within: readonly [Float32Array, Float32Array, Float32Array]
  /** How light the hair next to a place is. */
  light: Float32Array
}

/** What hair looks like about each place: at half the size, all of it is smooth. */
function aroundOf(
  parts: readonly Float32Array[],
  mask: Float32Array,
  { width, height, sigma }: { width: number; height: number; sigma: number },
): Around {
  const share = shrink(mask, width, height)
  const [w, h] = [share.width, share.height]
  const [r, g, b] = parts.map((part) => shrink(part, width, height).plane) as [Float32Array, Float32Array, Float32Array]
  const soft = blur(share.plane, w, h, sigma / 2)
  const inner = plane(soft.length)
  const theirs = plane(soft.length)
  const light = plane(soft.length)
  for (let at = 0; at < soft.length; at++) {
    inner[at] = 1e-5 + smoothstep(0.96, 0.999, soft[at]!)
    theirs[at] = share.plane[at]! + 1e-4
    light[at] = lightOf(r[at]!, g[at]!, b[at]!)
  }
  const [within, near] = [meansBy(inner, share, sigma), meansBy(theirs, share, sigma / 4)]
  return {
    width: w,
    height: h,
    soft,
    within: [within(r), within(g), within(b)],
    light: near(light),
  }
}
