import { setImmediate } from 'node:timers/promises'
import { classify } from './classify.ts'
import type { Filters } from './filters.ts'
import type { Planes } from './planes.ts'
import { EIGHTHS, REACH, TAPS } from './shape.ts'

/** Rows between two looks at the signal. */
const ROWS = 48

/** Twice the size, each pixel by the filters of its class. Values may lie a little beyond 0 and 255. */
export async function double(
  { planes, width, height }: Planes,
  filters: Filters,
  signal: AbortSignal,
): Promise<Planes> {
  const classes = classify(lumaOf(planes), width, height, filters.grainy)
  const stride = width + 2 * REACH
  const padded = planes.map((plane) => pad(plane, width, height)) as unknown as Planes['planes']
  const out = planes.map(() => new Float32Array(width * height * 4)) as unknown as Planes['planes']
  for (let top = 0; top < height; top += ROWS) {
    signal.throwIfAborted()
    const rows = { top, bottom: Math.min(height, top + ROWS) }
    filterRows(padded, out, { classes, weights: filters.weights, width, stride, ...rows })
    await setImmediate()
  }
  return { width: width * 2, height: height * 2, planes: out }
}

interface Rows {
  classes: Uint16Array
  weights: Float32Array
  width: number
  stride: number
  top: number
  bottom: number
}

function filterRows(from: Planes['planes'], to: Planes['planes'], rows: Rows): void {
  const { classes, weights, width, stride, top, bottom } = rows
  const [red, green, blue] = from
  const [redOut, greenOut, blueOut] = to
  const count = TAPS.length
  const offsets = EIGHTHS.map(({ taps }) => Int32Array.from(taps, ([dx, dy]) => dy * stride + dx))
  const quarters = EIGHTHS.map(({ quarters: order }) => Int32Array.from(order, (q) => (q >> 1) * width * 2 + (q & 1)))
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + REACH) * stride + x + REACH
      const place = classes[y * width + x]!
      const offset = offsets[place & 7]!
      let weight = (place >> 3) * count * 4
      let r0 = 0,
        r1 = 0,
        r2 = 0,
        r3 = 0
      let g0 = 0,
        g1 = 0,
        g2 = 0,
        g3 = 0
      let b0 = 0,
        b1 = 0,
        b2 = 0,
        b3 = 0
      for (let tap = 0; tap < count; tap++, weight += 4) {
        const place = at + offset[tap]!
        const w0 = weights[weight]!
        const w1 = weights[weight + 1]!
        const w2 = weights[weight + 2]!
        const w3 = weights[weight + 3]!
        const r = red[place]!
        r0 += w0 * r
        r1 += w1 * r
        r2 += w2 * r
        r3 += w3 * r
        const g = green[place]!
        g0 += w0 * g
        g1 += w1 * g
        g2 += w2 * g
        g3 += w3 * g
        const b = blue[place]!
        b0 += w0 * b
        b1 += w1 * b
        b2 += w2 * b
        b3 += w3 * b
      }
      const corner = y * 2 * width * 2 + x * 2
      const order = quarters[place & 7]!
      const [p0, p1, p2, p3] = [corner + order[0]!, corner + order[1]!, corner + order[2]!, corner + order[3]!]
      redOut[p0] = r0
      redOut[p1] = r1
      redOut[p2] = r2
      redOut[p3] = r3
      greenOut[p0] = g0
      greenOut[p1] = g1
      greenOut[p2] = g2
      greenOut[p3] = g3
      blueOut[p0] = b0
      blueOut[p1] = b1
      blueOut[p2] = b2
      blueOut[p3] = b3
    }
  }
}

function lumaOf([red, green, blue]: Planes['planes']): Float32Array {
  const luma = new Float32Array(red.length)
  for (let at = 0; at < luma.length; at++) luma[at] = 0.299 * red[at]! + 0.587 * green[at]! + 0.114 * blue[at]!
  return luma
}

/** The plane with its edges repeated on every side. */
function pad(plane: Float32Array, width: number, height: number): Float32Array {
  const stride = width + 2 * REACH
  const padded = new Float32Array(stride * (height + 2 * REACH))
  for (let y = -REACH; y < height + REACH; y++) {
    const row = Math.min(height - 1, Math.max(0, y)) * width
    const to = (y + REACH) * stride
    padded.set(plane.subarray(row, row + width), to + REACH)
    padded.fill(plane[row]!, to, to + REACH)
    padded.fill(plane[row + width - 1]!, to + REACH + width, to + stride)
  }
  return padded
}
