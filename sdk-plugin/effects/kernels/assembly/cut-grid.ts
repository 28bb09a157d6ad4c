/** The grid that is cut, in memory: its capacities, the trees that grow in it, and the nodes that have work. */

/** What a pixel belongs to. */
export const FREE: u8 = 0
export const SOURCE: u8 = 1
export const SINK: u8 = 2
/** Parents that are no neighbours. */
export const NONE: i8 = -1
export const TERMINAL: i8 = -2

/** Nodes of a row: the grid is one pixel wider on each side than the picture, so that no step needs a test for the edge. */
export let row: i32 = 0
export let nodes: i32 = 0
/** Residual capacity of each node's eight arcs; the opposite of arc d is 7 - d. */
let arcs: usize = 0
/** Residual capacity to the source when positive, to the sink when negative. */
export let terminal: usize = 0
export let stamps: usize = 0
export let depths: usize = 0
let queue: usize = 0
export let orphans: usize = 0
let trees: usize = 0
let parents: usize = 0
let queued: usize = 0
let head: i32 = 0
let tail: i32 = 0

export function layOut(width: i32, height: i32, work: usize): void {
  row = width + 2
  nodes = row * (height + 2)
  const each = <usize>nodes << 2
  arcs = work
  terminal = arcs + (each << 3)
  stamps = terminal + each
  depths = stamps + each
  queue = depths + each
  orphans = queue + each
  trees = orphans + each
  parents = trees + nodes
  queued = parents + nodes
  memory.fill(parents, <u8>NONE, nodes)
  head = 0
  tail = 0
}

/** From a node to its neighbour, in nodes. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function step(direction: i32): i32 {
  // Its place in a square of three by three, whose middle is the node.
  const place = direction + (direction >> 2)
  const down = (place * 11) >> 5
  return (down - 1) * row + place - 3 * down - 1
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function arc(node: i32, direction: i32): usize {
  return arcs + (<usize>((node << 3) + direction) << 2)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function treeOf(node: i32): u8 {
  return load<u8>(trees + node)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function parentOf(node: i32): i8 {
  return load<i8>(parents + node)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function mark(node: i32, depth: i32, stamp: i32): void {
  store<i32>(depths + (<usize>node << 2), depth)
  store<i32>(stamps + (<usize>node << 2), stamp)
}

/** Whether flow can go along the tree's way between a node and its neighbour. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function isOpen(node: i32, other: i32, direction: i32, tree: u8): bool {
  return load<f32>(tree === SOURCE ? arc(node, direction) : arc(other, 7 - direction)) > 0
}

// A node waits at most once, so that a ring of all of them never overflows: it is told from an empty one by `queued`.
export function activate(node: i32): void {
  if (load<u8>(queued + node)) return
  store<u8>(queued + node, 1)
  store<i32>(queue + (<usize>tail << 2), node)
  tail = tail + 1 === nodes ? 0 : tail + 1
}

export function nextActive(): i32 {
  for (let node = load<i32>(queue + (<usize>head << 2)); load<u8>(queued + node); ) {
    head = head + 1 === nodes ? 0 : head + 1
    store<u8>(queued + node, 0)
    if (treeOf(node) !== FREE) return node
    node = load<i32>(queue + (<usize>head << 2))
  }
  return -1
}

/** Gives a node to a tree, below a parent. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function plant(node: i32, tree: u8, parent: i8): void {
  store<u8>(trees + node, tree)
  store<i8>(parents + node, parent)
}
