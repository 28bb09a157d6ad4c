import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import type { Frame } from '../../frame.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'
import { backdropFor } from '../painting/backdrop.ts'
import type { Print } from '../photo.ts'
import { clearAround, standsAlone } from '../painting/silhouette.ts'
import { letSnow } from '../painting/snowfall.ts'
import { subjectOf } from '../painting/subject.ts'
import { lightnessOf } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

const SNOW = [0.72, 0.82, 0.97] as const
/** How far frost comes in from the sides, as a share of the shorter side. */
const FROST = 0.075
/** Of the blue hour. */
const DUSK = [0.62, 0.8, 1.12] as const

/**
 * Snow in the blue hour: flakes of every depth, snow that lies on heads, shoulders, ledges and the ground. Behind
 * people a street with its lamps.
 */
export const snow = treatment({
  name: 'snow',
  schema: z.strictObject({
    kind: z.literal('snow'),
    /** How much lies. */
    lying: z.number().min(0).max(2).default(1),
  }),
  apply(print, { lying }, { seed }) {
    const { faces, ...subject } = subjectOf(print)
    const people = faces.length > 0 && subject.coverage > 0.02
    const mask = people || standsAlone(print, subject) ? subject.mask : undefined
    const clear = clearAround(print, faces)
    const light = lightnessOf(print)
    const street = people ? backdropFor(print, { scene: 'street', variant: 4, blur: 0.03 }) : undefined
    const lies = people ? onShoulders(print, subject.mask) : onLedges(print, light, mask)
    grade(print, { mask: subject.mask, clear, street })
    const random = randomFrom(seed * 617 + 29)
    letSnow(
      print,
      { count: 900, size: [0.7, 2.2], opacity: 0.5, soft: 1, streak: 0.8 },
      random,
      people ? subject.mask : undefined,
    )
    settle(print, lies, { lying, light, seed })
    letSnow(print, { count: 260, size: [1.6, 4.4], opacity: 0.85, soft: 0.8, streak: 1 }, random, clear)
    letSnow(print, { count: 46, size: [6, 13], opacity: 0.42, soft: 0.55, streak: 0.5 }, random, clear)
    letSnow(print, { count: 12, size: [18, 42], opacity: 0.2, soft: 0.25, streak: 0.2 }, random, clear)
  },
})

interface Grading {
  mask: Float32Array
  clear: Float32Array
  street: Frame | undefined
}

/** Dusk over all, and the street behind people. */
function grade(print: Print, { mask, clear, street }: Grading): void {
  const { width, height, r, g, b } = print
  const form = street ? blur(mask, width, height, 0.03 * Math.min(width, height)) : mask
  const planes = [r, g, b]
  const lamps = street && [street.r, street.g, street.b]
  for (let at = 0; at < r.length; at++) {
    const grey = 0.25 * r[at]! + 0.65 * g[at]! + 0.1 * b[at]!
    const warm = clear[at]!
    const inside = street ? smoothstep(0.35, 0.85, mask[at]!) : 1
    // Lamps behind shine round the edge.
    const wrap = 0.3 * Math.max(0, 1 - form[at]!) * mask[at]!
    for (let c = 0; c < 3; c++) {
      // Faces keep some of their warmth.
      const pale = mix(planes[c]![at]!, grey, street ? 0.12 : 0.42)
      const own = pale * mix(DUSK[c]!, 1, 0.45 * warm) * (street ? 0.8 + 0.22 * warm : 0.66) + 0.01 * DUSK[c]!
      if (!lamps) {
        planes[c]![at] = own
        continue
      }
      const far = lamps[c]![at]! * 1.15 + 0.018 * DUSK[c]!
      planes[c]![at] = mix(far, mix(own, far, wrap), inside)
    }
  }
}

/** Snow lies where a form faces up, and a little of it further down: how much, 0 to 1 and more. */
function onShoulders({ width, height }: Print, mask: Float32Array): Float32Array {
  const shorter = Math.min(width, height)
  const soft = blur(mask, width, height, 0.013 * shorter)
  const wide = blur(mask, width, height, 0.045 * shorter)
  const step = Math.max(1, Math.round(0.006 * shorter))
  const lies = plane(width * height)
  for (let y = step; y < height - step; y++) {
    for (let x = step, at = y * width + step; x < width - step; x++, at++) {
      const inside = soft[at]!
      if (inside < 0.2) continue
      const up = wide[at + step * width]! - wide[at - step * width]!
      const side = wide[at + step]! - wide[at - step]!
      if (up <= 0) continue
      const facing = smoothstep(0.4, 0.92, up / Math.sqrt(up * up + side * side + 1e-6))
      const cap = smoothstep(0.2, 0.45, inside) * smoothstep(0.99, 0.66, inside)
      const dusting = 0.42 * smoothstep(0.99, 0.55, wide[at]!)
      lies[at] = facing * Math.max(cap, dusting)
    }
  }
  return lies
}

