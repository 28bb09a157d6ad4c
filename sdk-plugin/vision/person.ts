import type { Face } from './faces.ts'
import { expectHair } from './hair.ts'
import type { Plane, Size } from './planes.ts'

/** How much it counts that something stands out where there are people. */
const BESIDE = 0.5

/** Lightness that half of a photo by night is below, and by how much lamps are lighter than faces, in CIELAB. */
const [NIGHT, GLARE] = [28, 20]
/** How likely a lamp belongs to a person. */
const LAMP = 0.02

function middleLight(lab: Float32Array): number {
  const some = Float32Array.from({ length: Math.ceil(lab.length / 33) }, (_, index) => lab[index * 33]!)
  return some.toSorted()[some.length >> 1] ?? 0
}

/**
 * Raises a prior where a person is likely by the place of the face: the head, the hair round it, neck and trunk below.
 *
 * @param faces in the prior's pixels
 */
export function expectPersons(prior: Plane, lab: Float32Array, size: Size, faces: readonly Face[]): void {
  const { width, height } = size
  const salient = prior.slice()
  // Beside a person what stands out is doubtful: a lamp behind the head is brighter than any face.
  if (faces.length > 0) for (let at = 0; at < prior.length; at++) prior[at]! *= BESIDE
  const isNight = middleLight(lab) < NIGHT
  const together = abreast(size, faces)
  for (const face of faces) {
    const glare = GLARE + (meanIn(lab, size, under(face, 0.3, 0.7), 3) ?? 100)
    const near = Math.max(close(size, face), face.height > LEAST_NEAR * height ? together : 0)
    const body = Math.max(near, standing(salient, size, face), differing(lab, size, face))
    for (let y = 0; y < height; y++) {
      const [from, to] = [y * width, (y + 1) * width]
      const row = { prior: prior.subarray(from, to), lab: lab.subarray(from * 3, to * 3), y }
      expectInRow(row, face, body, isNight ? glare : Infinity)
    }
    expectHair(prior, lab, size, face)
  }
}

interface Row {
  prior: Plane
  lab: Float32Array
  y: number
}

/** @param body How likely there is one below the face @param glare What is lighter is a lamp */
function expectInRow({ prior, lab, y }: Row, face: Face, body: number, glare: number): void {
  const cx = face.x + face.width / 2
  const dy = (y - face.y - face.height / 2) / face.height
  // A lamp of the night beside a cheek.
  const most = dy < 0.8 ? glare : Infinity
  for (let x = 0; x < prior.length; x++) {
    const dx = (x - cx) / face.width
    const trunk = Math.max(dy < 0.5 ? 0 : bodyAt(dx, dy), shoulderAt(dx, dy))
    const chance = Math.max(dy < 0.5 ? headAt(dx, dy) : 0, body * trunk)
    if (chance < 1 && lab[x * 3]! > most) prior[x] = Math.min(prior[x]!, LAMP)
    else if (chance > prior[x]!) prior[x] = chance
  }
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Mean of one of the interleaved values over a box, as far as it lies in the picture; undefined outside. */
export function meanIn(values: Float32Array, { width, height }: Size, box: Box, channels = 1, channel = 0) {
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(height, Math.ceil(box.bottom))]
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.right))]
  if (bottom <= top || right <= left) return undefined
  let sum = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) sum += values[(y * width + x) * channels + channel]!
  }
  return sum / ((bottom - top) * (right - left))
}

/** Rows under a face, counted in its heights from its top. */
function under(face: Face, from: number, to: number): Box {
  const top = face.y + face.height * from
  const bottom = face.y + face.height * to
  return { left: face.x, right: face.x + face.width, top, bottom }
}

/**
 * Whether a face is so near that this is a portrait: shoulders that reach from side to side neither stand out nor
 * differ from what is beside them.
 */
function close({ height }: Size, face: Face): number {
  return Math.min(1, Math.max(0, (face.height / height - 0.2) / 0.1))
}

/** How broad shoulders are, in widths of a face, and how low a face may be beside others that are as near. */
const SHOULDERS = 2.2
const LEAST_NEAR = 0.14

/** Whether several stand so near that their shoulders reach from side to side: each has the others beside them, no ground. */
function abreast({ width }: Size, faces: readonly Face[]): number {
  if (faces.length < 2) return 0
  const broad = faces.reduce((sum, face) => sum + SHOULDERS * face.width, 0)
  return Math.min(1, Math.max(0, (broad / width - 0.8) / 0.25))
}

/**
 * Whether what is under a face stands out as a body would. A face on a mug, a screen or a postcard stands out, and what
 * is under it does not; in a dim room neither does.
 */
function standing(salient: Plane, size: Size, face: Face): number {
  const head = meanIn(salient, size, under(face, 0, 1)) ?? 1
  const trunk = meanIn(salient, size, under(face, 1.5, 2.5)) ?? 1
  return Math.min(1, trunk / 0.12 + Math.max(0, 0.6 - head) * 2)
}

/** Whether what is under a face has another colour than what is far to its sides, on both of them. */
function differing(lab: Float32Array, size: Size, face: Face): number {
  const trunk = under(face, 1.35, 2.1)
  const [reach, rim] = [face.width * 1.7, size.width * 0.06]
  const sides = [
    { ...trunk, left: 0, right: Math.max(rim, trunk.left - reach) },
    { ...trunk, left: Math.min(size.width - rim, trunk.right + reach), right: size.width },
  ]
  const colour = (box: Box) => [0, 1, 2].map((channel) => meanIn(lab, size, box, 3, channel) ?? Number.NaN)
  const own = colour(trunk)
  const steps = sides.map((box) => Math.hypot(...colour(box).map((value, c) => value - own[c]!)))
  const least = Math.min(...steps.filter((step) => !Number.isNaN(step)))
  return Number.isFinite(least) ? Math.min(1, Math.max(0, (least - 10) / 14)) : 0
}

/** @param dx from the middle of the face in its widths @param dy in its heights, downwards */
function headAt(dx: number, dy: number): number {
  if ((dx / 0.36) ** 2 + (dy / 0.48) ** 2 < 1) return 1
  if ((dx / 0.6) ** 2 + ((dy + 0.24) / 0.7) ** 2 < 1) return 0.72
  return (dx / 0.8) ** 2 + ((dy + 0.2) / 0.92) ** 2 < 1 ? 0.5 : 0
}

/** Shoulders that stand high, or a head that is bowed: beside the jaw colours decide. */
function shoulderAt(dx: number, dy: number): number {
  return dy > 0.28 && dy < 1.2 && Math.abs(dx) < 1.3 ? 0.36 : 0
}

/** Neck, shoulders, trunk. */
function bodyAt(dx: number, dy: number): number {
  if (dy > 4.5) return 0
  const shoulder = Math.min(1.35, 0.3 + Math.max(0, dy - 0.55) * 1.5)
  if (Math.abs(dx) < shoulder * 0.55) return dy < 2.5 ? 0.86 : 0.68
  if (Math.abs(dx) < shoulder) return 0.62
  // Broad shoulders, wide sleeves: colours decide.
  return dy > 0.45 && dy < 3 && Math.abs(dx) < shoulder * 1.5 + 0.2 ? 0.45 : 0
}
