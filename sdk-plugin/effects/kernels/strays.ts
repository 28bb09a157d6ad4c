import type { Area } from './crop.ts'
import { addressOf, inPlace, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

/** Steps of each channel in a table of colours. */
export const STEPS = 12

interface Colours {
  width: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** A part of a row of the picture, from one column to another. */
export type Between = (y: number) => readonly [from: number, to: number]

/**
 * How often each colour is on somebody and on nobody in a part of a picture, of every second pixel each way.
 *
 * @param counted Where in a row somebody counts
 */
export function tallyColours(
  { width, r, g, b }: Colours,
  mask: Float32Array,
  area: Area,
  counted: Between,
): { body: Float32Array; ground: Float32Array } {
  return kernel((temporary) => {
    const planes = [r, g, b, mask].map((each) => addressOf(each, temporary))
    const [body, ground] = [output(STEPS ** 3, temporary, true), output(STEPS ** 3, temporary, true)]
    for (let y = area.top; y < area.top + area.height; y += 2) {
      const first = 4 * (y * width + area.left)
      const [red, green, blue, theirs] = planes.map((at) => at + first) as [number, number, number, number]
      const ends = counted(y)
      const [from, to] = [ends[0] - area.left, ends[1] - area.left]
      wasm.tallyRow(red, green, blue, theirs, area.width, from, to, body.at, ground.at, STEPS)
    }
    return { body: body.done(), ground: ground.done() }
  })
}

/** Colours that are nobody's, and how light what has them is at least to be taken for a lamp, as roots of light. */
export interface Foreign {
  colours: Uint8Array
  lamp: number
}

/**
 * 1 where somebody in a part of a picture has a foreign colour, a value for each pixel of the part.
 *
 * @param spared Where in a row nothing is looked at
 * @returns Undefined where nothing is
 */
export function foreignIn(
  { width, r, g, b }: Colours,
  mask: Float32Array,
  area: Area,
  { colours, lamp }: Foreign,
  spared: Between,
): Float32Array | undefined {
  return kernel((temporary) => {
    const planes = [r, g, b, mask].map((each) => addressOf(each, temporary))
    const table = temporary.bytes(colours.length)
    table.set(colours)
    const marks = output(area.width * area.height, temporary, true)
    let found = 0
    for (let y = 0; y < area.height; y++) {
      const first = 4 * ((y + area.top) * width + area.left)
      const [red, green, blue, theirs] = planes.map((at) => at + first) as [number, number, number, number]
      const ends = spared(y + area.top)
      const [from, to] = [ends[0] - area.left, ends[1] - area.left]
      const row = marks.at + 4 * y * area.width
      // prettier-ignore
      found += wasm.foreignRow(red, green, blue, theirs, area.width, from, to, table.byteOffset, STEPS, lamp, row)
    }
    return found > 0 ? marks.done() : undefined
  })
}

/** Takes from a part of a mask what is marked: from the first value on some of it, at the second all. */
export function fadeMarked(
  mask: Float32Array,
  stride: number,
  { left, top, width, height }: Area,
  marks: Float32Array,
  [none, all]: readonly [number, number],
): void {
  kernel((temporary) => {
    const marked = addressOf(marks, temporary)
    inPlace([mask], ([to]) => {
      for (let y = 0; y < height; y++) {
        wasm.fadeRow(to! + 4 * ((top + y) * stride + left), marked + 4 * y * width, width, none, 1 / (all - none))
      }
    })
  })
}
