import type { Colours, LocalLinear } from '../../vision/guided.ts'
import { countWithin, type Plane, type Size } from '../../vision/planes.ts'
import { type Arena, kernel, plane } from './memory.ts'
import { wasm } from './wasm.ts'

/** Numbers of eight bytes that the kernel keeps of a pixel of the guide, and of the fit. */
const SUMS = 14
const FIT = 4

/**
 * The guided filter (He et al. 2010): the plane that follows the guide's edges and is nearest to `source` in windows of
 * (2 × radius + 1)², as the linear function of the guide's colours at each pixel. Goes down the picture once: of the rows
 * before and behind it keeps sums, and as many fits as a window is high.
 *
 * @param guide colours from 0 to 255
 * @param epsilon variance of the guide, in squared steps of 255, below which a window counts as flat
 */
export function fitGuided(
  guide: Colours,
  source: Plane,
  { width, height }: Size,
  radius: number,
  epsilon: number,
): LocalLinear {
  const [ar, ag, ab, b] = [0, 1, 2, 3].map(() => plane(width * height)) as [Plane, Plane, Plane, Plane]
  kernel((temporary) => {
    const window = 2 * radius + 1
    const rows = new GuideRows([...guide, source], width, temporary)
    const [means, guides, fits, ring] = [SUMS, SUMS, FIT, FIT * window].map((each) => doubles(temporary, width * each))
    const parts = temporary.floats(width * FIT, false)
    for (let y = 0; y < Math.min(radius, height); y++) rows.enter(y, guides!, 1)
    for (let y = 0; y < height + radius; y++) {
      const slot = ring! + (y % window) * width * FIT * 8
      if (y >= window) wasm.enterFits(slot, fits!, width, -1)
      if (y < height) {
        if (y + radius < height) rows.enter(y + radius, guides!, 1)
        if (y - radius > 0) rows.enter(y - radius - 1, guides!, -1)
        wasm.meansAlong(guides!, means!, width, SUMS, radius, countWithin(y, height, radius))
        wasm.fitRow(means!, slot, width, epsilon)
        wasm.enterFits(slot, fits!, width, 1)
      }
      const done = y - radius
      if (done < 0) continue
      wasm.meansAlong(fits!, means!, width, FIT, radius, countWithin(done, height, radius))
      wasm.partFits(means!, parts.byteOffset, width)
      for (const [part, to] of [ar, ag, ab, b].entries()) {
        to.set(parts.subarray(part * width, (part + 1) * width), done * width)
      }
    }
  })
  return { a: [ar, ag, ab], b }
}

/** Rows of the guide's colours and of the source, brought to the kernel one at a time. */
class GuideRows {
  readonly #planes: readonly Plane[]
  readonly #width: number
  readonly #row: Float32Array

  constructor(planes: readonly Plane[], width: number, temporary: Arena) {
    this.#planes = planes
    this.#width = width
    this.#row = temporary.floats(width * planes.length, false)
  }

  /** @param sign 1 adds the row to the sums, −1 takes it away */
  enter(y: number, sums: number, sign: 1 | -1): void {
    const [width, row] = [this.#width, this.#row]
    for (const [index, each] of this.#planes.entries()) {
      row.set(each.subarray(y * width, (y + 1) * width), index * width)
    }
    const [r, g, b, source] = [0, 1, 2, 3].map((index) => row.byteOffset + index * width * 4)
    wasm.enterGuide(r!, g!, b!, source!, sums, width, sign)
  }
}

/** The address of as many zeros of eight bytes. */
function doubles(temporary: Arena, count: number): number {
  return temporary.floats(2 * count).byteOffset
}
