import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { Bilinear } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { type HalfLength, type Moved, movedTo, outlineOf, roundFrom } from './half-length.ts'
import { Weave } from './weave.ts'

/** From where below a chin shoulders only widen, evenly, in face heights. */
const SHOULDERS = 0.2
/** Half of what arms span at least, in face widths from the middle of a face. */
const ARMS = 1.06
/** How soon below that row a body is as wide as its arms, in face widths. */
const ROUND = 0.95
/** How far corners of a side are rounded, in face widths. */
const BEND = 0.3
/** How far before the photo's foot and sides its cloth begins to turn plain: creases there are cut in two. In face widths. */
const [ABOVE, INSIDE] = [0.16, 0.2]
/** How broad the rows are that give the cloth its colour, and how far its colours are spread, in face widths. */
const [HEM, SPREAD] = [0.4, 0.45]
/**
 * Where arms part from a body: how far from the outside, how dark, how broad and how soft towards the body, and between which
 * rows below the shoulders the fold begins; in face widths.
 */
const ARM = { inside: 0.36, dark: 0.26, broad: 0.045, soft: 0.15, begin: 0.36, full: 0.85 } as const

/**
 * Shows people half-length, as large as they would be from further away: where the photo ends, what they wear goes on in plain
 * cloth, with shoulders that only slope outwards and upper arms that hang from them. No crease is mirrored, none is cut.
 *
 * @returns Their faces and their mask there
 */
export function plainBody(
  print: Print,
  subject: { mask: Float32Array; faces: readonly Face[] },
  to: HalfLength,
): { faces: Face[]; mask: Float32Array } {
  const { width, height } = print
  const own = [print.r.slice(), print.g.slice(), print.b.slice()] as const
  const moved = movedTo(print, subject, to)
  const { mask, faces, scale, left, right, foot } = moved
  const outline = outlineOf(moved, width, height)
  const wide = faces[0]!.width
  // Shoulders that a side of the photo cuts higher up go on from there.
  const [leftTop, rightTop] = [outline.leftCut, outline.rightCut].map((cut) => Math.min(shouldersOf(moved), cut))
  const top = Math.min(leftTop!, rightTop!)
  const bodies = {
    left: evenSide(outline.left, moved, leftTop!, -1),
    right: evenSide(outline.right, moved, rightTop!, 1),
  }
  const cloth = clothOf(own, print, subject.mask, wide / scale)
  const place = new Bilinear(print)
  const folds = noiseTile('clouds')
  const weave = new Weave({ ...print, r: own[0], g: own[1], b: own[2] }, subject.faces[0]!)
  // There the even side is rounder than the photo's: its corner goes.
  const [leftBend, rightBend] = [outline.leftCut - BEND * wide, outline.rightCut - BEND * wide]
  for (let y = 0, at = 0; y < height; y++) {
    const from = bodies.left[y]!
    const until = bodies.right[y]!
    const plainRow = foot < height - 1 ? smoothstep(foot - ABOVE * wide, foot - 0.02 * wide, y) : 0
    const lower = smoothstep(top, top + 0.25 * wide, y)
    const hang = smoothstep(top + ARM.begin * wide, top + ARM.full * wide, y)
    // A fold is no ruled line: it leans, and swings a little.
    const fold = ARM.inside + 0.05 * (1 - hang) + 0.02 * Math.sin((5 * (y - top)) / wide)
    for (let x = 0; x < width; x++, at++) {
      const inside = Math.min(x - from, until - x)
      const bend = x - from < until - x ? leftBend : rightBend
      if (y >= top) mask[at] = Math.max(y > foot || y > bend ? 0 : mask[at]!, smoothstep(-0.7, 0.7, inside))
      // What the sides of the photo cut, and what lies between its ragged edge and the even one.
      const beside = smoothstep(INSIDE * wide, 0.03 * wide, Math.min(x - left, right - x))
      const within = Math.min(x - outline.left[y]!, outline.right[y]! - x)
      const beyond = smoothstep(0.05 * wide, 0, within)
      const plain = within < 0 && y >= top ? 1 : Math.max(plainRow, lower * Math.max(beside, beyond))
      const column = Math.max(0, Math.min(width - 1, Math.round((x - left) / scale)))
      place.moveTo((x - left) / scale, (Math.min(y, foot) - foot) / scale + height - 1)
      let light = 1
      if (plain > 0 && mask[at]! > 0) {
        light += plain * weave.at((x - left) / scale, Math.abs(y - foot) / scale)
        light += 0.16 * plain * noiseAt(folds, (44 * x) / wide, (13 * y) / wide)
        const far = inside / wide - fold
        // The body turns into the shade of the arm; the sleeve before it is lit up to its edge.
        const shade = far > 0 ? Math.exp(-far / ARM.soft) : Math.exp(-((far / (0.4 * ARM.broad)) ** 2))
        const sleeve = far < 0 ? 0.09 * smoothstep(-0.3, -0.05, far) : 0
        light *= 1 - plain * hang * (ARM.dark * shade - sleeve)
      }
      print.r[at] = light * mix(place.of(own[0]), cloth[0][column]!, plain)
      print.g[at] = light * mix(place.of(own[1]), cloth[1][column]!, plain)
      print.b[at] = light * mix(place.of(own[2]), cloth[2][column]!, plain)
    }
  }
  return { faces, mask }
}

