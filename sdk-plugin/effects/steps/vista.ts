import * as z from 'zod'
import { type Frame, newFrame } from '../frame.ts'
import { discBlur } from '../kernels/lens.ts'
import { enlarge } from '../kernels/resample.ts'
import { SCENES, type SceneName } from '../scenes/index.ts'
import { viewOn } from '../scenes/view.ts'
import { Kept } from '../kept.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'

/** A place far behind, out of focus. Glass and drops in front of it show it in focus, as small lenses do. */
export const vista = operation({
  name: 'vista',
  schema: z.strictObject({
    do: z.literal('vista'),
    kind: z.enum(Object.keys(SCENES) as [SceneName, ...SceneName[]]),
    /** Radius of the disc that a point becomes, in frame heights. */
    blur: z.number().min(0).max(0.1).default(0.03),
    gain: z.number().min(0).max(10).default(1),
    /** Number of the scene's own arrangement. */
    variant: z.number().int().min(0).max(999).default(1),
    /** Whether glass in front shows it in focus; else as soft as we see it, lamps as discs. */
    keep: z.boolean().default(true),
    /** Radius of that disc behind such glass: what is drawn to be far behind is plain when it is quite sharp. */
    seen: z.number().min(0).max(0.1).default(0),
  }),
  apply(stage, options) {
    const { frame } = stage
    const key = JSON.stringify(options)
    const sharp = focusedOf(frame, key, options)
    keptFrame(stage, key, () => {
      const { width, height } = sharp
      for (const name of ['r', 'g', 'b'] as const) {
        const soft = discBlur(sharp[name], width, height, options.blur * height)
        frame[name].set(enlarge(soft, width, height, frame.width, frame.height))
      }
    })
    setFocused(stage, options)
  },
})

/** Lets glass in front of a vista show it in focus, also where the vista itself was painted before. */
export function setFocused(stage: Stage, options: z.output<(typeof vista)['schema']>): void {
  if (!options.keep) return
  const key = JSON.stringify(options)
  const sharp = focusedOf(stage.frame, key, options)
  const shown = options.seen > 0 ? softened(sharp, key, options.seen) : sharp
  // A copy: later steps draw their ground into it.
  stage.focused = { ...shown, r: shown.r.slice(), g: shown.g.slice(), b: shown.b.slice() }
}

const kept = new Kept<Frame>(6)

/** The scene in focus at half the frame's size: what lenses squeeze needs no more. */
function focusedOf({ width, height }: Frame, key: string, { kind, gain, variant }: z.output<(typeof vista)['schema']>) {
  return kept.get(`${width}x${height} ${key}`, () => {
    const sharp = newFrame(Math.ceil(width / 2), Math.ceil(height / 2))
    SCENES[kind](viewOn(sharp, variant))
    for (const plane of [sharp.r, sharp.g, sharp.b]) {
      for (let at = 0; at < plane.length; at++) plane[at]! *= gain
    }
    return sharp
  })
}

function softened(sharp: Frame, key: string, seen: number): Frame {
  const { width, height } = sharp
  return kept.get(`${width}x${height} seen ${key}`, () => {
    const soft = (['r', 'g', 'b'] as const).map((name) => discBlur(sharp[name], width, height, seen * height).slice())
    return { width, height, r: soft[0]!, g: soft[1]!, b: soft[2]! }
  })
}
