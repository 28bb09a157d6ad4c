import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { operation, type Stage } from '../stage.ts'

/**
 * A polished floor in front, that mirrors what stands on it. Comes after the letters: it mirrors the frame as it is.
 */
export const floor = operation({
  name: 'floor',
  schema: z.strictObject({
    do: z.literal('floor'),
    /** Where it begins below the letters' ink, in em. */
    gap: z.number().min(-0.5).max(1).default(0.02),
    colour: colour.default([0.01, 0.01, 0.012]),
    /** How much it mirrors at the line, and how fast that is lost, in frame heights. */
    mirror: z.number().min(0).max(1).default(0.5),
    fade: z.number().positive().max(2).default(0.3),
    /** Softness that grows with the distance from the line, in frame heights. */
    soft: z.number().min(0).max(0.1).default(0.012),
    /** Share of that softness at the line itself: a rough floor mirrors nothing sharply. */
    rough: z.number().min(0).max(1).default(0.25),
    /** How far from the line, in em, it is as soft as it gets; without it, 0.16 of the frame's height. */
    reach: z.number().positive().max(3).optional(),
    /** Degrees of softness on the way there: with one, a sharp image fades into a soft one. */
    degrees: z.number().int().min(1).max(4).default(1),
    /** Share of the wall's light that stays: the lamp that lights it reaches the floor as well. */
    lit: z.number().min(0).max(1).default(0.25),
  }),
  apply(stage, options) {
    const { letters, frame } = stage
    const line = Math.round(letters.y + letters.ink.bottom + options.gap * letters.em)
    if (line >= frame.height - 2) return
    for (const [plane, tone] of [
      [frame.r, options.colour[0]],
      [frame.g, options.colour[1]],
      [frame.b, options.colour[2]],
    ] as const) {
      mirrorPlane(stage, plane, tone, line, options)
    }
  },
})

function mirrorPlane(
  { frame: { width, height }, letters }: Stage,
  plane: Float32Array,
  tone: number,
  line: number,
  { mirror, fade, soft, rough, reach, degrees, lit }: z.output<(typeof floor)['schema']>,
): void {
  const rows = height - line
  const image = new Float32Array(width * rows)
  for (let y = 0; y < rows; y++) {
    const from = Math.max(0, line - 1 - y)
    image.set(plane.subarray(from * width, (from + 1) * width), y * width)
  }
  const end = reach ? (reach * letters.em) / height : 0.16
  const images: Float32Array[] = [image]
  for (let degree = 1; degree <= degrees; degree++) {
    images.push(blur(image, width, rows, soft * height * (degree / degrees) ** 2))
  }
  for (let y = 0; y < rows; y++) {
    const far = y / height
    const share = mirror * Math.exp(-far / fade)
    const softness = degrees * (rough + (1 - rough) * smoothstep(0, end, far))
    const degree = Math.min(degrees - 1, Math.floor(softness))
    const sharper = images[degree]!
    const softer = images[degree + 1]!
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const to = at + line * width
      plane[to] = plane[to]! * lit + tone + mix(sharper[at]!, softer[at]!, softness - degree) * share
    }
  }
}
