import { kernel } from './kernels/memory.ts'

/** What belongs to which character: connected parts of the shape, each given to the character it mostly lies in. */
export interface OwnersInput {
  width: number
  height: number
  coverage: Float32Array
  /** For each pixel the nearest one of the shape; without it, pixels outside of the shape belong to nobody: -1. */
  nearest?: Int32Array
  /** Number of the character whose box holds a place. */
  boxAt(x: number, y: number): number
}

/** What counts as a part of the shape. */
const LEAST = 0.02
/** Pixels of a part of which one is asked for its character: a box is many pixels wide. */
const STRIDE = 5

/**
 * For each pixel the number of its character. Letters that join are one part and get one number, and the bar of a `t`
 * that reaches over its neighbour stays its own. Pixels outside belong to the nearest part.
 */
export function ownersOf(input: OwnersInput): Int16Array {
  const { width, height, coverage, nearest } = input
  const owners = new Int16Array(width * height).fill(-1)
  kernel((temporary) => {
    const stack = temporary.integers(width * height)
    for (let start = 0; start < owners.length; start++) {
      if (owners[start] !== -1 || coverage[start]! < LEAST) continue
      const size = flood(input, owners, stack, start)
      const owner = chosen(input, stack, size)
      for (let index = 0; index < size; index++) owners[stack[index]!] = owner
    }
  })
  if (!nearest) return owners
  for (let at = 0; at < owners.length; at++) {
    if (owners[at] !== -1) continue
    const owner = owners[nearest[at]!]!
    owners[at] = owner > 0 ? owner : 0
  }
  return owners
}

/** Lists the pixels of the part that holds `start`, and marks them with 0. The stack doubles as the list. */
function flood({ width, coverage }: OwnersInput, owners: Int16Array, stack: Int32Array, start: number): number {
  let size = 1
  stack[0] = start
  owners[start] = 0
  const last = owners.length
  for (let done = 0; done < size; done++) {
    const at = stack[done]!
    const x = at % width
    if (x > 0 && owners[at - 1] === -1 && coverage[at - 1]! >= LEAST) {
      owners[at - 1] = 0
      stack[size++] = at - 1
    }
    if (x < width - 1 && owners[at + 1] === -1 && coverage[at + 1]! >= LEAST) {
      owners[at + 1] = 0
      stack[size++] = at + 1
    }
    if (at >= width && owners[at - width] === -1 && coverage[at - width]! >= LEAST) {
      owners[at - width] = 0
      stack[size++] = at - width
    }
    if (at + width < last && owners[at + width] === -1 && coverage[at + width]! >= LEAST) {
      owners[at + width] = 0
      stack[size++] = at + width
    }
  }
  return size
}

/** The character that most of a part's pixels lie in; of equals the first found. */
function chosen({ width, boxAt }: OwnersInput, stack: Int32Array, size: number): number {
  const votes = new Map<number, number>()
  const stride = size > 100 ? STRIDE : 1
  let best = 0
  let most = 0
  for (let index = 0; index < size; index += stride) {
    const at = stack[index]!
    const x = at % width
    const box = boxAt(x, (at - x) / width)
    const count = (votes.get(box) ?? 0) + 1
    votes.set(box, count)
    if (count <= most) continue
    most = count
    best = box
  }
  return best
}
