/** Strokes laid one by one, along forms; see `../hatch.ts`. */

import { numberAt, planeAt, whole } from './block'
import { drawLine, LINE_BYTES, MOST_POINTS } from './hatch-line'

/** `Taken` has a byte for each cell; `Cos` and `Sin` are of 256 ways; `Line` and `Half` are lines of points. */
// prettier-ignore
const enum Field {
  Laid, Wanted, Ways, FlowWidth, FlowHeight, Width, Height, Taken, Columns, Count, Stride, Even, Cos, Sin, Line, Half,
  Numbers, Seed,
}

/** The first four are the look of strokes. */
// prettier-ignore
const enum Number { Cell = 4, Length, From, Scale, Stray, Past, Fewest }

/** How far a pen goes before it looks where to, in pixels. */
const STEP: f64 = 2.5
/** How much of a change a hand has made after a step. */
const SLUGGISH: f64 = 0.55

let state: u32 = 0

/** See `randomFrom`. */
function random(): f64 {
  state += 0x6d2b79f5
  let mixed = (state ^ (state >> 15)) * (1 | state)
  mixed = (mixed + (mixed ^ (mixed >> 7)) * (61 | mixed)) ^ mixed
  return <f64>(mixed ^ (mixed >> 14)) / 4294967296
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function cellAt(block: usize, x: f64, y: f64): usize {
  const cell = numberAt(planeAt(block, Field.Numbers), Number.Cell)
  return planeAt(block, Field.Taken) + <usize>(<i32>(y / cell) * whole(block, Field.Columns) + <i32>(x / cell))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function wantedAt(block: usize, x: f64, y: f64): f64 {
  const at = planeAt(block, Field.Wanted) + (<usize>(<i32>y * whole(block, Field.Width) + <i32>x) << 2)
  return <f64>load<f32>(at)
}

/** Follows the forms from a place one way, into the line `Half`. Returns how many points it has. */
function go(block: usize, fromX: f64, fromY: f64, way: f64, steps: i32, leanCos: f64, leanSin: f64): i32 {
  const numbers = planeAt(block, Field.Numbers)
  const across = whole(block, Field.FlowWidth)
  const lastX = across - 1
  const lastY = whole(block, Field.FlowHeight) - 1
  const width = <f64>whole(block, Field.Width)
  const height = <f64>whole(block, Field.Height)
  const isEven = whole(block, Field.Even) != 0
  const half = planeAt(block, Field.Half)
  const from = numberAt(numbers, Number.From)
  const scale = numberAt(numbers, Number.Scale)
  const past = numberAt(numbers, Number.Past)
  let x = fromX
  let y = fromY
  let dx: f64 = 0
  let dy: f64 = 0
  let beyond: f64 = 0
  let count = 0
  while (count < steps) {
    const at = min(lastY, <i32>y >> 1) * across + min(lastX, <i32>x >> 1)
    const direction = (<usize>load<u8>(planeAt(block, Field.Ways) + <usize>at)) << 2
    const along = <f64>load<f32>(planeAt(block, Field.Cos) + direction) * way
    const aside = <f64>load<f32>(planeAt(block, Field.Sin) + direction) * way
    let nx = along * leanCos - aside * leanSin
    let ny = along * leanSin + aside * leanCos
    const agree = nx * dx + ny * dy
    if (agree < 0) {
      nx = -nx
      ny = -ny
    }
    // Sharp bends are two strokes.
    if (count > 0 && abs(agree) < 0.7) break
    x += nx * STEP
    y += ny * STEP
    if (x < 0 || y < 0 || x >= width || y >= height) break
    if (isEven && load<u8>(cellAt(block, x, y)) == 1) break
    const want = (wantedAt(block, x, y) - from) * scale
    beyond = want > 0 ? 0 : beyond + STEP
    if (beyond > past) break
    setPoint(half, count, x, y, min(1, max(0, want)))
    count++
    dx = nx
    dy = ny
  }
  return count
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function setPoint(line: usize, point: i32, x: f64, y: f64, want: f64): void {
  const at = line + ((<usize>point) << 2)
  store<f32>(at, <f32>x)
  store<f32>(at + LINE_BYTES, <f32>y)
  store<f32>(at + 2 * LINE_BYTES, <f32>want)
}

/** Back and forth from a place, into the line `Line`. Returns how many points it has. */
function walk(block: usize, x: f64, y: f64, reach: f64, lean: f64): i32 {
  const numbers = planeAt(block, Field.Numbers)
  const line = planeAt(block, Field.Line)
  const half = planeAt(block, Field.Half)
  const leanCos = Math.cos(lean)
  const leanSin = Math.sin(lean)
  const steps = min(MOST_POINTS, <i32>ceil(reach / STEP))
  const back = go(block, x, y, -1, steps, leanCos, leanSin)
  for (let part: usize = 0; part < 3; part++) {
    const from = half + part * LINE_BYTES
    const to = line + part * LINE_BYTES
    for (let at = 0; at < back; at++) {
      store<f32>(to + ((<usize>(back - 1 - at)) << 2), load<f32>(from + ((<usize>at) << 2)))
    }
  }
  const want = (wantedAt(block, x, y) - numberAt(numbers, Number.From)) * numberAt(numbers, Number.Scale)
  setPoint(line, back, x, y, min(1, want))
  const forth = go(block, x, y, 1, steps, leanCos, leanSin)
  for (let part: usize = 0; part < 3; part++) {
    const offset = part * LINE_BYTES
    memory.copy(line + offset + ((<usize>(back + 1)) << 2), half + offset, (<usize>forth) << 2)
  }
  return back + 1 + forth
}

/** A hand presses harder and lighter in sweeps: grain of the photo below a stroke would make it a row of dashes. */
function evenPress(wants: usize, count: i32): void {
  let press = <f64>load<f32>(wants)
  for (let point = 0; point < count; point++) {
    const at = wants + ((<usize>point) << 2)
    press += SLUGGISH * (<f64>load<f32>(at) - press)
    store<f32>(at, <f32>press)
  }
  for (let point = count - 1; point >= 0; point--) {
    const at = wants + ((<usize>point) << 2)
    press += SLUGGISH * (<f64>load<f32>(at) - press)
    store<f32>(at, <f32>press)
  }
}

/** A layer of strokes. */
export function hatch(block: usize): void {
  const numbers = planeAt(block, Field.Numbers)
  const line = planeAt(block, Field.Line)
  const columns = whole(block, Field.Columns)
  const count = whole(block, Field.Count)
  const width = whole(block, Field.Width)
  const height = whole(block, Field.Height)
  const cell = numberAt(numbers, Number.Cell)
  const stray = numberAt(numbers, Number.Stray)
  const from = numberAt(numbers, Number.From)
  const fewest = numberAt(numbers, Number.Fewest)
  state = <u32>whole(block, Field.Seed)
  for (let each = 0, place = 0; each < count; each++, place = (place + whole(block, Field.Stride)) % count) {
    if (load<u8>(planeAt(block, Field.Taken) + <usize>place) == 1) continue
    const x = (<f64>(place % columns) + random()) * cell
    const y = (<f64>(place / columns) + random()) * cell
    const longer = random()
    const reach = numberAt(numbers, Number.Length) * (0.32 - 0.5 * stray + (0.18 + 0.6 * stray) * longer)
    const strength = 0.78 - stray + (0.22 + stray) * random()
    let lean: f64 = 0
    if (stray != 0) {
      const first = random()
      lean = stray * (first + random() - 1)
    }
    if (x >= <f64>width || y >= <f64>height || wantedAt(block, x, y) <= from) continue
    const points = walk(block, x, y, reach, lean)
    if (<f64>points < fewest) continue
    for (let point = 0; point < points; point++) {
      const at = line + ((<usize>point) << 2)
      store<u8>(cellAt(block, <f64>load<f32>(at), <f64>load<f32>(at + LINE_BYTES)), 1)
    }
    evenPress(line + 2 * LINE_BYTES, points)
    drawLine(planeAt(block, Field.Laid), width, height, line, points, numbers, strength)
  }
}
