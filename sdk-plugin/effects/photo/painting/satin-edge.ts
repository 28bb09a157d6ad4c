import { type Rgb, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { layStitch, type Needlework } from './stitches.ts'

interface Edge {
  /** How far in its middle lies, and how wide it is, in pixels. */
  inset: number
  wide: number
  /** Between neighbouring threads. */
  pitch: number
  colour: Rgb
  random: () => number
}

/**
 * Sews a band of satin stitch around a rectangle, as a hand does: its line wanders, threads lean now this way and now that,
 * some are longer, some lie over others; skeins differ a little. Sides are butted at the corners.
 */
export function sewEdge(work: Needlework, { inset, wide, pitch, colour, random }: Edge): void {
  const { width, height } = work
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset]
  const half = wide / 2
  const clouds = noiseTile('clouds')
  const start = 900 * random()
  const across = (side: number, along: number, dx: number, dy: number) => {
    const place = along / pitch
    const wander = noiseAt(clouds, start + 1.1 * place, 40 * side)
    const lean = 0.12 + 0.5 * noiseAt(clouds, 1.7 * place, 90 + 40 * side) + 0.16 * (random() - 0.5)
    const skein = 1 + 0.3 * noiseAt(clouds, 0.8 * place, 200 + 40 * side)
    const tone = skein * (0.78 + 0.4 * random())
    const out = half * (0.9 + 0.22 * random() + 0.5 * wander)
    const inner = half * (0.9 + 0.2 * random() - 0.4 * wander)
    const x = dx === 0 ? along : dx < 0 ? left : right
    const y = dx === 0 ? (dy < 0 ? top : bottom) : along
    const [sx, sy] = dx === 0 ? [lean, dy] : [dx, lean]
    layStitch(work, {
      x0: x + sx * out,
      y0: y + sy * out,
      x1: x - sx * inner,
      y1: y - sy * inner,
      half: pitch * (0.54 + 0.16 * random()),
      colour: [colour[0] * tone, colour[1] * tone, colour[2] * tone],
    })
  }
  const step = () => pitch * (0.78 + 0.42 * random())
  for (let x = left - half; x <= right + half; x += step()) across(0, x, 0, -1)
  for (let y = top + 0.4 * half; y <= bottom - 0.4 * half; y += step()) across(1, y, 1, 0)
  for (let x = left - half; x <= right + half; x += step()) across(2, x, 0, 1)
  for (let y = top + 0.4 * half; y <= bottom - 0.4 * half; y += step()) across(3, y, -1, 0)
}

/** How far folds of pulled cloth reach at most and how broad they are, in widths of the band, and how strong they are. */
const FOLD = { long: 2.6, broad: 0.34, strong: 0.62 } as const
/** The light side of a fold. */
const LINEN: Rgb = [0.86, 0.78, 0.64]

/** Puckers the cloth around the band, where its threads pull: short folds that run out from it, dark on their far side. */
export function pucker(work: Needlework, { inset, wide, random }: Omit<Edge, 'colour' | 'pitch'>): void {
  const { width, height } = work
  const near = inset - 0.3 * wide
  for (let side = 0; side < 4; side++) {
    const length = (side % 2 === 0 ? width : height) - 2 * inset
    for (let along = 0.6 * wide; along < length - wide; along += wide * (0.34 + 0.9 * random())) {
      const fold = {
        long: FOLD.long * wide * (0.3 + 0.7 * random() ** 1.5),
        broad: FOLD.broad * wide * (0.6 + 0.8 * random()),
        lean: 0.8 * (random() - 0.5),
        strong: FOLD.strong * (0.35 + 0.65 * random()),
      }
      const at = inset + along
      if (side === 0) layFold(work, at, near, 0, -1, fold)
      else if (side === 1) layFold(work, width - near, at, 1, 0, fold)
      else if (side === 2) layFold(work, at, height - near, 0, 1, fold)
      else layFold(work, near, at, -1, 0, fold)
    }
  }
}

interface Fold {
  long: number
  broad: number
  lean: number
  strong: number
}

/** One fold, narrower and fainter the further it runs from its root. @param dx Outwards, as is `dy` */
function layFold(
  { width, height, r, g, b, share }: Needlework,
  x0: number,
  y0: number,
  dx: number,
  dy: number,
  fold: Fold,
) {
  const { long, broad, lean, strong } = fold
  const reach = 2.4 * broad + Math.abs(lean) * long
  for (let out = 0; out < long; out++) {
    const left = 1 - out / long
    for (let aside = -Math.ceil(reach); aside <= reach; aside++) {
      const x = Math.round(x0 + dx * out + (dx === 0 ? aside : 0))
      const y = Math.round(y0 + dy * out + (dy === 0 ? aside : 0))
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const at = y * width + x
      const own = share[at]!
      if (own >= 1) continue
      const off = (aside - lean * out) / (broad * (0.45 + 0.55 * left))
      const slope = strong * left * smoothstep(0, 0.12, left) * off * Math.exp(-off * off) * (1 - own)
      const much = Math.abs(slope)
      if (much < 0.004) continue
      const all = own + much
      const tone = slope < 0 ? much : 0
      r[at] = (r[at]! * own + tone * LINEN[0]) / all
      g[at] = (g[at]! * own + tone * LINEN[1]) / all
      b[at] = (b[at]! * own + tone * LINEN[2]) / all
      share[at] = all
    }
  }
}
