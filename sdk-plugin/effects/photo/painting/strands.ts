import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { mix, type Rgb } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { randomFrom } from '../../random.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { hairEdge, type Root } from './loose-hair.ts'

/** Locks round a whole head, and how many strands each has. */
const LOCKS = 34
const STRANDS = [2, 6] as const

/** Strands of hair as a hand draws them. */
export interface Strands {
  /** How much of each pixel they cover, 0 to 1: width × height values. */
  laid: Float32Array
  /** The hair's colour on the whole. */
  colour: Rgb
}

/**
 * Locks that leave the outline of hair, run down beside it and part at their ends: drawn heads without them wear a hood.
 * Undefined where no head has hair that can be told from its ground.
 */
export function strandsOf(print: Print, mask: Float32Array, faces: readonly Face[], seed: number): Strands | undefined {
  const heads = faces.slice(0, 4).map((face) => hairEdge(print, mask, face))
  const roots = heads.flat()
  if (roots.length === 0) return undefined
  const { width, height } = print
  const far = 0.12 * Math.max(...roots.map(({ size }) => size))
  const left = Math.max(0, Math.floor(Math.min(...roots.map(({ x }) => x)) - far))
  const top = Math.max(0, Math.floor(Math.min(...roots.map(({ y }) => y)) - far))
  const wide = Math.min(width, Math.ceil(Math.max(...roots.map(({ x }) => x)) + far)) - left
  const high = Math.min(height, Math.ceil(Math.max(...roots.map(({ y }) => y)) + far)) - top
  const context = canvasModule().createCanvas(wide, high).getContext('2d')
  context.translate(-left, -top)
  for (const [index, head] of heads.entries()) {
    if (head.length > 0) drawLocks(context, head, randomFrom(seed * 613 + 41 * index))
  }
  const { data } = context.getImageData(0, 0, wide, high)
  const laid = plane(width * height)
  for (let y = 0, from = 3; y < high; y++) {
    for (let x = 0, at = (top + y) * width + left; x < wide; x++, at++, from += 4) laid[at] = data[from]! / 255
  }
  const mean = (c: 0 | 1 | 2) => roots.reduce((sum, { colour }) => sum + colour[c], 0) / roots.length
  return { laid, colour: [mean(0), mean(1), mean(2)] }
}

function drawLocks(context: SKRSContext2D, roots: readonly Root[], random: () => number): void {
  const count = Math.max(3, Math.round((LOCKS * roots.length) / 180))
  // From one side over the crown to the other: locks keep apart, or they are a fringe.
  const edge = roots.toSorted((a, b) => Math.atan2(a.out[0], -a.out[1]) - Math.atan2(b.out[0], -b.out[1]))
  for (let lock = 0; lock < count; lock++) {
    const from = ((lock + 0.9 * random()) / count) * (edge.length - 1)
    const way = from < edge.length * mix(0.42, 0.58, random()) ? -1 : 1
    // No lock runs on where the edge of the hair is not known.
    const room = way > 0 ? edge.length - from : from
    const long = Math.min(room, mix(7, 30, random() ** 1.3))
    if (long < 4) continue
    // Most lie close to the head: what stands off all round is a fringe of wires.
    const off = mix(0.002, 0.03, random() ** 2.4)
    const strands = Math.round(mix(...STRANDS, random()))
    for (let each = 0; each < strands; each++) {
      const own = { way, long: long * mix(0.6, 1.1, random()), off: off * mix(0.1, 1.6, random()) } as const
      drawStrand(context, edge, { ...own, from: from + 8 * (random() - 0.5) }, random)
    }
  }
}

interface Strand {
  /** Places of the edge: where it begins, which way it runs, and how far. */
  from: number
  way: 1 | -1
  long: number
  /** How far from the head its tip is, in face widths. */
  off: number
}

/** Along the outline and a little away from it, thin at both ends. */
function drawStrand(
  context: SKRSContext2D,
  edge: readonly Root[],
  { from, way, long, off }: Strand,
  random: () => number,
): void {
  const { size } = edge[0]!
  const half = size * mix(0.0014, 0.0048, random() ** 1.7)
  const wave = random() * 6
  const points = Array.from({ length: 10 }, (_, step) => {
    const t = step / 9
    const away = size * (mix(-0.035, off, t * t * (3 - 2 * t)) + 0.008 * Math.sin(4 * t + wave))
    const { x, y, out } = placeOn(edge, from + way * long * t)
    const wide = half * Math.sin(Math.PI * Math.min(1, 0.08 + 0.92 * t)) ** 0.8
    return [x + out[0] * away, y + out[1] * away, out[0] * wide, out[1] * wide] as const
  })
  context.globalAlpha = mix(0.3, 0.75, random())
  context.beginPath()
  for (const [x, y, dx, dy] of points) context.lineTo(x + dx, y + dy)
  for (const [x, y, dx, dy] of points.toReversed()) context.lineTo(x - dx, y - dy)
  context.fill()
}

/** A place between two roots; beyond the last one the edge goes on as it went for a little. */
function placeOn(edge: readonly Root[], place: number): Pick<Root, 'x' | 'y' | 'out'> {
  const last = edge.length - 1
  const first = Math.min(Math.max(0, last - 1), Math.max(0, Math.floor(place)))
  const a = edge[first]!
  const b = edge[Math.min(last, first + 1)]!
  const t = Math.min(3, Math.max(-2, place - first))
  return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t), out: t < 0.5 ? a.out : b.out }
}
