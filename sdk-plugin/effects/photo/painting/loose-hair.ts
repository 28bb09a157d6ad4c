import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { mix, type Rgb } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { medianOf } from '../../median.ts'
import { css, type Part } from '../../sprite.ts'
import { layHairs } from '../../kernels/hair-edge.ts'
import { copyBeside } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { evened, fuzzAt, lockAlong } from './hair-paths.ts'
import { drawCurls } from './loose-curls.ts'

/** Rays about a head on which the edge of its hair is looked for, and hairs that leave it, for a whole round. */
const RAYS = 180
const HAIRS = 1500
/** How far round heads hair is looked for, and what of that is a crown: as a share of a round, and as a cosine from upright. */
const [AROUND, CROWN] = [0.72, 0.9]
/** Long is what has this share of its edge below the middle of a face; how far, as the cosine from straight down. */
const [LONG, LOW] = [0.14, 0.1]
/** How far from the middle of a face hair hangs that is longer than ears are low, in its widths. */
const ASIDE = 0.56
/** Below this hair and skin are alike, above that it is something else than hair, as squares of roots of light. */
const ALIKE = 0.03
const OTHER = 0.05
/** How far shares of red and of blue may differ between hair in the light and in the shade. */
const SHADED = 0.09

/**
 * Single hairs that leave the edge of heads, in the hair's own colours: no mask that was found by colour has them, and
 * without them a head is a shape cut with scissors. To be called when the edge is clean.
 *
 * @param curly Whose hair is curls rather than locks. Default nobody's
 * @returns The mask with them; the print has their colours where it is now more than before
 */
export function loosenHair(
  print: Print,
  mask: Float32Array,
  faces: readonly Face[],
  curly: readonly Face[] = [],
): Float32Array {
  const edges = faces.map((face) => ({ edge: hairEdge(print, mask, face), curls: curly.includes(face) }))
  const heads = edges.filter(({ edge }) => edge.length > 0)
  if (heads.length === 0) return mask
  const part = partOf(
    print,
    heads.map(({ edge }) => edge),
  )
  const context = canvasModule().createCanvas(part.width, part.height).getContext('2d')
  context.translate(-part.x, -part.y)
  context.lineCap = 'round'
  for (const [index, { edge, curls }] of heads.entries()) {
    const draw = curls ? drawCurls : drawHairs
    draw(context, edge, Math.min(print.width, print.height), randomFrom(7013 * index + 17))
  }
  const { x: left, y: top, width, height } = part
  const loose = copyBeside(mask, mask)
  layHairs(print, loose, { left, top, width, height }, context.getImageData(0, 0, width, height).data)
  return loose
}

/** Where hairs may lie: all that is drawn about the heads. */
function partOf({ width, height }: Print, heads: readonly Root[][]): Part {
  const all = heads.flat()
  const far = 0.3 * Math.max(...all.map(({ size }) => size))
  const x = Math.max(0, Math.floor(Math.min(...all.map((root) => root.x)) - far))
  const y = Math.max(0, Math.floor(Math.min(...all.map((root) => root.y)) - far))
  const right = Math.min(width, Math.ceil(Math.max(...all.map((root) => root.x)) + far))
  const foot = Math.min(height, Math.ceil(Math.max(...all.map((root) => root.y)) + far))
  return { x, y, width: right - x, height: foot - y }
}

/** Where hair begins to leave a head. */
export interface Root {
  x: number
  y: number
  /** Away from the head's middle, of length 1. */
  out: readonly [number, number]
  /** Width of the face. */
  size: number
  colour: Rgb
}

/** Where the hair of a head ends, ray by ray; nothing for a bald head or one that the frame cuts. */
export function hairEdge(print: Print, mask: Float32Array, face: Face): Root[] {
  const middle = { x: face.x + face.width / 2, y: face.y + 0.4 * face.height }
  const cheek = colourAt(print, middle.x, face.y + 0.62 * face.height)
  const found: Root[] = []
  // From the crown down on both sides, so that what the crown is made of is known first.
  for (let each = 0; each < AROUND * RAYS; each++) {
    const side = each % 2 === 0 ? 1 : -1
    const angle = (side * Math.PI * Math.ceil(each / 2)) / (RAYS / 2)
    const out = [Math.sin(angle), -Math.cos(angle)] as const
    const far = edgeAlong(print, mask, middle, out, face.width)
    if (far === undefined) continue
    const x = middle.x + out[0] * far
    const y = middle.y + out[1] * far
    // Clear of what is mixed at the edge, in small faces too.
    const inside = far - Math.max(4, 0.05 * face.width)
    const colour = colourAt(print, middle.x + out[0] * inside, middle.y + out[1] * inside)
    // Below ears a short cut ends, whatever the colours of a beard are.
    const hangs = out[1] < LOW || Math.abs(x - middle.x) > ASIDE * face.width
    if (colour && hangs) found.push({ x, y, out, size: face.width, colour })
  }
  const crown = crownOf(found)
  if (!cheek || !crown || apart(crown, cheek) < ALIKE || isCloth(crown)) return []
  return found.filter(({ colour }) => isSameHair(crown, colour))
}

