import { mix, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { columnsOf, moveRow } from './moved-rows.ts'

/** Where a group comes to stand: the middle of their faces and the lowest chin, and how tall a face is, as shares. */
export interface HalfLength {
  x: number
  chin: number
  tall: number
}

/** How much larger than in the photo somebody far away gets at most: beyond that a face is soft. */
const MOST_LARGER = 1.5
/** Half of what arms span, in face widths from the middle of a face, and how soon shoulders are as wide. */
const ARMS = 1.2
const SLOPE = 0.5
/** How near to a side of the photo somebody is cut by it, in face widths: edges of masks are soft. */
const CUT = 0.03

/** A group after it was moved. */
export interface Moved {
  mask: Float32Array
  faces: Face[]
  /** Pixels of the picture per pixel of the photo, and where the photo's sides and its foot are since. */
  scale: number
  left: number
  right: number
  foot: number
}

/** Moves the mask and the faces; what the photo had no room for has no mask yet. */
export function movedTo(
  { width, height }: Print,
  subject: { mask: Float32Array; faces: readonly Face[] },
  to: HalfLength,
): Moved {
  const largest = subject.faces[0]!
  const group = subject.faces.filter((face) => face.height > 0.5 * largest.height)
  const first = Math.min(...group.map((face) => face.x))
  const last = Math.max(...group.map((face) => face.x + face.width))
  const chin = Math.max(...group.map((face) => face.y + face.height))
  const room = width / (last - first + 1.5 * largest.width)
  const scale = Math.min(MOST_LARGER, room, (to.tall * height) / largest.height)
  const left = to.x * width - (scale * (first + last)) / 2
  const foot = Math.min(height - 1, Math.round(to.chin * height + scale * (height - 1 - chin)))
  const top = foot - scale * (height - 1)
  const mask = plane(width * height)
  const columns = columnsOf(width, left, scale)
  const begin = Math.max(0, Math.ceil(left))
  const end = Math.min(width, Math.ceil(left + scale * (width - 1)))
  for (let row = Math.max(0, Math.ceil(top)); row <= foot; row++) {
    moveRow(mask, subject.mask, columns, { row, line: (row - top) / scale, first: begin, end })
  }
  const faces = group.map((face) => ({
    ...face,
    x: left + scale * face.x,
    y: top + scale * face.y,
    width: scale * face.width,
    height: scale * face.height,
  }))
  return { mask, faces, scale, left, right: left + scale * (width - 1), foot }
}

/** Where the outermost sleeves are in each row: as in the photo, then round the shoulder that it cut, then down. */
export function outlineOf({ mask, faces, left, right, foot }: Moved, width: number, height: number) {
  const wide = faces[0]!.width
  const middles = faces.map((face) => face.x + face.width / 2)
  const [first, last] = [Math.min(...middles) - ARMS * wide, Math.max(...middles) + ARMS * wide]
  const sides = { left: new Float32Array(height), right: new Float32Array(height) }
  const chin = Math.max(...faces.map((face) => face.y + face.height))
  const near = Math.max(2, CUT * wide)
  let [leftCut, rightCut] = [Infinity, Infinity]
  for (let y = 0; y < height; y++) {
    if (y > foot) {
      // No corner where a shoulder slopes on.
      const down = roundAt((y - foot) / (SLOPE * wide))
      const out = 0.06 * wide * smoothstep(0, wide, y - foot)
      sides.left[y] = mix(sides.left[foot]!, Math.min(first, sides.left[foot]!), down) - out
      sides.right[y] = mix(sides.right[foot]!, Math.max(last, sides.right[foot]!), down) + out
      continue
    }
    let from = 0
    let until = width - 1
    while (from < width - 1 && mask[y * width + from]! < 0.5) from++
    while (until > from && mask[y * width + until]! < 0.5) until--
    if (y > chin && from <= left + near) leftCut = Math.min(leftCut, y)
    if (y > chin && until >= right - near) rightCut = Math.min(rightCut, y)
    sides.left[y] = from
    sides.right[y] = until
    if (leftCut < y) sides.left[y] = Math.min(from, roundFrom(sides.left, leftCut, y, { to: first, wide }))
    if (rightCut < y) sides.right[y] = Math.max(until, roundFrom(sides.right, rightCut, y, { to: last, wide }))
  }
  return { ...sides, leftCut, rightCut }
}

/** How far up the slope of a shoulder is measured, in face widths, and how sharply it bends at most. */
const [MEASURED, SHARP] = [0.14, 7]

/** Where a side is in a row below one where it is cut: it leaves as steep as it came, and ends upright. No corner is left. */
export function roundFrom(
  side: Float32Array,
  cut: number,
  row: number,
  { to, wide, deep = SLOPE }: { to: number; wide: number; deep?: number },
): number {
  const from = side[cut]!
  const above = Math.max(0, cut - Math.max(1, Math.round(MEASURED * wide)))
  const slope = (from - side[above]!) / Math.max(1, cut - above)
  const bend = Math.min(SHARP, Math.max(Math.PI / 2, (slope * deep * wide) / (to - from || 1)))
  const left = 1 - Math.min(1, (row - cut) / (deep * wide))
  return mix(from, to, 1 - left ** bend)
}

/** How far a slope has come, 0 to 1, that goes on and ends upright. */
const roundAt = (down: number) => Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, down)))
