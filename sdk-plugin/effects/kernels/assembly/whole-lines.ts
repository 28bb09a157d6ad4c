/** Rows of lines, each pixel the mean along the form that runs through it; see `../whole-lines.ts`. */

import { planeAt, real, whole } from './block'

// prettier-ignore
const enum Field { Lines, Own, Where, Drawn, FlowX, FlowY, Width, Height, FlowWidth, FlowHeight, Side, Columns, Steps, Step }

/** What the walk at work has met so far: its line, and how much that counts. */
let sum: f32 = 0
let weight: f32 = 0

function walk(block: usize, x: i32, y: i32, way: f32): void {
  const width = whole(block, Field.Width)
  const height = whole(block, Field.Height)
  const across = whole(block, Field.FlowWidth)
  const lastX = across - 1
  const lastY = whole(block, Field.FlowHeight) - 1
  const flowX = planeAt(block, Field.FlowX)
  const flowY = planeAt(block, Field.FlowY)
  const own = planeAt(block, Field.Own)
  const steps = whole(block, Field.Steps)
  const step = real(block, Field.Step)
  const fade: f32 = 1 / <f32>(steps + 1)
  let px = <f32>x
  let py = <f32>y
  let dx: f32 = 0
  let dy: f32 = 0
  for (let each = 1; each <= steps; each++) {
    const cell = <usize>(min(lastY, <i32>py >> 1) * across + min(lastX, <i32>px >> 1)) << 2
    let nx = load<f32>(flowX + cell) * way
    let ny = load<f32>(flowY + cell) * way
    if (each > 1 && nx * dx + ny * dy < 0) {
      nx = -nx
      ny = -ny
    }
    px += nx * step
    py += ny * step
    if (px < 0 || py < 0 || px >= <f32>width || py >= <f32>height) return
    const much: f32 = 1 - <f32>each * fade
    sum += much * load<f32>(own + (<usize>(<i32>py * width + <i32>px) << 2))
    weight += much
    dx = nx
    dy = ny
  }
}

export function joinLines(block: usize, y: i32): void {
  const width = whole(block, Field.Width)
  const side = whole(block, Field.Side)
  const drawn = planeAt(block, Field.Drawn) + <usize>((y / side) * whole(block, Field.Columns))
  const row = <usize>(y * width) << 2
  for (let x = 0; x < width; x++) {
    const at = row + (<usize>x << 2)
    const share = load<f32>(planeAt(block, Field.Where) + at)
    // Where no line is within reach there is nothing to join.
    if (share == 0 || load<u8>(drawn + <usize>(x / side)) == 0) continue
    sum = load<f32>(planeAt(block, Field.Own) + at)
    weight = 1
    walk(block, x, y, -1)
    walk(block, x, y, 1)
    const line = planeAt(block, Field.Lines) + at
    const was = load<f32>(line)
    store<f32>(line, was + (sum / weight - was) * share)
  }
}