/** The middle colour of what a crown is made of: a parting is of skin. */
function crownOf(roots: readonly Root[]): Rgb | undefined {
  const top = roots.filter(({ out }) => out[1] < -CROWN)
  if (top.length === 0) return undefined
  const middle = (c: 0 | 1 | 2) => medianOf(top.map(({ colour }) => colour[c]))
  return [middle(0), middle(1), middle(2)]
}

/** Of one colour, or of one hue in the shade: the sides of a head hang in that of its crown. */
function isSameHair(crown: Rgb, colour: Rgb): boolean {
  if (apart(crown, colour) <= OTHER) return true
  const light = crown[0] + crown[1] + crown[2]
  const dark = colour[0] + colour[1] + colour[2]
  if (dark > light || dark < 0.01) return false
  return Math.hypot(crown[0] / light - colour[0] / dark, crown[2] / light - colour[2] / dark) < SHADED
}

/** No hair is bluer than green: that is a scarf or a hat. */
function isCloth([, green, blue]: Rgb): boolean {
  return blue > 1.25 * green + 0.01
}

function edgeAlong(
  { width, height }: Print,
  mask: Float32Array,
  middle: { x: number; y: number },
  out: readonly [number, number],
  size: number,
): number | undefined {
  for (let far = 0.4 * size; far < 1.25 * size; far += 0.5) {
    const x = Math.round(middle.x + out[0] * far)
    const y = Math.round(middle.y + out[1] * far)
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return undefined
    if (mask[y * width + x]! < 0.5) return far
  }
  return undefined
}

/** The mean about a place: single pixels of hair are as light and dark as single hairs. */
function colourAt({ width, height, r, g, b }: Print, x: number, y: number): Rgb | undefined {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 2 || row < 2 || column >= width - 2 || row >= height - 2) return undefined
  const sums: [number, number, number] = [0, 0, 0]
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const at = (row + dy) * width + column + dx
      sums[0] += r[at]! / 25
      sums[1] += g[at]! / 25
      sums[2] += b[at]! / 25
    }
  }
  return sums
}

function apart(one: Rgb, other: Rgb): number {
  return one.reduce((sum, light, c) => sum + (Math.sqrt(light) - Math.sqrt(other[c as 0])) ** 2, 0)
}

/** Most lie close to the others and run down with them; a few stand off. Hair that ends at the ears is fuzz. */
function drawHairs(context: SKRSContext2D, roots: readonly Root[], shorter: number, random: () => number): void {
  const [right, left] = [roots.filter(({ out }) => out[0] >= 0), roots.filter(({ out }) => out[0] < 0)]
  // What begins on one side of the parting may run down the other.
  const down = [
    [...left.slice(0, 5).toReversed(), ...right],
    [...right.slice(0, 5).toReversed(), ...left],
  ]
  const chains = down.map(evened).filter((chain) => chain.length > 2)
  const isLong = roots.filter(({ out }) => out[1] > LOW).length > LONG * roots.length
  const count = Math.round(((isLong ? 1 : 1.8) * HAIRS * roots.length) / RAYS)
  for (let each = 0; each < count && chains.length > 0; each++) {
    const chain = chains[each % chains.length]!
    const from = Math.floor(random() * chain.length)
    const path = isLong ? lockAlong(chain, from, random) : fuzzAt(chain[from]!, random)
    if (path.length < 2) continue
    // Locks that the light reaches lie beside others in their shade.
    const tone = mix(0.4, 1.9, random() ** 1.7)
    const own = chain[from]!.colour.map((light) => light * tone) as unknown as Rgb
    const last = path[path.length - 1]!
    const shine = context.createLinearGradient(...path[0]!, ...last)
    const share = mix(0.22, 0.68, random()) * (isLong ? 1 : 0.6)
    shine.addColorStop(0, css(own, 0.4 * share))
    shine.addColorStop(0.3, css(own, share))
    shine.addColorStop(1, css(own, 0.25 * share))
    context.strokeStyle = shine
    context.lineWidth = Math.max(0.45, shorter * mix(0.0006, 0.0017, random() ** 2))
    context.beginPath()
    context.moveTo(...path[0]!)
    for (let step = 1; step < path.length - 1; step++) {
      const here = path[step]!
      const next = path[step + 1]!
      context.quadraticCurveTo(...here, (here[0] + next[0]) / 2, (here[1] + next[1]) / 2)
    }
    context.lineTo(...last)
    context.stroke()
  }
}
