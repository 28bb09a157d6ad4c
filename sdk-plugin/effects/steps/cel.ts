import * as z from 'zod'
import { colour, type Rgb } from '../colour.ts'
import { layOver } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { normalsOf } from '../kernels/normals.ts'
import { operation, type Stage } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'
import { heightsOf, profileSchema } from '../surface/profile.ts'
import { hypot } from '../hypot.ts'

const MOST = 6

/** Softness of what is told apart, in em. */
const EVEN = 0.014

/** The letters in a few flat tones with hard edges, by how far each side is turned to the light: as emblems are drawn. */
export const cel = operation({
  name: 'cel',
  schema: z
    .strictObject({
      do: z.literal('cel'),
      /** Fatter than the letters, in em. */
      grow: z.number().min(-0.2).max(0.2).default(0),
      profile: profileSchema,
      /** How much all edges are broken, in em. */
      soft: z.number().min(0).max(0.1).default(0.004),
      /** From what is turned away to what faces the light. */
      colours: z
        .array(colour)
        .min(2)
        .max(MOST + 1),
      /** Where each next colour begins, from -1 (turned away) over 0 (flat) to 1. */
      levels: z.array(z.number().min(-1).max(1)).min(1).max(MOST),
      /** Where the light comes from: to the right, down. */
      from: z.tuple([z.number(), z.number()]).readonly().default([-0.5, -0.85]),
    })
    .refine(({ colours, levels }) => colours.length === levels.length + 1, 'one colour more than there are levels'),
  room: ({ grow, soft }) => Math.max(0, grow) + 2 * soft + 0.01,
  apply(stage, options) {
    const outline = outlineOf(stage.letters, options.grow)
    const heights = heightsOf(outline, options.profile, options.soft)
    const { width, height, coverage } = outline
    const normals = normalsOf(heights, width, height)
    const [fx, fy] = options.from
    const far = hypot(fx, fy) || 1
    const facing = plane(coverage.length)
    for (let at = 0; at < facing.length; at++) facing[at] = (normals.x[at]! * fx + normals.y[at]! * fy) / far
    // A straight side has one tone: the steps of whole pixels along it must not show.
    const even = blur(facing, width, height, Math.max(1.2, EVEN * outline.em))
    lay(stage, coverage, even, width, options)
  },
})

function lay(
  { frame, letters }: Stage,
  coverage: Float32Array,
  facing: Float32Array,
  width: number,
  { colours, levels }: { colours: readonly Rgb[]; levels: readonly number[] },
): void {
  const { x: left, y: top, emoji } = letters
  const lastX = Math.min(width, frame.width - left)
  const lastY = Math.min(letters.height, frame.height - top)
  for (let y = Math.max(1, -top); y < lastY - 1; y++) {
    for (let x = Math.max(1, -left); x < lastX - 1; x++) {
      const at = y * width + x
      const share = coverage[at]!
      if (share < 0.004) continue
      // The edge between two tones is as wide as a pixel, however fast the surface turns there.
      const slope = hypot(facing[at + 1]! - facing[at - 1]!, facing[at + width]! - facing[at - width]!) / 2
      const wide = 1 / Math.max(0.012, slope)
      let [r, g, b] = colours[0]!
      for (let level = 0; level < levels.length; level++) {
        const over = (facing[at]! - levels[level]!) * wide + 0.5
        if (over <= 0) continue
        const next = colours[level + 1]!
        const t = over < 1 ? over : 1
        r += (next[0] - r) * t
        g += (next[1] - g) * t
        b += (next[2] - b) * t
      }
      const own = emoji ? emoji.share[at]! : 0
      if (emoji && own > 0) {
        r += (emoji.r[at]! - r) * own
        g += (emoji.g[at]! - g) * own
        b += (emoji.b[at]! - b) * own
      }
      const to = (y + top) * frame.width + x + left
      layOver(frame.r, to, r, share)
      layOver(frame.g, to, g, share)
      layOver(frame.b, to, b, share)
    }
  }
}
