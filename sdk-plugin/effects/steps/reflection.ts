import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { operation } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'
import { standingRow } from '../surface/standing.ts'

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
    /** Share of that softness at the foot itself: what is rough mirrors nothing sharply. */
    rough: z.number().min(0).max(1).default(0),
    /** Where the letters stand below their ink, in em. */
    foot: z.number().min(-0.3).max(0.3).default(0),
    /** That is counted from the row that most of them end at, and not from the lowest: round ones reach below flat feet. */
    level: z.boolean().default(false),
    /** Fatter than the letters, in em: their rim is mirrored as well. */
    grow: z.number().min(0).max(0.2).default(0),
    /** How far waves shift it, in em: little at the foot, more in front. */
    ripple: z.number().min(0).max(0.3).default(0),
  }),
  apply({ frame, letters }, { strength, fade, soft, rough, foot, level, grow, ripple }) {
    const { em, ink } = letters
    const { coverage } = outlineOf(letters, grow)
    const line = Math.round(letters.y + (level ? standingRow(letters) : ink.bottom) + foot * em)
    const left = Math.max(0, letters.x)
    const width = Math.min(frame.width, letters.x + letters.width) - left
    const rows = Math.min(frame.height - line, ink.bottom - ink.top + Math.round(foot * em), Math.ceil(3 * fade * em))
    if (rows < 4 || width < 4) return
    const mask = plane(width * rows)
    const column = left - letters.x
    for (let y = 0; y < rows; y++) {
      const from = line - 1 - y - letters.y
      if (from < 0 || from >= letters.height || line - 1 - y < 0) continue
      const start = from * letters.width + column
      mask.set(coverage.subarray(start, start + width), y * width)
    }
    const area = { left, line, width, rows }
    const softMask = blur(mask, width, rows, soft * em)
    for (const image of [frame.r, frame.g, frame.b]) {
      mirrorPlane(image, frame.width, area, mask, softMask, {
        strength,
        fade: fade * em,
        soft: soft * em,
        rough,
        near: 0.35 * em,
        ripple: ripple * em,
      })
    }
  },
})

interface Area {
  left: number
  line: number
  width: number
  rows: number
}

/** Lengths in pixels; `near` is where the mirror is still sharp. */
interface Mirror {
  strength: number
  fade: number
  soft: number
  rough: number
  near: number
  ripple: number
}

function mirrorPlane(
  image: Float32Array,
  frameWidth: number,
  { left, line, width, rows }: Area,
  mask: Float32Array,
  softMask: Float32Array,
  { strength, fade, soft, rough, near, ripple }: Mirror,
): void {
  const seen = plane(width * rows)
  for (let y = 0, at = 0; y < rows; y++) {
    const from = (line - 1 - y) * frameWidth + left
    for (let x = 0; x < width; x++, at++) {
      const share = mask[at]!
      if (share > 0) seen[at] = Math.min(4, image[from + x]!) * share
    }
  }
  const softer = blur(seen, width, rows, soft)
  const swirls = noiseTile('swirls')
  for (let y = 0, at = 0; y < rows; y++) {
    const t = rough + (1 - rough) * smoothstep(0, near, y)
    // Gone before its last row, so that the frame never cuts it.
    const kept = strength * Math.exp(-y / fade) * smoothstep(rows, 0.35 * rows, y)
    const to = (y + line) * frameWidth + left
    // Waves are long where they are near and lie dense at the foot; what they turn away is dark.
    const depth = y / (y + near)
    const reach = ripple * (0.15 + 0.85 * depth)
    const v = 260 * Math.log(1 + y / (0.12 * near))
    for (let x = 0; x < width; x++, at++) {
      if (ripple > 0) {
        const wave = noiseAt(swirls, (x * 90) / (near * (1 + 2 * depth)), v)
        const from = y * width + Math.max(0, Math.min(width - 1, Math.round(x + wave * reach)))
        const seenShare = (mask[from]! + (softMask[from]! - mask[from]!) * t) * smoothstep(-0.45, 0.1, wave)
        if (seenShare < 0.003) continue
        image[to + x] =
          image[to + x]! * (1 - seenShare * kept) +
          (seen[from]! + (softer[from]! - seen[from]!) * t) * kept * smoothstep(-0.45, 0.1, wave)
        continue
      }
      const share = mask[at]! + (softMask[at]! - mask[at]!) * t
      if (share < 0.003) continue
      image[to + x] = image[to + x]! * (1 - share * kept) + (seen[at]! + (softer[at]! - seen[at]!) * t) * kept
    }
  }
}
