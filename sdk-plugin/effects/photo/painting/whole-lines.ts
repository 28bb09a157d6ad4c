import { blur } from '../../kernels/blur.ts'
import { smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Flow } from './flow.ts'

/** Steps of a walk along a line, in each direction, and how long each is, in pixels. */
const STEPS = 7
const STEP = 1.6

/**
 * Joins lines whose parts a photo shows as dots and dashes, in place: each pixel becomes the mean along the form that
 * runs through it, so that lips, lids and brows are whole.
 *
 * @param where How much of each pixel's line is joined, 0 to 1; outside nothing is looked at
 * @param unit Pixels that a picture whose shorter side is 900 would give one
 */
export function joinLines(lines: Float32Array, flow: Flow, where: Float32Array, unit: number): void {
  const { width, height } = flow.full
  const own = plane(lines.length, false)
  own.set(lines)
  const step = STEP * Math.max(0.6, unit)
  const { drawn, columns, side } = drawnAbout(own, width, height, STEPS * step)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns
    for (let x = 0; x < width; x++, at++) {
      const share = where[at]!
      // Where no line is within reach there is nothing to join.
      if (share === 0 || drawn[row + ((x / side) | 0)] === 0) continue
      let sum = own[at]!
      let weight = 1
      for (let way = -1; way <= 1; way += 2) {
        let px = x
        let py = y
        let dx = 0
        let dy = 0
        for (let each = 1; each <= STEPS; each++) {
          const cell = Math.min(flow.height - 1, py >> 1) * flow.width + Math.min(flow.width - 1, px >> 1)
          let nx = flow.x[cell]! * way
          let ny = flow.y[cell]! * way
          if (each > 1 && nx * dx + ny * dy < 0) {
            nx = -nx
            ny = -ny
          }
          px += nx * step
          py += ny * step
          if (px < 0 || py < 0 || px >= width || py >= height) break
          const much = 1 - each / (STEPS + 1)
          sum += much * own[(py | 0) * width + (px | 0)]!
          weight += much
          dx = nx
          dy = ny
        }
      }
      lines[at]! += (sum / weight - lines[at]!) * share
    }
  }
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

/** A brush draws no crumbs: lines that are broken into dashes, as of single hairs that shine, are left out. Not of features. */
export function wholeOnly(
  line: Float32Array,
  near: Float32Array,
  { width, height }: { width: number; height: number },
  unit: number,
): void {
  const around = blur(line, width, height, 5 * unit)
  for (let at = 0; at < line.length; at++) {
    if (line[at]! > 0) line[at]! *= Math.max(near[at]!, smoothstep(0.13, 0.24, around[at]!))
  }
}
