import { fieldsIn } from './block.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** How lines are joined along the forms of a picture. */
export interface Joining {
  width: number
  height: number
  /** Unit vectors along the forms, at half the size. */
  flow: { width: number; height: number; x: Float32Array; y: Float32Array }
  /** How much of each pixel's line is joined, 0 to 1. */
  where: Float32Array
  /** How many steps a walk takes each way, and how long each is in pixels. */
  steps: number
  step: number
}

/** Makes of each pixel of lines the mean along the form through it, those nearby counting most, in place. */
export function meansAlongForms(lines: Float32Array, joining: Joining): void {
  const { width, height, flow, where, steps, step } = joining
  kernel((temporary) => {
    const own = temporary.floats(lines.length, false)
    own.set(lines)
    const { drawn, columns, side } = drawnAbout(own, width, height, steps * step)
    const bytes = temporary.bytes(drawn.length)
    bytes.set(drawn)
    const planes = [own, where].map((plane) => addressOf(plane, temporary))
    const forms = [flow.x, flow.y].map((plane) => addressOf(plane, temporary))
    inPlace([lines], ([to]) => {
      const sizes = [width, height, flow.width, flow.height, side, columns, steps]
      const block = fieldsIn(temporary, [to!, ...planes, bytes.byteOffset, ...forms, ...sizes], [step])
      for (let y = 0; y < height; y++) wasm.joinLines(block, y)
    })
  })
}

/** The squares of a picture, as long as the reach of a walk, that have a line in them or beside them. */
function drawnAbout(lines: Float32Array, width: number, height: number, reach: number) {
  const side = Math.ceil(reach) + 1
  const columns = Math.ceil(width / side)
  const drawn = new Uint8Array(columns * Math.ceil(height / side))
  const seen = new Uint8Array(drawn.length)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns
    for (let x = 0; x < width; x++, at++) if (lines[at]! > 0) seen[row + ((x / side) | 0)] = 1
  }
  for (let at = 0; at < seen.length; at++) {
    if (seen[at] === 0) continue
    const column = at % columns
    const [from, to] = [column > 0 ? -1 : 0, column < columns - 1 ? 1 : 0]
    for (let row = at - columns; row <= at + columns; row += columns) {
      if (row >= 0 && row < drawn.length) drawn.fill(1, row + from, row + to + 1)
    }
  }
  return { drawn, columns, side }
}
