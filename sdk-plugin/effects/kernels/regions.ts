import type { Size } from '../../vision/planes.ts'
import { kernel } from './memory.ts'
import { wasm } from './wasm.ts'

export interface Region {
  /** Number in `labels`, from 1. */
  label: number
  area: number
  x: number
  y: number
  width: number
  height: number
}

/** Numbers that the kernel measures of a region. */
const MEASURES = 5

/** Connected parts of what is not 0, in the order in which they are met; diagonal steps join when `diagonal`. */
export function regionsOf(mask: Uint8Array, { width, height }: Size, diagonal = true) {
  return kernel((temporary) => {
    const bytes = temporary.bytes(mask.length)
    bytes.set(mask)
    const labels = temporary.integers(mask.length)
    const parents = temporary.integers((mask.length >> 1) + 2).byteOffset
    const count = wasm.labelRegions(bytes.byteOffset, width, height, diagonal, labels.byteOffset, parents)
    const measures = temporary.integers(MEASURES * count)
    wasm.measureRegions(labels.byteOffset, width, height, parents, count, measures.byteOffset)
    const regions: Region[] = []
    for (let at = 0; at < measures.length; at += MEASURES) {
      const [x, y] = [measures[at + 1]!, measures[at + 3]!]
      const [right, bottom] = [measures[at + 2]!, measures[at + 4]!]
      const label = regions.length + 1
      regions.push({ label, area: measures[at]!, x, y, width: right - x + 1, height: bottom - y + 1 })
    }
    return { labels: labels.slice(), regions }
  })
}

/** Grows what is not 0 by a square of 2 × radius + 1; a negative radius shrinks it. */
export function grow(mask: Uint8Array, { width, height }: Size, radius: number): Uint8Array {
  return kernel((temporary) => {
    const from = temporary.bytes(mask.length)
    from.set(mask)
    const stride = Math.ceil(width / 8) * 8
    const rows = temporary.bytes(stride * height).fill(0).byteOffset
    const [counts, to] = [temporary.bytes(2 * stride), temporary.bytes(mask.length)]
    const [start, end] = [from.byteOffset, to.byteOffset]
    const reach = Math.abs(radius)
    wasm.growMask(start, width, height, reach, radius < 0, rows, stride, counts.byteOffset, end)
    return to.slice()
  })
}
