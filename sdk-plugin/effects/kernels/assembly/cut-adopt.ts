import {
  activate,
  arc,
  depths,
  FREE,
  isOpen,
  mark,
  nodes,
  NONE,
  orphans,
  parentOf,
  plant,
  stamps,
  step,
  TERMINAL,
  treeOf,
} from './cut-grid'

/** Steps of a way that ends nowhere. */
const FAR: i32 = i32.MAX_VALUE

let first: i32 = 0
let last: i32 = 0
/** How often flow has been pushed: what was walked since the last time need not be walked again. */
let time: i32 = 0

export function noOrphans(): void {
  first = 0
  last = 0
  time = 0
}

/** A node without a parent waits once, so that a ring of all of them holds those that wait. */
export function orphan(node: i32): void {
  plant(node, treeOf(node), NONE)
  store<i32>(orphans + (<usize>last << 2), node)
  last = last + 1 === nodes ? 0 : last + 1
}

/** Finds parents for those without one, or gives them free. */
export function adopt(): void {
  time++
  while (first !== last) {
    const node = load<i32>(orphans + (<usize>first << 2))
    first = first + 1 === nodes ? 0 : first + 1
    adoptOne(node)
  }
}

function adoptOne(node: i32): void {
  const tree = treeOf(node)
  let best = -1
  let least = FAR
  for (let direction = 0; direction < 8; direction++) {
    const other = node + step(direction)
    if (treeOf(other) !== tree || parentOf(other) === NONE) continue
    if (!isOpen(other, node, 7 - direction, tree)) continue
    const depth = depthOf(other)
    if (depth >= least) continue
    best = direction
    least = depth
  }
  if (best >= 0) {
    plant(node, tree, <i8>best)
    mark(node, least + 1, time)
    return
  }
  plant(node, FREE, NONE)
  for (let direction = 0; direction < 8; direction++) {
    const other = node + step(direction)
    const up = <i32>parentOf(other)
    if (treeOf(other) !== tree || up === <i32>NONE) continue
    if (isOpen(other, node, 7 - direction, tree)) activate(other)
    if (up >= 0 && other + step(up) === node) orphan(other)
  }
}

/** Steps to the terminal, `FAR` when the way ends in an orphan; the way is marked, so that it is walked once. */
function depthOf(start: i32): i32 {
  let at = start
  let steps = 0
  for (;;) {
    if (load<i32>(stamps + (<usize>at << 2)) === time) {
      steps += load<i32>(depths + (<usize>at << 2))
      break
    }
    const up = <i32>parentOf(at)
    if (up === <i32>NONE) return FAR
    steps++
    if (up === <i32>TERMINAL) {
      mark(at, 1, time)
      break
    }
    at += step(up)
  }
  for (let node = start, depth = steps; load<i32>(stamps + (<usize>node << 2)) !== time; depth--) {
    mark(node, depth, time)
    node += step(<i32>parentOf(node))
  }
  return steps
}
