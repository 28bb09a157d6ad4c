import { smoothstep } from '../../colour.ts'
import type { DistantLamp } from '../../kernels/stand.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { sidesOf } from './even-key.ts'

/** Logarithms of how much lighter one side of a face is: less is no lamp beside it, more surely is one. */
const [NONE, SURE] = [0.08, 0.3] as const

/** The lamp that a photo was made with. */
export interface OwnLight {
  /** Where it is seen: on the left (-1) or on the right. */
  side: -1 | 1
  /** How surely it stands beside faces, 0 to 1. */
  sure: number
}

/** Where the lamp of a photo stands, by the largest face. */
export function ownLight(print: Print, faces: readonly Face[]): OwnLight {
  const [face] = faces
  if (!face) return { side: 1, sure: 0 }
  const [left, right] = sidesOf(print, face)
  const more = Math.log(left / right)
  return { side: more > 0 ? -1 : 1, sure: smoothstep(NONE, SURE, Math.abs(more)) }
}

/** A lamp on the left or on the right, that is given on the right. */
export function turned(lamp: DistantLamp, side: number): DistantLamp {
  return { ...lamp, from: [side * lamp.from[0], lamp.from[1]] }
}

/** Who is in a photo, in the photo's own pixels. */
interface Found {
  mask: Float32Array
  faces: readonly Face[]
}

/**
 * Works on a photo so that its lamp is seen where the scene has its sun: the other way round where it is not, and turned
 * back afterwards. What a lamp did to a face no other lamp undoes, but a place may as well have its sun on the left.
 *
 * @param sun Where the scene has its sun: on the left (-1) or on the right
 * @param work Is told how much of the photo's own light on faces may stay, 0 to 1
 */
export function litFrom<Of extends Found>(
  print: Print,
  found: Of,
  sun: -1 | 1,
  work: (found: Of, own: number) => void,
): void {
  const { side, sure } = ownLight(print, found.faces)
  if (side === sun || sure < 0.5) return work(found, side === sun ? sure : 0)
  const { width } = print
  for (const each of [print.r, print.g, print.b, found.mask]) turnRound(each, width)
  const faces = found.faces.map((face) => ({ ...face, x: width - face.x - face.width }))
  work({ ...found, faces }, sure)
  for (const each of [print.r, print.g, print.b, found.mask]) turnRound(each, width)
}

function turnRound(plane: Float32Array, width: number): void {
  for (let from = 0; from < plane.length; from += width) plane.subarray(from, from + width).reverse()
}
