import type { Rgb } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { hairIn, wholeHair } from './hair.ts'

interface People {
  mask: Float32Array
  faces: readonly Face[]
}

/** More than these are a crowd: what hair is there is looked for about the first of them alone. */
const MOST = 4

/**
 * Hair of everybody, each in a colour of their own and in the columns that are nearest to their face: what is as dark as
 * one's hair is the shaded side of another's face.
 *
 * @param colourOf Of the hair of the first of these people; undefined where there is none
 */
export function everyonesHair(
  print: Print,
  { mask, faces }: People,
  colourOf: (one: People) => Rgb | undefined,
): Float32Array {
  const hairOf = (people: People) => {
    const colour = colourOf(people)
    return colour && wholeHair(hairIn(print, people, colour), print, people)
  }
  if (faces.length < 2 || faces.length > MOST) return hairOf({ mask, faces }) ?? plane(mask.length)
  const all = plane(mask.length)
  for (const face of faces) {
    const own = hairOf({ mask, faces: [face] })
    if (!own) continue
    for (const [from, to] of columnsOf(face, faces, print.width)) {
      for (let row = 0; row < all.length; row += print.width) all.set(own.subarray(row + from, row + to), row + from)
    }
  }
  return all
}

/** The columns that are nearer to a face than to the others, counted in widths of each: runs from one to before another. */
function columnsOf(face: Face, faces: readonly Face[], width: number): [from: number, to: number][] {
  const far = (x: number, { x: left, width: wide }: Face) => Math.abs(x - left - wide / 2) / wide
  const runs: [number, number][] = []
  for (let x = 0; x < width; x++) {
    if (faces.some((other) => other !== face && far(x, other) < far(x, face))) continue
    const last = runs.at(-1)
    if (last && last[1] === x) last[1]++
    else runs.push([x, x + 1])
  }
  return runs
}
