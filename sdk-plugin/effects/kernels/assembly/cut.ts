import { adopt, noOrphans, orphan } from './cut-adopt'
import {
  activate,
  arc,
  depths,
  FREE,
  isOpen,
  layOut,
  mark,
  nextActive,
  nodes,
  parentOf,
  plant,
  row,
  SINK,
  SOURCE,
  stamps,
  step,
  TERMINAL,
  terminal,
  treeOf,
} from './cut-grid'

/** Less is no capacity. */
const EPSILON: f64 = 1e-6

/**
 * The smallest cut through a grid of pixels with eight neighbours each (Boykov and Kolmogorov 2004): trees grow from both
 * terminals, flow goes where they meet, and cut branches are adopted again. `leanings` are the capacities to the
 * terminals, `east`, `southwest`, `south` and `southeast` those to the neighbours; `labels` become 1 on the source's side.
 * `work` are 14 numbers of 4 bytes for each node of the grid, of zeros.
 */
export function cut(
  leanings: usize,
  east: usize,
  southwest: usize,
  south: usize,
  southeast: usize,
  width: i32,
  height: i32,
  work: usize,
  labels: usize,
): void {
  layOut(width, height, work)
  noOrphans()
  for (let y = 0, at: usize = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const node = (y + 1) * row + x + 1
      store<f32>(terminal + (<usize>node << 2), load<f32>(leanings + at))
      if (x + 1 < width) join(node, 4, load<f32>(east + at))
      if (y + 1 === height) continue
      if (x > 0) join(node, 5, load<f32>(southwest + at))
      join(node, 6, load<f32>(south + at))
      if (x + 1 < width) join(node, 7, load<f32>(southeast + at))
    }
  }
  push()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      store<u8>(labels + y * width + x, <u8>(treeOf((y + 1) * row + x + 1) === SOURCE))
    }
  }
}

function join(node: i32, direction: i32, capacity: f32): void {
  store<f32>(arc(node, direction), capacity)
  store<f32>(arc(node + step(direction), 7 - direction), capacity)
}

/** Pushes all the flow there is. */
function push(): void {
  for (let node = 0; node < nodes; node++) {
    const capacity = load<f32>(terminal + (<usize>node << 2))
    if (capacity === 0) continue
    plant(node, capacity > 0 ? SOURCE : SINK, TERMINAL)
    mark(node, 1, 0)
    activate(node)
  }
  for (;;) {
    const node = nextActive()
    if (node < 0) return
    for (;;) {
      const direction = grow(node)
      if (direction < 0) break
      augment(node, direction)
      adopt()
      if (treeOf(node) === FREE) break
    }
  }
}

/** Takes free neighbours into the tree; the direction in which the other tree was met, or -1. */
function grow(node: i32): i32 {
  const tree = treeOf(node)
  for (let direction = 0; direction < 8; direction++) {
    const other = node + step(direction)
    if (!isOpen(node, other, direction, tree)) continue
    if (treeOf(other) === FREE) {
      plant(other, tree, <i8>(7 - direction))
      const at = <usize>node << 2
      mark(other, load<i32>(depths + at) + 1, load<i32>(stamps + at))
      activate(other)
    } else if (treeOf(other) !== tree) {
      activate(node)
      return direction
    }
  }
  return -1
}

function augment(node: i32, direction: i32): void {
  const other = node + step(direction)
  const isSource = treeOf(node) === SOURCE
  const from = isSource ? node : other
  const to = isSource ? other : node
  const across = isSource ? direction : 7 - direction
  let flow = load<f32>(arc(from, across))
  flow = min(flow, narrowest(from, true))
  flow = min(flow, narrowest(to, false))
  const there = arc(from, across)
  const back = arc(to, 7 - across)
  store<f32>(there, load<f32>(there) - flow)
  store<f32>(back, load<f32>(back) + flow)
  drain(from, flow, true)
  drain(to, flow, false)
}

/** How much can flow on the path between a node and its terminal. */
function narrowest(start: i32, isSource: bool): f32 {
  let flow: f32 = Infinity
  let at = start
  for (let up = <i32>parentOf(at); up !== <i32>TERMINAL; up = <i32>parentOf(at)) {
    const next = at + step(up)
    flow = min(flow, load<f32>(isSource ? arc(next, 7 - up) : arc(at, up)))
    at = next
  }
  return min(flow, abs(load<f32>(terminal + (<usize>at << 2))))
}

/** Takes the flow off the path from a node to its terminal; what is full orphans its child. */
function drain(start: i32, flow: f32, isSource: bool): void {
  let at = start
  for (let up = <i32>parentOf(at); up !== <i32>TERMINAL; up = <i32>parentOf(at)) {
    const next = at + step(up)
    const down = isSource ? arc(next, 7 - up) : arc(at, up)
    const back = isSource ? arc(at, up) : arc(next, 7 - up)
    const left = load<f32>(down) - flow
    store<f32>(back, load<f32>(back) + flow)
    const isFull = <f64>left <= EPSILON
    store<f32>(down, isFull ? 0 : left)
    if (isFull) orphan(at)
    at = next
  }
  const end = terminal + (<usize>at << 2)
  const left = load<f32>(end) + (isSource ? -flow : flow)
  const isFull = <f64>abs(left) <= EPSILON
  store<f32>(end, isFull ? 0 : left)
  if (isFull) orphan(at)
}
