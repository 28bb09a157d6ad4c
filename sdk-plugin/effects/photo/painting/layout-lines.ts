import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { alphaOf } from '../../alpha.ts'
import { mix } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import type { Print } from '../photo.ts'
import { topOf } from './without-hair.ts'
import { landmarksOf } from './landmarks.ts'
import type { Subject } from './subject.ts'
import { lightnessOf } from './tone.ts'

/**
 * The first lines of a portrait, which a hand lays before it draws and does not rub out: the oval of the head, where its
 * middle, eyes, nose and mouth are to be, neck and shoulders. Each is drawn lightly and more than once.
 *
 * @returns How much of each pixel they cover, 0 to 1; undefined where nobody is
 */
export function layoutLines(print: Print, { mask, faces }: Subject, seed: number): Float32Array | undefined {
  if (faces.length === 0) return undefined
  const { width, height } = print
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  const random = randomFrom(seed * 1013 + 5)
  const light = lightnessOf(print)
  context.strokeStyle = '#000'
  // Round ends of pieces that lie over each other would be beads on a string.
  context.lineCap = 'butt'
  for (const face of faces.slice(0, 2)) {
    context.save()
    context.translate(face.x + face.width / 2, face.y)
    context.scale(face.width, face.height)
    const { eyes, nose, mouth, chin } = landmarksOf(light, print, face, 'eyes')
    const rows = [topOf(mask, width, height, face), (eyes[0].y + eyes[1].y) / 2, nose.y, mouth.y, chin.y]
    layOut(context, rows.map((row) => (row - face.y) / face.height) as Rows, random)
    context.restore()
  }
  return alphaOf(context.getImageData(0, 0, width, height).data)
}

type Point = readonly [u: number, v: number]

type Rows = [crown: number, eyes: number, nose: number, mouth: number, chin: number]

/** In the box of a face: widths from its middle, heights from its top. */
function layOut(context: SKRSContext2D, [crown, eyes, nose, mouth, chin]: Rows, random: () => number): void {
  const off = (far: number) => far * (random() - 0.5)
  const line = (times: number, strength: number, from: Point, by: Point, to: Point) => {
    for (let each = 0; each < times; each++) {
      const [start, bend, end] = [
        [from[0] + off(0.05), from[1] + off(0.04)],
        [by[0] + off(0.05), by[1] + off(0.04)],
        [to[0] + off(0.06), to[1] + off(0.05)],
      ] as const
      const at = (t: number, c: 0 | 1) => (1 - t) ** 2 * start[c] + 2 * t * (1 - t) * bend[c] + t * t * end[c]
      drag(context, (t) => [at(t, 0), at(t, 1)], strength * mix(0.5, 1, random()), random)
    }
  }
  const middle = (crown + chin) / 2
  for (let each = 0; each < 3; each++) {
    const start = 6.28 * random()
    const long = mix(2, 4.4, random())
    const tilt = off(0.08)
    const cx = off(0.05)
    const cy = middle + off(0.04)
    const wide = 0.64 + off(0.08)
    const high = (chin - crown) / 2 + off(0.08)
    const round = (t: number): Point => {
      const x = wide * Math.cos(start + long * t)
      const y = high * Math.sin(start + long * t)
      return [cx + x - tilt * y, cy + y + tilt * x]
    }
    drag(context, round, mix(0.3, 0.6, random()), random)
  }
  const across = (row: number, far: number, times: number) =>
    line(times, 0.55, [-far, row - 0.01], [0, row + 0.015], [far, row - 0.01])
  line(2, 0.6, [0, crown - 0.22], [0.03, middle], [0.01, chin + 0.3])
  across(eyes, 0.94, 2)
  across(nose, 0.42, 1)
  across(mouth, 0.36, 1)
  for (const side of [-1, 1]) {
    line(2, 0.6, [0.33 * side, chin - 0.08], [0.3 * side, chin + 0.12], [0.38 * side, chin + 0.4])
    line(2, 0.5, [0.2 * side, chin + 0.26], [0.9 * side, chin + 0.26], [1.5 * side, chin + 0.6])
    line(2, 0.5, [1.2 * side, chin + 0.32], [1.5 * side, chin + 0.56], [1.6 * side, chin + 1.1])
  }
}

/** Pieces of a line, each pressed as hard as a hand does there. */
const PIECES = 96

/** One pull of the hand: it sets down lightly, presses and lets go, trembles a little, and skips where the paper is low. */
function drag(context: SKRSContext2D, at: (t: number) => Point, strength: number, random: () => number): void {
  const [phase, beat] = [6.28 * random(), mix(5, 11, random())]
  for (let piece = 0; piece < PIECES; piece++) {
    const t = piece / PIECES
    const next = (piece + 1.08) / PIECES
    const press = Math.sin(Math.PI * t) ** 0.6 * (0.66 + 0.34 * Math.sin(beat * t + phase)) * mix(0.86, 1.06, random())
    context.globalAlpha = Math.min(1, strength * press)
    context.lineWidth = 0.002 + 0.0042 * press
    context.beginPath()
    const tremble = 0.004 * Math.sin(23 * t + phase)
    for (const [place, off] of [
      [t, tremble],
      [next, 0.004 * Math.sin(23 * next + phase)],
    ] as const) {
      const [x, y] = at(place)
      context.lineTo(x + off, y + off)
    }
    context.stroke()
  }
}
