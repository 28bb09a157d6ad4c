import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { copyFrame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { operation } from '../stage.ts'

/** What has been painted so far is out of focus, all of it or more and more away from a line. */
export const defocus = operation({
  name: 'defocus',
  schema: z.strictObject({
    do: z.literal('defocus'),
    /** Softness in frame heights. */
    blur: z.number().positive().max(0.2),
    /** Height that is sharp, as a share of the frame, and how far from it all is soft. Default: all is soft. */
    focus: z.strictObject({ at: z.number(), depth: z.number().positive().max(2) }).optional(),
    /** Glass and drops still show it in focus. Not within `scene`, which keeps one picture alone. */
    keep: z.boolean().default(false),
  }),
  apply(stage, { blur: soft, focus, keep }) {
    const { frame } = stage
    const { width, height } = frame
    if (keep) stage.focused = copyFrame(frame)
    for (const name of ['r', 'g', 'b'] as const) {
      const plane = frame[name]
      const blurred = blur(plane, width, height, soft * height)
      for (let y = 0; y < height; y++) {
        const away = focus ? smoothstep(0, focus.depth, Math.abs((y + 0.5) / height - focus.at)) : 1
        for (let x = 0, at = y * width; x < width; x++, at++) plane[at]! += (blurred[at]! - plane[at]!) * away
      }
    }
  },
})
