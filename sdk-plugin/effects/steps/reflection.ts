import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { operation } from '../stage.ts'

/** The letters mirrored in what they stand on, and nothing else. Comes after the letters. */
export const reflection = operation({
  name: 'reflection',
  schema: z.strictObject({
    do: z.literal('reflection'),
    strength: z.number().min(0).max(1).default(0.4),
    /** How fast it is lost below the foot, in em. */
    fade: z.number().positive().max(3).default(0.5),
    /** Softness that grows away from the foot, in em. */
    soft: z.number().min(0).max(0.3).default(0.03),
    /** Where the letters stand below their ink, in em. */
    foot: z.number().min(-0.3).max(0.3).default(0),
  }),
  apply({ frame, letters }, { strength, fade, soft, foot }) {
    const { em, ink, coverage } = letters
    const line = Math.round(letters.y + ink.bottom + foot * em)
    const left = Math.max(0, letters.x)
    const width = Math.min(frame.width, letters.x + letters.width) - left
    const rows = Math.min(frame.height - line, ink.bottom - ink.top + Math.round(foot * em), Math.ceil(3 * fade * em))
    if (rows < 4 || width < 4) return
    const mask = new Float32Array(width * rows)
    const image = [frame.r, frame.g, frame.b].map(() => new Float32Array(width * rows))
    const planes = [frame.r, frame.g, frame.b]
    for (let y = 0; y < rows; y++) {
      const from = line - 1 - y
      if (from < 0 || from - letters.y < 0 || from - letters.y >= letters.height) continue
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const share = coverage[(from - letters.y) * letters.width + x + left - letters.x]!
        if (share === 0) continue
        mask[at] = share
        for (let c = 0; c < 3; c++) image[c]![at] = Math.min(4, planes[c]![from * frame.width + x + left]!) * share
      }
    }
    const softMask = blur(mask, width, rows, soft * em)
    for (let c = 0; c < 3; c++) {
      const softer = blur(image[c]!, width, rows, soft * em)
      for (let y = 0; y < rows; y++) {
        const t = smoothstep(0, 0.35 * em, y)
        const kept = strength * Math.exp(-y / (fade * em))
        for (let x = 0, at = y * width; x < width; x++, at++) {
          const share = mask[at]! + (softMask[at]! - mask[at]!) * t
          if (share < 0.003) continue
          const to = (y + line) * frame.width + x + left
          const tone = image[c]![at]! + (softer[at]! - image[c]![at]!) * t
          planes[c]![to] = planes[c]![to]! * (1 - share * kept) + tone * kept
        }
      }
    }
  },
})
