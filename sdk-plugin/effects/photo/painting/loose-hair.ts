import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { LIGHT, mix, type Rgb } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { css, type Part } from '../../sprite.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** Rays about a head on which the edge of its hair is looked for, and hairs that leave it, for a whole round. */
const RAYS = 180
const HAIRS = 540
/** Below this hair and skin are alike, above that it is something else than hair, as squares of roots of light. */
const ALIKE = 0.03
const OTHER = 0.05

/**
 * Single hairs that leave the edge of heads, in the hair's own colours: no mask that was found by colour has them, and
 * without them a head is a shape cut with scissors. To be called when the edge is clean.
 *
 * @returns The mask with them; the print has their colours where it is now more than before
 */
export function loosenHair(print: Print, mask: Float32Array, faces: readonly Face[]): Float32Array {
  const heads = faces.map((face) => hairEdge(print, mask, face)).filter((edge) => edge.length > 0)
  if (heads.length === 0) return mask
  const part = partOf(print, heads)
  const context = canvasModule().createCanvas(part.width, part.height).getContext('2d')
  context.translate(-part.x, -part.y)
  context.lineCap = 'round'
  for (const [index, edge] of heads.entries()) {
    drawHairs(context, edge, Math.min(print.width, print.height), randomFrom(7013 * index + 17))
  }
  return layHairs(print, mask, part, context.getImageData(0, 0, part.width, part.height).data)
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

function layHairs({ width, r, g, b }: Print, mask: Float32Array, part: Part, data: Uint8ClampedArray): Float32Array {
  const loose = mask.slice()
  for (let y = 0, from = 0; y < part.height; y++) {
    for (let x = 0, at = (part.y + y) * width + part.x; x < part.width; x++, at++, from += 4) {
      const own = data[from + 3]! / 255
      // The canvas keeps no true colours of what is nearly clear.
      if (own < 0.04 || mask[at]! > 0.98) continue
      const before = mask[at]! * (1 - own)
      const share = own / (own + before)
      loose[at] = own + before
      r[at]! += (LIGHT[data[from]!]! - r[at]!) * share
      g[at]! += (LIGHT[data[from + 1]!]! - g[at]!) * share
      b[at]! += (LIGHT[data[from + 2]!]! - b[at]!) * share
    }
  }
  return loose
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
  const roots: Root[] = []
  let crown: Rgb | undefined
  // From the crown down on both sides, so that what the crown is made of is known first.
  for (let each = 0; each < 0.64 * RAYS; each++) {
    const side = each % 2 === 0 ? 1 : -1
    const angle = (side * Math.PI * Math.ceil(each / 2)) / (RAYS / 2)
    const out = [Math.sin(angle), -Math.cos(angle)] as const
    const far = edgeAlong(print, mask, middle, out, face.width)
    if (far === undefined) continue
    const [x, y] = [middle.x + out[0] * far, middle.y + out[1] * far]
    const inside = far - 0.05 * face.width
    const colour = colourAt(print, middle.x + out[0] * inside, middle.y + out[1] * inside)
    crown ??= colour
    if (cheek === undefined || crown === undefined || colour === undefined) continue
    if (apart(crown, cheek) < ALIKE || apart(crown, colour) > OTHER || isCloth(crown)) continue
    roots.push({ x, y, out, size: face.width, colour })
  }
  return roots
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
    const [x, y] = [Math.round(middle.x + out[0] * far), Math.round(middle.y + out[1] * far)]
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return undefined
    if (mask[y * width + x]! < 0.5) return far
  }
  return undefined
}

function colourAt({ width, height, r, g, b }: Print, x: number, y: number): Rgb | undefined {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined
  const at = row * width + column
  return [r[at]!, g[at]!, b[at]!]
}

function apart(one: Rgb, other: Rgb): number {
  return one.reduce((sum, light, c) => sum + (Math.sqrt(light) - Math.sqrt(other[c as 0])) ** 2, 0)
}

/** Most lie close to the others and run down with them; a few stand off. */
function drawHairs(context: SKRSContext2D, roots: readonly Root[], shorter: number, random: () => number): void {
  const count = Math.round((HAIRS * roots.length) / RAYS)
  for (let each = 0; each < count; each++) {
    const { x, y, out, size, colour } = roots[Math.floor(random() * roots.length)]!
    const way = out[0] < 0 || (out[0] < 0.12 && random() < 0.5) ? -1 : 1
    // Along the edge, downwards.
    const along = [-out[1] * way, out[0] * way] as const
    // A few stand off, the others hug the head; both thin out to nothing.
    const stray = random() < 0.07
    const long = size * (stray ? mix(0.16, 0.36, random()) : mix(0.1, 0.42, random()))
    const lift = size * (stray ? mix(0.012, 0.04, random()) : mix(0, 0.012, random() ** 2))
    const root = -0.03 * size
    const at = (run: number, off: number) =>
      [x + along[0] * run + out[0] * off, y + along[1] * run + out[1] * off] as const
    // The head is round: what goes straight on along the edge leaves it.
    const fall = (0.72 * long * long) / size
    const tone = mix(0.55, 1.15, random())
    const tip = at(0.7 * long, lift * mix(-0.6, 0.8, random()) - 0.72 * fall)
    const shine = context.createLinearGradient(x, y, ...tip)
    const share = mix(0.14, 0.42, random()) * (stray ? 0.8 : 1)
    shine.addColorStop(0, css([colour[0] * tone, colour[1] * tone, colour[2] * tone], share))
    shine.addColorStop(1, css([colour[0] * tone, colour[1] * tone, colour[2] * tone], 0.2 * share))
    context.strokeStyle = shine
    context.lineWidth = Math.max(0.5, shorter * mix(0.0007, 0.0015, random()))
    context.beginPath()
    context.moveTo(...at(-0.3 * long, root - 0.12 * fall))
    context.bezierCurveTo(...at(-0.05 * long, 0.5 * lift), ...at(0.35 * long, lift - 0.18 * fall), ...tip)
    context.stroke()
  }
}
