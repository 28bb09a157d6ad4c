/** Planes of pixels in the memory of the WebAssembly kernels, so that nothing is copied between two of them. */

import { type Block, Blocks } from './blocks.ts'

const PAGE = 65_536
/** Enough for two large pictures; what is not used is not taken from the machine. */
const MOST_PAGES = 16_384
/** The first page is the kernels' own. */
const FIRST_PAGES = 4

/** Shared, because its growth leaves the views on it as they are. */
export const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES, shared: true })

/** Every buffer that planes were made of, all over the same bytes. */
const buffers = new WeakSet<object>()
let latest: ArrayBufferLike | undefined
const blocks = new Blocks(PAGE)

/** The memory as it is now. V8 shows it as another buffer after each growth, and as one more a while after that. */
function bufferNow(): ArrayBufferLike {
  const { buffer } = memory
  if (buffer !== latest) {
    latest = buffer
    buffers.add(buffer)
  }
  return buffer
}

function allocate(length: number): Block {
  const block = blocks.take(length * 4)
  const missing = Math.ceil((blocks.end - memory.buffer.byteLength) / PAGE)
  if (missing > 0) {
    // A megabyte more than needed: growing often costs more than memory that is not touched.
    try {
      memory.grow(Math.min(MOST_PAGES - memory.buffer.byteLength / PAGE, missing + 16))
    } catch (error) {
      blocks.giveBack(block)
      throw error
    }
  }
  return block
}

let poison = false

/** For tests: what is freed is overwritten, so that nobody who still uses it goes unseen. */
export function poisonFreed(on = true): void {
  poison = on
}

/** Which arena has the block that begins at an address. */
const owners = new Map<number, Arena>()

/** Blocks that are given back together. */
export class Arena {
  readonly #blocks: Block[] = []

  /** Zeros, or whatever was there before when `clear` is false. */
  floats(length: number, clear = true): Float32Array {
    const { at } = this.#take(length)
    const view = new Float32Array(bufferNow(), at, length)
    return clear ? cleared(view) : view
  }

  integers(length: number): Int32Array {
    // First the block: taking it may make the buffer a longer one.
    const { at } = this.#take(length)
    return new Int32Array(bufferNow(), at, length)
  }

  /** Whatever was there before, and room for a vector beyond the end: kernels read four pixels at a time. */
  bytes(length: number): Uint8Array {
    const { at } = this.#take(Math.ceil(length / 4) + 4)
    return new Uint8Array(bufferNow(), at, length)
  }

  /** What lies in it must not be used any more. */
  free(): void {
    for (const block of this.#blocks) {
      if (poison) new Float32Array(memory.buffer, block.at, block.bytes / 4).fill(Number.NaN)
      owners.delete(block.at)
      blocks.giveBack(block)
    }
    this.#blocks.length = 0
  }

  #take(length: number): Block {
    const block = allocate(length)
    this.#blocks.push(block)
    owners.set(block.at, this)
    return block
  }
}

const ZEROS = new Float32Array(4096)

/** V8 fills shared memory value by value, and copies to it as fast as to any other. */
function cleared(view: Float32Array): Float32Array {
  const { length } = view
  let at = 0
  for (; at + ZEROS.length <= length; at += ZEROS.length) view.set(ZEROS, at)
  if (at < length) view.set(ZEROS.subarray(0, length - at), at)
  return view
}

let current: Arena | undefined

/**
 * Runs `work`, which must not wait for anything, with new planes taken from an arena; without one they are arrays of
 * their own, which is for what is kept beyond a step.
 */
export function within<T>(arena: Arena | undefined, work: () => T): T {
  const before = current
  current = arena
  try {
    return work()
  } finally {
    current = before
  }
}

/**
 * A plane of zeros: in the arena at work, which takes it back, or else one that is collected as any other array.
 *
 * @param clear False where all of it is written anyway: an arena's may hold whatever was there before
 */
export function plane(length: number, clear = true): Float32Array {
  return current ? current.floats(length, clear) : new Float32Array(length)
}

/** A copy of a plane, where new planes are taken from. */
export function copyOf(values: Float32Array): Float32Array {
  const copy = plane(values.length, false)
  copy.set(values)
  return copy
}

/** A copy of a plane that lives as long as another plane does. */
export function copyBeside(values: Float32Array, other: Float32Array): Float32Array {
  const owner = buffers.has(other.buffer) ? owners.get(other.byteOffset) : undefined
  return within(owner, () => copyOf(values))
}

/** Runs kernels with planes that live as long as the call. */
export function kernel<T>(work: (temporary: Arena) => T): T {
  const temporary = new Arena()
  try {
    return work(temporary)
  } finally {
    temporary.free()
  }
}

/** Runs `work` with all new planes free again when it is done. */
export function scratch<T>(work: () => T): T {
  return kernel((arena) => within(arena, work))
}

/** Whether an array lies in the memory, at the address `byteOffset`. */
export function isInMemory(values: Float32Array | Int32Array): boolean {
  return buffers.has(values.buffer)
}

/** Where an array lies in the memory; one from elsewhere is copied there first. */
export function addressOf(values: Float32Array | Int32Array, temporary: Arena): number {
  if (isInMemory(values)) return values.byteOffset
  const copy = values instanceof Int32Array ? temporary.integers(values.length) : temporary.floats(values.length, false)
  copy.set(values)
  return copy.byteOffset
}

/** A plane for a kernel to write to. */
export interface Output {
  at: number
  /** The plane, in the arena at work or as an array of its own; holds `values` if there are any. */
  done(values?: Float32Array): Float32Array
}

/** @param clear Zeros to begin with, instead of what was there before. */
export function output(length: number, temporary: Arena, clear = false): Output {
  const arena = current
  const view = (arena ?? temporary).floats(length, clear)
  return {
    at: view.byteOffset,
    done(values) {
      if (values) view.set(values)
      return arena ? view : view.slice()
    },
  }
}

/** Bytes of the memory for those outside, whose buffers are not shared. */
export function copied(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.slice().buffer)
}

/** Runs a kernel that changes planes; those from elsewhere are copied to it and back. */
export function inPlace(planes: readonly Float32Array[], work: (addresses: number[]) => void): void {
  kernel((temporary) => {
    const views = planes.map((plane) => {
      if (buffers.has(plane.buffer)) return plane
      const copy = temporary.floats(plane.length, false)
      copy.set(plane)
      return copy
    })
    work(views.map(({ byteOffset }) => byteOffset))
    planes.forEach((plane, at) => plane !== views[at] && plane.set(views[at]!))
  })
}
