import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { cropped } from '../../kernels/crop.ts'
import { carryHair, type HairAround } from '../../kernels/inner-hair.ts'
import { plane } from '../../kernels/memory.ts'
import { shrink } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { partAbout } from './head-part.ts'
import { meansBy } from './local-means.ts'

/** How far in from its edge the ground shines through hair, in face widths. */
const DEEP = 0.07
/** Round a head: below there are cheeks and collars. And how far above that less and less is changed, in face heights. */
const HEAD = { wide: 0.95, high: 0.65, foot: 0.8 } as const
const FADE = 0.25

/**
 * Hair at the edge of heads in the colours of that further in: between curls the old ground shines through, far deeper
 * than an edge is wide. Its light and dark stay, so that it is as fine as before.
 */
export function cleanHair(print: Print, mask: Float32Array, faces: readonly Face[]): void {
  for (const face of faces) clean(print, mask, face)
}

function clean(print: Print, mask: Float32Array, face: Face): void {
  const part = partAbout(print, face, HEAD)
  const { width, height } = part
  const sigma = (DEEP * face.width) / 2
  if (width < 8 || height < 8 || sigma < 1) return
  const cut = (from: Float32Array) => cropped(from, print.width, part)
  const share = cut(mask)
  const around = aroundOf([print.r, print.g, print.b].map(cut), share, { width, height, sigma })
  const low = new Float32Array(height)
  const fade = face.y + (HEAD.foot - FADE) * face.height - part.top
  for (let y = 0; y < height; y++) low[y] = smoothstep(0, -FADE, (y - fade) / face.height)
  carryHair({ photo: print, part, share, around, low: low.filter((much) => much > 0) })
}

function lightOf(red: number, green: number, blue: number): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

/** What hair looks like about each place: at half the size, all of it is smooth. */
function aroundOf(
  parts: readonly Float32Array[],
  mask: Float32Array,
  { width, height, sigma }: { width: number; height: number; sigma: number },
): HairAround {
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
    light: near(light),
    inner: [within(r), within(g), within(b)],
  }
}
