import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Print } from '../photo.ts'
import { firmShoulders } from '../painting/shoulders.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'
import { hypot } from '../../hypot.ts'

/** Broad lamps of a studio in front and from the upper right, the blue of its strips behind, the wall's light on the left. */
const STUDIO = [0.3, 0.32, 0.38] as const
const KEY: Lamp = { from: [0.6, -0.6], colour: [0.84, 0.75, 0.67], rim: 0.5, front: 0.5 }
const FRONT: Lamp = { from: [0, -0.1], colour: [0.36, 0.36, 0.38], rim: 0 }
const WALL: Lamp = { from: [-0.93, 0.05], colour: [0.3, 0.55, 0.72], rim: 4, front: 0.08 }
const STRIPS: Lamp = { from: [0.97, 0.1], colour: [0.12, 0.4, 1], rim: 2.6 }
/** The screen for photos without anybody: its middle and half its size in shares of the print. */
const SCREEN = { y: 0.46, across: 0.43, down: 0.38 }

/** Who is in the photo, cut out as before the wall of a studio; a photo without anybody is shown on a screen. */
export const presenter = treatment({
  name: 'presenter',
  schema: z.strictObject({ kind: z.literal('presenter') }),
  apply(print) {
    const { mask: found, coverage, faces } = subjectOf(print)
    if (faces.length === 0 || coverage < 0.02) return show(print)
    const mask = found.slice()
    firmShoulders(mask, print.width, faces)
    print.share = shaded(print, standBefore(print, { mask, faces, ambient: STUDIO, lamps: [KEY, WALL, STRIPS, FRONT] }))
  },
})

const SHADOW = { dark: [0.004, 0.008, 0.02], strength: 0.55 } as const

/** With the soft shadow on the wall behind: it is part of the print, so that it lies where the print does. */
function shaded({ width, height, r, g, b }: Print, mask: Float32Array): Float32Array {
  const shorter = Math.min(width, height)
  const soft = blur(mask, width, height, 0.028 * shorter)
  const [left, down] = [Math.round(0.05 * shorter), Math.round(0.022 * shorter)]
  const share = new Float32Array(mask.length)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.max(0, y - down) * width
    for (let x = 0; x < width; x++, at++) {
      const own = mask[at]!
      const fall = SHADOW.strength * soft[row + Math.min(width - 1, x + left)]! * (1 - own)
      const all = own + fall
      share[at] = all
      if (all < 0.002) continue
      r[at] = (r[at]! * own + SHADOW.dark[0] * fall) / all
      g[at] = (g[at]! * own + SHADOW.dark[1] * fall) / all
      b[at] = (b[at]! * own + SHADOW.dark[2] * fall) / all
    }
  }
  return share
}

/** Round corners, a white rim, a soft shadow around. */
function show(print: Print): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const share = new Float32Array(width * height)
  const [wide, high] = [SCREEN.across * width, SCREEN.down * height]
  const [round, rim, soft] = [0.03 * shorter, 0.011 * shorter, 0.06 * shorter]
  for (let y = 0, at = 0; y < height; y++) {
    const v = Math.abs(y + 0.5 - SCREEN.y * height) - high + round
    for (let x = 0; x < width; x++, at++) {
      const u = Math.abs(x + 0.5 - width / 2) - wide + round
      const far = hypot(Math.max(0, u), Math.max(0, v)) + Math.min(0, Math.max(u, v)) - round
      const border = smoothstep(rim + 0.7, rim - 0.7, far)
      share[at] = Math.max(border, 0.45 * smoothstep(soft, 0, far))
      const screen = smoothstep(0.7, -0.7, far)
      print.r[at] = mix(0.9 * border, print.r[at]!, screen)
      print.g[at] = mix(0.9 * border, print.g[at]!, screen)
      print.b[at] = mix(0.9 * border, print.b[at]!, screen)
    }
  }
  print.share = share
}
