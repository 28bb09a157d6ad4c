import { mix, smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'

/** Where in a picture the crown and the chin of a caricature are, as shares of its height, and its head's widest share. */
const CROWN = 0.055
const CHIN = 0.6
const WIDEST = 0.9
/** How small what is below the chin is drawn, against the head. */
const BODY = 0.54
/** Radians by which the head is cocked. */
const COCKED = 0.1
/** The chin in the box of a face, and where shoulders are. */
const [CHIN_AT, SHOULDERS] = [0.94, 1.42]

/** Half of what is face, in widths of its box; and how much of what hair is broader on one side than on the other goes. */
const FACE = 0.46
const EVENED = 0.75

/** Draws in hair that is broader on one side: a face that is turned has most of it there, and a large head would bulge. */
function evened([left, right]: readonly [number, number], face: number, strength: number): (x: number) => number {
  const [least, most] = [Math.min(left, right) - face, Math.max(left, right) - face]
  const drawn = most / mix(most, least, EVENED * strength)
  return (x) => {
    const far = Math.abs(x) - face
    return far <= 0 || x < 0 !== left > right ? x : x + Math.sign(x) * far * (drawn - 1)
  }
}

/** Where each place of a caricature comes from in the photo. */
export interface BigHead {
  sourceOf(x: number, y: number, to: { x: number; y: number }): void
  /** Where the face is in the caricature, and the row of its chin. */
  face: Face
  foot: number
}

/** A head that fills the picture on a body half its size. Undefined where it would come out no larger. */
export function bigHead(
  { width, height }: Print,
  { mask }: Subject,
  face: Face,
  strength: number,
): BigHead | undefined {
  const { x, y, width: w, height: h } = face
  const cx = x + w / 2
  const chin = y + CHIN_AT * h
  const { top, sides } = headIn(mask, { width, height }, face)
  const half = Math.max(...sides)
  const even = evened(sides, FACE * w, Math.min(1, strength))
  const room = Math.min(((CHIN - CROWN) * height) / Math.max(1, chin - top), (WIDEST * width) / (2 * half))
  const scale = mix(1, room, Math.min(1, strength))
  if (scale < 0.75) return undefined
  const foot = Math.min(CHIN * height, CROWN * height + (chin - top) * scale)
  const middle = mix(cx, width / 2, Math.min(1, strength))
  const small = mix(1, BODY, Math.min(1, strength)) * scale
  const [neck, shoulders] = [foot, foot + (SHOULDERS - CHIN_AT) * h * mix(scale, small, 0.5)]
  const sourceOf = (px: number, py: number, to: { x: number; y: number }) => {
    const below = smoothstep(neck, shoulders, py)
    // Cocked about the chin, and less so further down.
    const tilt = COCKED * strength * (1 - smoothstep(foot - 0.1 * h, shoulders, py))
    const dx = px - middle
    const dy = py - foot
    const qx = dx + dy * tilt
    const qy = dy - dx * tilt
    const v = qy / (h * scale)
    // A large brow over a narrower jaw.
    const across =
      scale * (1 + 0.12 * strength * smoothstep(-0.45, -0.85, v) - 0.17 * strength * smoothstep(-0.4, 0, v))
    to.x = cx + even(qx / mix(across, small, below))
    // What is below the chin is drawn smaller from there on.
    to.y = chin + (qy <= 0 ? qy / scale : qy / mix(scale, small, Math.min(1, qy / (0.5 * h))))
  }
  const [wide, high] = [w * scale, h * scale]
  const cocked = COCKED * strength * 0.5 * high
  return {
    sourceOf,
    foot,
    face: { ...face, x: middle + cocked - wide / 2, y: foot - CHIN_AT * high, width: wide, height: high },
  }
}

/** The top of a head's hair, and how far it goes on both sides of the middle of the face. */
function headIn(mask: Float32Array, { width, height }: { width: number; height: number }, face: Face) {
  const cx = face.x + face.width / 2
  let top = face.y
  const last = Math.max(0, face.y - 0.9 * face.height)
  for (let y = Math.floor(face.y); y > last; y--) {
    let inside = 0
    for (let u = -0.3; u <= 0.31; u += 0.1) {
      const x = Math.round(cx + u * face.width)
      if (x >= 0 && x < width && y < height && mask[Math.max(0, y) * width + x]! > 0.5) inside++
    }
    if (inside < 1) break
    top = y
  }
  const sides: [left: number, right: number] = [0.62 * face.width, 0.62 * face.width]
  for (let v = 0; v < 0.9; v += 0.1) {
    const row = Math.min(height - 1, Math.max(0, Math.round(face.y + v * face.height))) * width
    for (const [each, side] of [-1, 1].entries()) {
      for (let far = sides[each as 0]; far < 1.25 * face.width; far += 2) {
        const x = Math.round(cx + side * far)
        if (x < 0 || x >= width || mask[row + x]! < 0.5) break
        sides[each as 0] = far
      }
    }
  }
  return { top, sides }
}
