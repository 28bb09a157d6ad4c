import { smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Face } from '../../../vision/index.ts'
import type { Flow } from './flow.ts'
import { hatchAll, type Stroke } from './hatching.ts'

/** What a hand leaves out that draws people: the further from a face, the less it says. */

/** How far from a face all is said, and from where on next to nothing, in sizes of its head. */
const [SAID, LEFT_OUT] = [0.8, 1.42]
/** How far patches of it move that border, and squares of the sizes before and beyond which they do not. */
const PATCHY = 0.3
const [NEAREST, FURTHEST] = [(SAID - 0.5 * PATCHY) ** 4, (LEFT_OUT + 0.5 * PATCHY) ** 4]
/** A bust ends within the sheet: how far from its middle to its sides and its foot all is left out. */
const WITHIN = 1.03

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
  const drawn = plane(width * height, false)
  if (faces.length === 0) return drawn.fill(1)
  const patches = new NoiseRows('clouds', width, {
    scale: 270 / Math.min(width, height),
    left: seed * 43,
    top: seed * 3,
  })
  const heads = faces.map((face): Spoken => {
    const x = face.x + face.width / 2
    const y = face.y + 0.42 * face.height
    const room = (far: number, most: number) => Math.max(0.45 * most, Math.min(most, (WITHIN * far) / LEFT_OUT))
    const left = room(x, 1.05 * face.width)
    const right = room(width - x, 1.05 * face.width)
    return { x, y, left, right, up: 1.2 * face.height, down: room(height - y, 1.2 * face.height) }
  })
  const far = new Float64Array(width)
  for (let y = 0; y < height; y++) {
    far.fill(Infinity)
    for (let each = 0; each < heads.length; each++) nearer(far, heads[each]!, y)
    say(drawn.subarray(y * width, (y + 1) * width), far, patches.at(y), least)
  }
  return drawn
}

/** A head, and how far around it something is drawn: pixels. */
interface Spoken {
  x: number
  y: number
  left: number
  right: number
  up: number
  down: number
}

/** How far each pixel of a row is from the nearest head, as the fourth power: shoulders are square. */
function nearer(far: Float64Array, head: Spoken, y: number): void {
  const { x: middle, left, right } = head
  const dy = (y - head.y) / (y < head.y ? head.up : head.down)
  const below = dy * dy * dy * dy
  for (let x = 0; x < far.length; x++) {
    const dx = (x - middle) / (x < middle ? left : right)
    const own = dx * dx * dx * dx + below
    if (own < far[x]!) far[x] = own
  }
}

function say(drawn: Float32Array, far: Float64Array, patch: Float32Array, least: number): void {
  for (let x = 0; x < drawn.length; x++) {
    const away = far[x]!
    if (away < NEAREST || away > FURTHEST) drawn[x] = away < NEAREST ? 1 : least
    else drawn[x] = least + (1 - least) * smoothstep(LEFT_OUT, SAID, Math.sqrt(Math.sqrt(away)) + PATCHY * patch[x]!)
  }
}

/** Takes eyes, nose and mouth out of what is to be parted. */
function spareFeatures(depths: Float32Array, { width, height }: { width: number; height: number }, face: Face): void {
  const [cx, cy] = [face.x + 0.5 * face.width, face.y + 0.48 * face.height]
  const [rx, ry] = [0.46 * face.width, 0.53 * face.height]
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
    const v = ((y - cy) / ry) ** 2
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
      const at = y * width + x
      if (depths[at] !== 0) depths[at]! *= smoothstep(0.3, 1, ((x - cx) / rx) ** 2 + v)
    }
  }
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
  const depths = plane(dark.length)
  const sheen = new NoiseRows('clouds', width, { scale: 0.5 / unit, left: seed * 19, top: seed * 11 })
  for (let y = 0, at = 0; y < height; y++) {
    const shines = sheen.at(y)
    for (let x = 0; x < width; x++, at++) {
      if (dark[at]! <= 0.4) continue
      depths[at] = smoothstep(-0.3, 0.3, shines[x]!) * smoothstep(0.4, 0.75, dark[at]!)
    }
  }
  for (const face of faces) spareFeatures(depths, flow.full, face)
  const light = plane(dark.length)
  hatchAll(flow, depths, light, { strokes: LOCKS, unit, seed: seed + 60 })
  for (let at = 0; at < dark.length; at++) dark[at]! *= 1 - strength * light[at]!
}
