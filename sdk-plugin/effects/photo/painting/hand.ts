import { smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Face } from '../../../vision/index.ts'
import type { Flow } from './flow.ts'
import { hatchAll, type Stroke } from './hatching.ts'
import { type Box, clearAround, partOf } from './silhouette.ts'

/** What a hand leaves out that draws people: the further from a face, the less it says. */

/** How far from a face all is said, and from where on next to nothing, in sizes of its head. */
const [SAID, LEFT_OUT] = [0.68, 1.45]

/**
 * How much of what is wanted a hand draws at each pixel, 0 to 1: all of it at heads, a part of it further away, and
 * that in patches with bare paper between them. 1 everywhere where there is no face.
 *
 * @param least What is drawn furthest away
 */
export function attentionOf(
  { width, height }: { width: number; height: number },
  faces: readonly Face[],
  { least, seed }: { least: number; seed: number },
): Float32Array {
  const drawn = plane(width * height)
  if (faces.length === 0) return drawn.fill(1)
  const patches = new NoiseRows('clouds', width, {
    scale: 270 / Math.min(width, height),
    left: seed * 43,
    top: seed * 3,
  })
  const heads = faces.map((face) => ({
    x: face.x + face.width / 2,
    y: face.y + 0.42 * face.height,
    wide: 1.05 * face.width,
    high: 1.2 * face.height,
  }))
  for (let y = 0, at = 0; y < height; y++) {
    const patch = patches.at(y)
    for (let x = 0; x < width; x++, at++) {
      let far = Infinity
      for (const head of heads) {
        const dx = (x - head.x) / head.wide
        const dy = (y - head.y) / head.high
        far = Math.min(far, dx * dx + dy * dy)
      }
      const said = smoothstep(LEFT_OUT, SAID, Math.sqrt(far) + 0.5 * patch[x]!)
      drawn[at] = least + (1 - least) * said
    }
  }
  return drawn
}

/** Eyes, nose and mouth: clear ellipses reach further than the boxes they are about. */
function featuresOf(face: Face): Box {
  return partOf(face, { x: 0.24, y: 0.2, width: 0.52, height: 0.56 })
}

/** Light that lies on locks: long thin strokes, apart from each other. */
const LOCKS: readonly Stroke[] = [
  { apart: 9, length: 300, half: [0.5, 1.9], press: [0.15, 0.85], from: 0.1, full: 0.9, even: true },
]

/**
 * Parts the depths into locks, in place: hair that a lens shows as one dark is drawn as strands with light between
 * them. Eyes and brows are too small to be parted.
 *
 * @param dark How dark each pixel is to be drawn, 0 to 1
 * @param strength How much is left out where the light lies, 0 to 1
 */
export function partLocks(
  flow: Flow,
  dark: Float32Array,
  { faces, unit, strength, seed }: { faces: readonly Face[]; unit: number; strength: number; seed: number },
): void {
  const { width, height } = flow.full
  const clear = clearAround({ width, height }, faces.map(featuresOf))
  const depths = plane(dark.length)
  const sheen = new NoiseRows('clouds', width, { scale: 0.5 / unit, left: seed * 19, top: seed * 11 })
  for (let y = 0, at = 0; y < height; y++) {
    const shines = sheen.at(y)
    for (let x = 0; x < width; x++, at++) {
      const lit = smoothstep(-0.3, 0.3, shines[x]!)
      depths[at] = lit * smoothstep(0.4, 0.75, dark[at]!) * (1 - clear[at]!)
    }
  }
  const light = plane(dark.length)
  hatchAll(flow, depths, light, { strokes: LOCKS, unit, seed: seed + 60 })
  for (let at = 0; at < dark.length; at++) dark[at]! *= 1 - strength * light[at]!
}
