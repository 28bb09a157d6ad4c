import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import { flowOf } from './flow.ts'
import { everyonesHair } from './everyones-hair.ts'
import { crownOf } from './hair.ts'
import { hatchAll, type Stroke } from './hatching.ts'
import type { Subject } from './subject.ts'

/** Lines that the graver cuts along locks, thin in the lights and nearly closed in the depths; lengths in lines. */
const CUT: readonly Stroke[] = [
  {
    apart: 0.82,
    length: 120,
    half: [0.07, 0.42],
    press: [1, 1],
    from: 0.06,
    full: 0.84,
    past: 1,
    even: true,
    least: 6,
  },
]
/** Lights that are left where lines close. */
const LEFT: readonly Stroke[] = [
  { apart: 1.12, length: 90, half: [0.07, 0.17], press: [0.7, 1], from: 0.05, full: 0.9, even: true, least: 6 },
]
/** From here on lines close, and lights are left between them. */
const DEEP = [0.66, 0.8] as const

/** How much finer than other lines hair is cut. */
const FINER = 0.76

/** Where hair is looked for above a forehead, from its middle on, in widths and heights of the face. */
const CROWN = [0.5, 0.36, 0.64, 0.22, 0.78] as const
const ABOVE = [-0.2, -0.12] as const

/** Where the hair of the first heads is; undefined where none is told from the skin. Before the print is changed. */
export function hairOf(print: Print, subject: Subject): Float32Array | undefined {
  if (subject.faces.length === 0) return undefined
  let isTold = false
  const hair = everyonesHair(print, subject, (people) => {
    const colour = crownOf(print, people, CROWN, ABOVE)
    if (colour) isTold = true
    return colour
  })
  return isTold ? hair : undefined
}

/**
 * Cuts hair strand by strand, finer than the other lines.
 *
 * @param dark How dark each pixel is to be cut
 * @param hair Of `hairOf`
 * @returns How much of each of its pixels is inked, 0 to 1
 */
export function engraveHair(
  { width, height }: Pick<Print, 'width' | 'height'>,
  dark: Float32Array,
  hair: Float32Array,
  { pitch, seed }: { pitch: number; seed: number },
): Float32Array {
  // Locks run long: what is finer than a few lines does not turn them.
  const flow = flowOf(blur(dark, width, height, 1.4 * pitch), width, height, 5 * pitch)
  const unit = FINER * pitch
  const wanted = plane(dark.length)
  const deep = plane(dark.length)
  for (let at = 0; at < wanted.length; at++) {
    if (hair[at] === 0) continue
    wanted[at] = hair[at]! * dark[at]!
    deep[at] = hair[at]! * smoothstep(DEEP[0], DEEP[1], dark[at]!)
  }
  const laid = plane(dark.length)
  hatchAll(flow, wanted, laid, { strokes: CUT, unit, seed })
  const lights = plane(dark.length)
  hatchAll(flow, deep, lights, { strokes: LEFT, unit, seed: seed + 3 })
  for (let at = 0; at < laid.length; at++) {
    if (deep[at] === 0) continue
    laid[at]! += deep[at]! * (1 - lights[at]! - laid[at]!)
  }
  return laid
}