/** The row from which shoulders slope. */
function shouldersOf({ faces }: Moved): number {
  let chin = 0
  for (const face of faces) chin = Math.max(chin, face.y + (1 + SHOULDERS) * face.height)
  return Math.round(chin)
}

/** A side without dents: from the shoulder down the tightest line that never turns inwards. @param way To its outside */
function evenSide(side: Float32Array, moved: Moved, shoulders: number, way: -1 | 1): Float32Array {
  const height = side.length
  const top = Math.min(height - 1, shoulders)
  const { faces, foot } = moved
  const wide = faces[0]!.width
  side = side.slice()
  // Arms hang from the shoulders: what the photo shows of them is as broad as they get.
  let most = -Infinity
  for (const face of faces) most = Math.max(most, way * (face.x + face.width / 2) + ARMS * wide)
  for (let y = top; y <= foot; y++) most = Math.max(most, way * side[y]!)
  for (let y = foot + 1; y < height; y++) side[y] = way * Math.min(most, way * side[y]!)
  const last = side[height - 1]!
  // As round as a shoulder at least.
  for (let y = top + 1; y < height; y++) {
    const arc = roundFrom(side, top, y, { to: last, wide, deep: ROUND })
    if (way * (arc - side[y]!) > 0) side[y] = arc
  }
  const even = side.slice()
  let at = top
  while (at < height - 1) {
    // The next corner is where the line from here goes furthest out.
    let [next, steepest] = [at + 1, -Infinity]
    for (let y = at + 1; y < height; y++) {
      const slope = (way * (side[y]! - side[at]!)) / (y - at)
      if (slope >= steepest) [next, steepest] = [y, slope]
    }
    for (let y = at + 1; y < next; y++) even[y] = mix(side[at]!, side[next]!, (y - at) / (next - at))
    at = next
  }
  return rounded(even, top, BEND * wide)
}

/** Corners of a side, rounded below a row. */
function rounded(side: Float32Array, top: number, broad: number): Float32Array {
  const made = side.slice()
  for (let y = top + 1; y < side.length; y++) {
    const reach = Math.round(Math.min(broad, y - top))
    let sum = 0
    for (let row = y - reach; row <= y + reach; row++) sum += side[Math.min(row, side.length - 1)]!
    made[y] = sum / (2 * reach + 1)
  }
  return made
}

/** The colour of what somebody wears, column by column, from the last rows of the photo: of them, not of the ground. */
function clothOf(
  own: readonly [Float32Array, Float32Array, Float32Array],
  { width, height }: Print,
  mask: Float32Array,
  face: number,
): readonly [Float32Array, Float32Array, Float32Array] {
  const rows = Math.max(1, Math.min(height, Math.round(HEM * face)))
  const begin = (height - rows) * width
  const share = plane(width).fill(1e-6)
  for (let at = begin; at < mask.length; at++) share[at % width]! += mask[at]! ** 4
  const total = blur(share, width, 1, SPREAD * face).slice()
  const mean = (colour: Float32Array) => {
    const sums = plane(width)
    for (let at = begin; at < colour.length; at++) sums[at % width]! += mask[at]! ** 4 * colour[at]!
    const soft = blur(sums, width, 1, SPREAD * face).slice()
    for (let x = 0; x < width; x++) soft[x]! /= total[x]!
    return soft
  }
  return [mean(own[0]), mean(own[1]), mean(own[2])]
}
