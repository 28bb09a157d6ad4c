import type { Size } from '../../vision/planes.ts'
import { channelsOf, ROOM } from './channels.ts'
import type { Arena } from './memory.ts'
import { wasm } from './wasm.ts'

const ROUNDS = 6
/** Weight of place against colour. */
const COMPACTNESS = 18
/** Numbers of four bytes of a centre, of what it sums up, and planes of what a region is. */
const [CENTRE, SUMS, PLANES] = [5, 12, 7]

/** Superpixels, as `describeRegions` of `assembly/superpixels.ts` lays them out from `at`. */
export interface Regions {
  at: number
  stride: number
  count: number
  size: Size
  /** Region of each pixel. */
  labels: Int32Array
}

/** SLIC: k-means over colour and place, each centre looking at its surroundings only. */
export function regionsIn(lab: Float32Array, size: Size, wanted: number, temporary: Arena): Regions {
  const { width, height } = size
  const step = Math.max(2, Math.sqrt((width * height) / wanted))
  const [columns, rows] = [Math.max(1, Math.round(width / step)), Math.max(1, Math.round(height / step))]
  const count = columns * rows
  const planes = channelsOf(lab, temporary)
  const centres = temporary.floats(CENTRE * count, false).byteOffset
  const sums = temporary.floats(SUMS * count, false).byteOffset
  const nearest = temporary.floats(width * height + ROOM, false).byteOffset
  const room = temporary.integers(width * height + ROOM)
  const labels = room.byteOffset
  const [spatial, reach] = [(COMPACTNESS / step) ** 2, Math.ceil(step * 1.5)]
  // prettier-ignore
  wasm.superpixels(
    planes.at, planes.stride, width, height, columns, rows, ROUNDS, spatial, reach, centres, sums, nearest, labels,
  )
  const stride = 4 * (count + ROOM)
  const at = temporary.floats(PLANES * (count + ROOM)).byteOffset
  wasm.describeRegions(centres, sums, count, labels, width, height, at, stride)
  return { at, stride, count, size, labels: room.subarray(0, width * height) }
}