/** On ledges, roofs and ridges: where something dark begins below something light; and on the ground, but no water. */
function onLedges(print: Print, light: Float32Array, mask: Float32Array | undefined): Float32Array {
  const { width, height, r, b } = print
  const shorter = Math.min(width, height)
  const soft = blur(light, width, height, 0.003 * shorter)
  const wide = blur(light, width, height, 0.02 * shorter)
  const step = Math.max(1, Math.round(0.004 * shorter))
  const edges = plane(width * height)
  for (let y = step; y < height - step; y++) {
    for (let x = step, at = y * width + step; x < width - step; x++, at++) {
      const up = soft[at - step * width]! - soft[at + step * width]!
      const side = Math.abs(soft[at + step]! - soft[at - step]!)
      edges[at] = mask && mask[at]! > 0.5 ? 0 : Math.max(0, up - 1.2 * side)
    }
  }
  const lines = blur(edges, width, height, 0.005 * shorter)
  const form = mask && onShoulders(print, mask)
  for (let y = 0, at = 0; y < height; y++) {
    const ground = smoothstep(0.5, 0.78, y / height)
    for (let x = 0; x < width; x++, at++) {
      const even = smoothstep(0.12, 0.02, Math.abs(soft[at]! - wide[at]!))
      const lit = smoothstep(0.12, 0.4, wide[at]!) * smoothstep(1.5, 1.05, b[at]! / (r[at]! + 0.01))
      // What was taken for a form's edge shows as one.
      const [above, below] = [Math.max(0, at - 5 * step * width), Math.min(wide.length - 1, at + 5 * step * width)]
      const cap = form ? 1.1 * form[at]! * smoothstep(0.04, 0.12, Math.abs(wide[above]! - wide[below]!)) : 0
      const lain = 0.85 * ground * even * lit * (mask ? 1 - mask[at]! : 1)
      lines[at] = Math.max(cap, lain, smoothstep(0.02, 0.08, lines[at]!) * 0.9)
    }
  }
  return lines
}

interface Settling {
  lying: number
  /** How light the photo was. */
  light: Float32Array
  seed: number
}

/** Lays the snow: crumbs at its edges, blue in its hollows. Frost creeps in from the sides of the picture. */
function settle(print: Print, lies: Float32Array, { lying, light, seed }: Settling): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const k = 900 / shorter
  const crumbs = new NoiseRows('grain', width, { scale: 1.1 * k, left: seed * 17 })
  const clumps = new NoiseRows('clouds', width, { scale: 1.6 * k, left: seed * 29 })
  const crystals = new NoiseRows('cells', width, { scale: 2.6 * k, left: seed * 43 })
  for (let y = 0, at = 0; y < height; y++) {
    const [crumb, clump, crystal] = [crumbs.at(y), clumps.at(y), crystals.at(y)]
    const down = Math.min(y, height - 1 - y)
    for (let x = 0; x < width; x++, at++) {
      const much = lies[at]! * lying
      const across = Math.min(x, width - 1 - x)
      const rim = Math.min(across, down, 0.45 * (across + down)) / shorter + 0.03 * clump[x]!
      if (much < 0.05 && rim > FROST) continue
      const share = smoothstep(0.34, 0.58, much + 0.3 * crumb[x]! + 0.36 * clump[x]!) * Math.min(0.96, 0.4 + much)
      const frost =
        rim > FROST ? 0 : (1 - rim / FROST) ** 2 * (0.35 + 0.75 * Math.max(0, 1 - 1.5 * crystal[x]! + 0.5 * crumb[x]!))
      const tone = 0.62 + 0.3 * light[at]! + 0.3 * clump[x]! + 0.12 * crumb[x]!
      const white = Math.min(1, Math.max(share, frost))
      print.r[at] = mix(print.r[at]!, SNOW[0] * tone, white)
      print.g[at] = mix(print.g[at]!, SNOW[1] * tone, white)
      print.b[at] = mix(print.b[at]!, SNOW[2] * tone, white)
    }
  }
}
