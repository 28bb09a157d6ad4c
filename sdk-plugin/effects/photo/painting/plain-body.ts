import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { copyOf, plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { type Columns, columnsOf, moveRow } from './moved-rows.ts'
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
/** How far above the row from which shoulders go on cloth turns plain at the photo's sides, in face widths. */
const SOON = 0.12
/** How much of the ground beside them is moved along, in face widths. */
const BESIDE = 0.8
/** How broad the rows are that give the cloth its colour, and how far its colours are spread, in face widths. */
const [HEM, SPREAD] = [0.4, 0.45]
/**
 * Where arms part from a body: how far from the outside, how dark, how broad and how soft towards the body, and between which
 * rows below the shoulders the fold begins; in face widths.
 */
const ARM = { inside: 0.36, dark: 0.09, broad: 0.16, soft: 0.15, begin: 0.36, full: 0.85 } as const

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
  const own = [copyOf(print.r), copyOf(print.g), copyOf(print.b)] as const
  const moved = movedTo(print, subject, to)
  const { mask, faces, scale, left, foot } = moved
  const outline = outlineOf(moved, width, height)
  const wide = faces[0]!.width
  // Shoulders that a side of the photo cuts higher up go on from there.
  const [leftTop, rightTop] = [outline.leftCut, outline.rightCut].map((cut) => Math.min(shouldersOf(moved), cut))
  const top = Math.min(leftTop!, rightTop!)
  const bodies = {
    left: evenSide(outline.left, moved, leftTop!, -1),
    right: evenSide(outline.right, moved, rightTop!, 1),
  }
  const shown = Math.max(0, Math.min(...faces.map((face) => face.y - face.height)))
  const columns = columnsOf(width, left, scale)
  const [firstFace, lastFace] = [Math.min(...faces.map(({ x }) => x)), Math.max(...faces.map(({ x }) => x))]
  for (let row = Math.floor(shown); row < height; row++) {
    // All of them, and some of the ground beside their hair.
    const [from, until] = [outline.left[row]!, outline.right[row]!]
    const isThere = until > from
    const first = Math.max(0, Math.floor(Math.min(isThere ? from : width, firstFace) - BESIDE * wide))
    const end = Math.min(width, Math.ceil(Math.max(isThere ? until : 0, lastFace + wide) + BESIDE * wide))
    const part = { row, line: (Math.min(row, foot) - foot) / scale + height - 1, first, end }
    moveRow(print.r, own[0], columns, part)
    moveRow(print.g, own[1], columns, part)
    moveRow(print.b, own[2], columns, part)
  }
  const cloth = clothOf(own, print, subject.mask, wide / scale)
  const weave = new Weave({ ...print, r: own[0], g: own[1], b: own[2] }, subject.faces[0]!, scale)
  goOn(print, moved, { outline, bodies, top, cloth, weave, columns })
  return { faces, mask }
}

interface Body {
  outline: ReturnType<typeof outlineOf>
  bodies: { left: Float32Array; right: Float32Array }
  /** The row from which shoulders go on. */
  top: number
  cloth: Colours
  weave: Weave
  columns: Columns
}

type Colours = readonly [Float32Array, Float32Array, Float32Array]

