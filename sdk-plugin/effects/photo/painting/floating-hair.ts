import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { drawWithin } from '../../sprite.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'
import { shoreOf } from './water.ts'

/** Below this skin and hair are alike, as squares of roots of light. */
const ALIKE = 0.03

/** Long hair of people in the water: strands that leave the head at the waterline, spread and wave in the stream. */
export function floatHair(print: Print, { faces, mask }: Subject, seed: number): void {
  const { lineAt } = shoreOf(faces)
  for (const [index, face] of faces.entries()) {
    const random = randomFrom(seed * 389 + index)
    for (const side of [-1, 1] as const) {
      const x = face.x + (side < 0 ? -0.04 : 1.04) * face.width
      const line = lineAt(x)
      const hair = hairAt(print, mask, face, x, line - 0.12 * face.height)
      if (hair) spread(print, { face, side, line, lineAt, mask, hair }, random)
    }
  }
}

/** The hair's colour at a place; nothing where there is none, or where it cannot be told from skin. */
function hairAt(print: Print, mask: Float32Array, face: Face, x: number, y: number): Rgb | undefined {
  const { width, height, r, g, b } = print
  const place = (px: number, py: number) => {
    const [column, row] = [Math.round(px), Math.round(py)]
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column
  }
  const at = place(x, y)
  const cheek = place(face.x + 0.5 * face.width, face.y + 0.6 * face.height)
  if (at < 0 || cheek < 0 || mask[at]! < 0.7) return undefined
  const apart = [r, g, b].reduce((sum, of) => sum + (Math.sqrt(of[at]!) - Math.sqrt(of[cheek]!)) ** 2, 0)
  return apart < ALIKE ? undefined : [r[at]!, g[at]!, b[at]!]
}

interface Lock {
  face: Face
  side: -1 | 1
  /** The row that the water reaches beside the head, and at a column. */
  line: number
  lineAt: (x: number) => number
  mask: Float32Array
  hair: Rgb
}

function spread(print: Print, { face, side, line, lineAt, mask, hair }: Lock, random: () => number): void {
  const { width: w, height: h } = face
  const root = face.x + (side < 0 ? 0 : 1) * w
  const part = { x: root - (side < 0 ? 1.3 : 0.3) * w, y: line - 0.12 * h, width: 1.6 * w, height: 0.85 * h }
  drawWithin(print, part, (context) => {
    context.lineCap = 'round'
    for (let strand = 0; strand < 200; strand++) {
      const t = random()
      const x = root + side * mix(-0.3, 0.1, t) * w
      const top = lineAt(x) - mix(0.01, 0.03, random()) * h
      const start = Math.round(Math.max(0, top - 0.02 * h)) * print.width + Math.round(x)
      if (!(mask[start]! > 0.6)) continue
      const far = mix(0.25, 1.15, random()) * mix(0.3, 1, t)
      const deep = line + mix(0.3, 0.07, t) * mix(0.4, 1.1, random()) * h
      const wave = 0.15 * h * Math.sin(strand * 0.7 + 4 * random())
      // What lies in the water is darker.
      const tone = mix(0.2, 0.75, random())
      const [red, green, blue] = hair.map((light) => Math.round(255 * Math.sqrt(Math.min(1, light * tone))))
      context.globalAlpha = mix(0.07, 0.24, random())
      context.strokeStyle = `rgb(${red} ${green} ${blue})`
      curl(context, {
        from: [x, top],
        over: [x + side * 0.1 * w, top + 0.16 * h + wave],
        past: [x + side * far * 0.6 * w, deep - 1.5 * wave],
        to: [x + side * far * w, deep + 0.4 * wave],
        width: w * mix(0.004, 0.022, random() ** 2),
      })
    }
  })
}

type Point = readonly [number, number]

function curl(
  context: SKRSContext2D,
  { from, over, past, to, width }: { from: Point; over: Point; past: Point; to: Point; width: number },
): void {
  context.lineWidth = width
  context.beginPath()
  context.moveTo(...from)
  context.bezierCurveTo(...over, ...past, ...to)
  context.stroke()
}
