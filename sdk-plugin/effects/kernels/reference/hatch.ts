import { randomFrom } from '../../random.ts'
import { type Hatching, type Paths, stride } from '../hatch.ts'
import { evenPress } from './even-press.ts'
import { drawLine, type Line } from './hatch-line.ts'

/** How far a pen goes before it looks where to, in pixels. */
const STEP = 2.5
const MOST_POINTS = 128
const WAYS = 256

/**
 * Lays strokes one by one, as a hand does: along the forms, thin at both ends, ending where the tone does.
 *
 * @param wanted How much of them is wanted at each pixel, 0 to 1.
 * @param laid What lies there already; each stroke covers a part of what is left.
 */
export function hatch(flow: Paths, wanted: Float32Array, laid: Float32Array, how: Hatching): void {
  const { width, height } = flow.full
  const cell = Math.max(1, how.apart)
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const count = columns * rows
  const taken = new Uint8Array(count)
  const random = randomFrom(how.seed * 9176 + 3)
  const line = newLine()
  const cellAt = (x: number, y: number) => ((y / cell) | 0) * columns + ((x / cell) | 0)
  const walk = walkerOf(flow, wanted, how, (x, y) => how.even === true && taken[cellAt(x, y)] === 1)
  const step = stride(count)
  const stray = how.stray ?? 0
  const fewest = Math.max(3, 1 + (how.least ?? 0) / STEP)
  for (let each = 0, place = 0; each < count; each++, place = (place + step) % count) {
    if (taken[place] === 1) continue
    const x = ((place % columns) + random()) * cell
    const y = (((place / columns) | 0) + random()) * cell
    const longer = random()
    const reach = how.length * (0.32 - 0.5 * stray + (0.18 + 0.6 * stray) * longer)
    const strength = 0.78 - stray + (0.22 + stray) * random()
    const lean = stray === 0 ? 0 : stray * (random() + random() - 1)
    if (x >= width || y >= height || wanted[(y | 0) * width + (x | 0)]! <= how.from) continue
    walk(line, x, y, reach, lean)
    if (line.count < fewest) continue
    for (let point = 0; point < line.count; point++) taken[cellAt(line.x[point]!, line.y[point]!)] = 1
    evenPress(line.want, line.count)
    drawLine(laid, width, height, line, how, strength)
  }
}

function newLine(): Line {
  const points = () => new Float32Array(MOST_POINTS * 2 + 1)
  return { count: 0, x: points(), y: points(), want: points() }
}

/** Follows the forms from a place, back and forth. */
function walkerOf(flow: Paths, wanted: Float32Array, how: Hatching, isTaken: (x: number, y: number) => boolean) {
  const { width, height } = flow.full
  const { turn = 0, past = 0 } = how
  const cos = Float32Array.from({ length: WAYS }, (_, way) => Math.cos((way / WAYS) * 2 * Math.PI + turn))
  const sin = Float32Array.from({ length: WAYS }, (_, way) => Math.sin((way / WAYS) * 2 * Math.PI + turn))
  const scale = 1 / (how.full - how.from)
  const half = {
    x: new Float32Array(MOST_POINTS),
    y: new Float32Array(MOST_POINTS),
    want: new Float32Array(MOST_POINTS),
  }
  let [leanCos, leanSin] = [1, 0]
  const go = (fromX: number, fromY: number, way: 1 | -1, steps: number): number => {
    let [x, y, dx, dy, beyond, count] = [fromX, fromY, 0, 0, 0, 0]
    while (count < steps) {
      const at = Math.min(flow.height - 1, y >> 1) * flow.width + Math.min(flow.width - 1, x >> 1)
      const along = cos[flow.ways[at]!]! * way
      const across = sin[flow.ways[at]!]! * way
      let nx = along * leanCos - across * leanSin
      let ny = along * leanSin + across * leanCos
      const agree = nx * dx + ny * dy
      if (agree < 0) [nx, ny] = [-nx, -ny]
      // Sharp bends are two strokes.
      if (count > 0 && Math.abs(agree) < 0.7) break
      x += nx * STEP
      y += ny * STEP
      if (x < 0 || y < 0 || x >= width || y >= height || isTaken(x, y)) break
      const want = (wanted[(y | 0) * width + (x | 0)]! - how.from) * scale
      beyond = want > 0 ? 0 : beyond + STEP
      if (beyond > past) break
      half.x[count] = x
      half.y[count] = y
      half.want[count++] = Math.min(1, Math.max(0, want))
      dx = nx
      dy = ny
    }
    return count
  }
  return (line: Line, x: number, y: number, reach: number, lean: number): void => {
    leanCos = Math.cos(lean)
    leanSin = Math.sin(lean)
    const steps = Math.min(MOST_POINTS, Math.ceil(reach / STEP))
    const back = go(x, y, -1, steps)
    for (let at = 0; at < back; at++) {
      line.x[back - 1 - at] = half.x[at]!
      line.y[back - 1 - at] = half.y[at]!
      line.want[back - 1 - at] = half.want[at]!
    }
    line.x[back] = x
    line.y[back] = y
    line.want[back] = Math.min(1, (wanted[(y | 0) * width + (x | 0)]! - how.from) * scale)
    const forth = go(x, y, 1, steps)
    line.x.set(half.x.subarray(0, forth), back + 1)
    line.y.set(half.y.subarray(0, forth), back + 1)
    line.want.set(half.want.subarray(0, forth), back + 1)
    line.count = back + 1 + forth
  }
}
