import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { Bilinear } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

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
/** How much of the photo's lower and outer rim goes on beyond it, to and fro, in face widths. */
const [BELOW, BESIDE] = [0.12, 0.08]
/** How much of its weave is left there: patterns that come again are seen. */
const WEAVE = 0.25
/** Where sleeves hang beside a body, in face widths from its middle, and how dark and broad that fold is. */
const SLEEVE = { from: 0.8, dark: 0.5, broad: 0.06 } as const

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

/**
 * Shows people half-length: as large as they would be from further away, and with the rest of what they wear where the photo
 * ended. The cloth that its lower and outer rims show goes on there, with sleeves beside the body.
 *
 * @returns Their faces and their mask there
 */
export function halfLength(
  print: Print,
  subject: { mask: Float32Array; faces: readonly Face[] },
  to: HalfLength,
): { faces: Face[]; mask: Float32Array } {
  const { width, height } = print
  const own = [print.r.slice(), print.g.slice(), print.b.slice()] as const
  const moved = movedTo(print, subject, to)
  const outline = outlineOf(moved, width, height)
  const { faces, scale, left, right, foot } = moved
  const wide = faces[0]!.width
  const place = new Bilinear(print)
  const [folds, weft] = [noiseTile('clouds'), noiseTile('grain')]
  const [band, rim] = [BELOW * wide, BESIDE * wide]
  const [footLeft, footRight] = [outline.left[foot]!, outline.right[foot]!]
  const hem = [
    hemOf(own[0], print, band / scale),
    hemOf(own[1], print, band / scale),
    hemOf(own[2], print, band / scale),
  ] as const
  const mask = moved.mask
  for (let y = 0, at = 0; y < height; y++) {
    const under = y - foot
    const from = outline.left[y]!
    const until = outline.right[y]!
    for (let x = 0; x < width; x++, at++) {
      let px = x
      let light = 1
      let cut = 0
      if (under > 0) {
        const share = (x - from) / Math.max(1, until - from)
        px = mix(footLeft, footRight, 0.5 + (share - 0.5) * mix(1, 0.93, smoothstep(0, band, under)))
        mask[at] = smoothstep(-0.7, 0.7, Math.min(x - from, until - x))
        if (mask[at]! > 0) {
          light = sleeveAt(x, faces, under / wide)
          light *= 1 + 0.1 * noiseAt(weft, (300 * x) / wide, (520 * y) / wide) * smoothstep(0, band, under)
          light *= 1 + 0.34 * noiseAt(folds, (58 * x) / wide, (17 * y) / wide) * smoothstep(0, 0.3 * wide, under)
        }
      }
      if (px < left) {
        if (under <= 0 && y >= outline.leftCut) mask[at] = smoothstep(-0.7, 0.7, x - from)
        px = left + rim * smoothstep(0, rim, left - px) + toAndFro(left - px, rim)
        cut = outline.leftCut
      } else if (px > right) {
        if (under <= 0 && y >= outline.rightCut) mask[at] = smoothstep(-0.7, 0.7, until - x)
        px = right - rim * smoothstep(0, rim, px - right) - toAndFro(px - right, rim)
        cut = outline.rightCut
      }
      // Beside the photo from below its shoulder's edge, which has the ground in it.
      const py = under > 0 ? foot - toAndFro(under, band) : Math.max(y, Math.min(foot, cut + 2 * rim))
      const weave = under > 0 ? mix(1, WEAVE, smoothstep(0, 2 * band, under)) : 1
      const column = Math.max(0, Math.min(width - 1, Math.round((px - left) / scale)))
      place.moveTo((px - left) / scale, (py - foot) / scale + height - 1)
      print.r[at] = light * mix(hem[0][column]!, place.of(own[0]), weave)
      print.g[at] = light * mix(hem[1][column]!, place.of(own[1]), weave)
      print.b[at] = light * mix(hem[2][column]!, place.of(own[2]), weave)
    }
  }
  return { faces, mask }
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
  const place = new Bilinear({ width, height })
  for (let y = Math.max(0, Math.ceil(top)); y <= foot; y++) {
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, left + scale * (width - 1)); x++) {
      place.moveTo((x - left) / scale, (y - top) / scale)
      mask[y * width + x] = place.of(subject.mask)
    }
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
    if (y > chin && from <= left + 2) leftCut = Math.min(leftCut, y)
    if (y > chin && until >= right - 2) rightCut = Math.min(rightCut, y)
    const round = (cut: number) => roundAt((y - cut) / (SLOPE * wide))
    sides.left[y] = leftCut <= y ? mix(from, Math.min(from, first), round(leftCut)) : from
    sides.right[y] = rightCut <= y ? mix(until, Math.max(until, last), round(rightCut)) : until
  }
  return { ...sides, leftCut, rightCut }
}

/** How far a slope has come, 0 to 1, that goes on and ends upright. */
const roundAt = (down: number) => Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, down)))

/** How much light there is beside and in the fold between a sleeve and the body: soft to the sleeve, which is round. */
function sleeveAt(x: number, faces: readonly Face[], under: number): number {
  let light = 1
  for (let each = 0; each < faces.length; each++) {
    const face = faces[each]!
    const far = Math.abs(x - face.x - face.width / 2) / face.width - SLEEVE.from - 0.05 * under
    const soft = far < 0 ? SLEEVE.broad * 1.8 : SLEEVE.broad
    light *= 1 - SLEEVE.dark * Math.exp(-((far / soft) ** 2)) * smoothstep(0, 0.65, under)
  }
  return light
}

/** The mean colour of each column of the last rows, and of those beside it. */
function hemOf(own: Float32Array, { width, height }: Print, band: number): Float32Array {
  const rows = Math.max(1, Math.min(height, Math.round(band)))
  const means = new Float32Array(width)
  for (let at = (height - rows) * width; at < own.length; at++) means[at % width]! += own[at]! / rows
  return blur(means, width, 1, band).slice()
}

/** A place within a band that is walked to and fro. */
function toAndFro(far: number, band: number): number {
  const turn = far - 2 * band * Math.floor(far / (2 * band))
  return turn < band ? turn : 2 * band - turn
}