/** Cloth below and beside what the photo shows of it, and the mask of all of it. */
function goOn({ width, height, r, g, b }: Print, moved: Moved, body: Body): void {
  const { mask, faces, left, right, foot } = moved
  const { outline, bodies, top, cloth, weave, columns } = body
  const wide = faces[0]!.width
  const folds = noiseTile('clouds')
  const threads = weave.columns(width, left)
  const besides = Float32Array.from({ length: width }, (_, x) => {
    return smoothstep(INSIDE * wide, 0.03 * wide, Math.min(x - left, right - x))
  })
  const [red, green, blue] = cloth
  // There the even side is rounder than the photo's: its corner goes.
  const [leftBend, rightBend] = [outline.leftCut - BEND * wide, outline.rightCut - BEND * wide]
  for (let y = Math.max(0, Math.floor(Math.min(top - SOON * wide, foot - ABOVE * wide))); y < height; y++) {
    const [from, until] = [bodies.left[y]!, bodies.right[y]!]
    const [outLeft, outRight] = [outline.left[y]!, outline.right[y]!]
    const plainRow = foot < height - 1 ? smoothstep(foot - ABOVE * wide, foot - 0.02 * wide, y) : 0
    const lower = smoothstep(top, top + 0.25 * wide, y)
    const soon = smoothstep(top - SOON * wide, top, y)
    const hang = smoothstep(top + ARM.begin * wide, top + ARM.full * wide, y)
    // A fold is no ruled line: it leans, and swings a little.
    const fold = ARM.inside + 0.05 * (1 - hang) + 0.02 * Math.sin((5 * (y - top)) / wide)
    const first = Math.max(0, Math.floor(from) - 1)
    const end = Math.min(width, Math.ceil(until) + 2)
    if (y > foot || y > leftBend) mask.fill(0, y * width, y * width + first)
    if (y > foot || y > rightBend) mask.fill(0, y * width + end, (y + 1) * width)
    const threadRow = weave.row(Math.abs(y - foot))
    for (let x = first, at = y * width + first; x < end; x++, at++) {
      const inside = Math.min(x - from, until - x)
      const shown = mask[at]!
      if (y >= top) {
        const isEven = y > foot || y > (x - from < until - x ? leftBend : rightBend)
        const share = inside >= 0.7 ? 1 : smoothstep(-0.7, 0.7, inside)
        mask[at] = isEven ? share : Math.max(mask[at]!, share)
      }
      if (mask[at] === 0) continue
      // What the sides of the photo cut, and what lies between its ragged edge and the even one.
      const within = Math.min(x - outLeft, outRight - x)
      const beyond = within > 0.05 * wide ? 0 : smoothstep(0.05 * wide, 0, within)
      const dented = Math.max(0, mask[at]! - shown)
      const plain = within < 0 && y >= top ? 1 : Math.max(plainRow, dented, soon * besides[x]!, lower * beyond)
      if (plain === 0) continue
      let light = 1 + plain * weave.threads[threadRow + threads[x]!]!
      light += 0.16 * plain * noiseAt(folds, (44 * x) / wide, (13 * y) / wide)
      const far = inside / wide - fold
      if (hang > 0 && far < 5 * ARM.soft) {
        // The body turns into the shade of the arm; the sleeve before it is lit up to its edge.
        const shade =
          far > 0 ? Math.exp(-far / ARM.soft) : far < -ARM.broad ? 0 : Math.exp(-((far / (0.4 * ARM.broad)) ** 2))
        const sleeve = far < 0 ? 0.03 * smoothstep(-0.3, -0.05, far) : 0
        light *= 1 - plain * hang * (ARM.dark * shade - sleeve)
      }
      const column = columns.at[x]!
      r[at] = light * mix(r[at]!, red[column]!, plain)
      g[at] = light * mix(g[at]!, green[column]!, plain)
      b[at] = light * mix(b[at]!, blue[column]!, plain)
    }
  }
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
function clothOf(own: Colours, { width, height }: Print, mask: Float32Array, face: number): Colours {
  const rows = Math.max(1, Math.min(height, Math.round(HEM * face)))
  const theirs = mask.slice((height - rows) * width)
  for (let at = 0; at < theirs.length; at++) theirs[at] = theirs[at]! ** 2 * theirs[at]! ** 2
  const means = (colour?: Float32Array) => {
    const sums = plane(width).fill(colour ? 0 : 1e-6)
    for (let row = 0, at = 0, from = (height - rows) * width; row < rows; row++) {
      for (let x = 0; x < width; x++, at++, from++) sums[x]! += colour ? theirs[at]! * colour[from]! : theirs[at]!
    }
    return blur(sums, width, 1, SPREAD * face).slice()
  }
  const total = means()
  const mean = (colour: Float32Array) => means(colour).map((sum, x) => sum / total[x]!)
  return [mean(own[0]), mean(own[1]), mean(own[2])]
}
