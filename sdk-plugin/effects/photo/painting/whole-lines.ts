import { blur } from '../../kernels/blur.ts'
import { smoothstep } from '../../colour.ts'
import { meansAlongForms } from '../../kernels/whole-lines.ts'
import type { Flow } from './flow.ts'

/** Steps of a walk along a line, in each direction, and how long each is, in pixels. */
const STEPS = 7
const STEP = 1.6

/**
 * Joins lines whose parts a photo shows as dots and dashes, in place: each pixel becomes the mean along the form that
 * runs through it, so that lips, lids and brows are whole.
 *
 * @param where How much of each pixel's line is joined, 0 to 1; outside nothing is looked at
 * @param unit Pixels that a picture whose shorter side is 900 would give one
 */
export function joinLines(lines: Float32Array, flow: Flow, where: Float32Array, unit: number): void {
  meansAlongForms(lines, { ...flow.full, flow, where, steps: STEPS, step: STEP * Math.max(0.6, unit) })
}

/** A brush draws no crumbs: lines that are broken into dashes, as of single hairs that shine, are left out. Not of features. */
export function wholeOnly(
  line: Float32Array,
  near: Float32Array,
  { width, height }: { width: number; height: number },
  unit: number,
): void {
  const around = blur(line, width, height, 5 * unit)
  for (let at = 0; at < line.length; at++) {
    if (line[at]! > 0) line[at]! *= Math.max(near[at]!, smoothstep(0.13, 0.24, around[at]!))
  }
}
