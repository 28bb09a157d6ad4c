import * as z from 'zod'
import { colour } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { layMask, raiseTo } from '../kernels/lay.ts'
import { plane } from '../kernels/memory.ts'
import { operation, type Stage } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'
import { hypot } from '../hypot.ts'

const layer = z.strictObject({
  /** Softness in em. */
  blur: z.number().min(0).max(1),
  /** How far the letters stand off, in em: the shadow moves away from the main lamp by it. */
  lift: z.number().min(0).max(1),
  strength: z.number().min(0).max(1),
})

/** What the letters keep from the scene: close and dark, wide and faint. */
export const shadow = operation({
  name: 'shadow',
  schema: z.strictObject({
    do: z.literal('shadow'),
    /** What is left of the light in full shadow. */
    tint: colour.default([0.02, 0.02, 0.03]),
    grow: z.number().min(-0.2).max(0.3).default(0.01),
    /** Where the back of the letters lies, as in `extrude`. */
    sweep: z.tuple([z.number(), z.number()]).readonly().default([0, 0]),
    layers: z
      .array(layer)
      .min(1)
      .max(4)
      .default([
        { blur: 0.018, lift: 0.02, strength: 0.75 },
        { blur: 0.07, lift: 0.09, strength: 0.5 },
        { blur: 0.22, lift: 0.2, strength: 0.35 },
      ]),
  }),
  // Its blur has planes of its own.
  room: ({ grow }) => Math.max(0, grow),
  apply(stage, { tint, grow, sweep, layers }) {
    const { letters, frame, environment } = stage
    const { coverage } = outlineOf(letters, grow)
    const [kx, ky] = environment.key
    for (const { blur: soft, lift, strength } of layers) {
      const sigma = soft * letters.em
      const shift = { dx: -kx * lift * letters.em, dy: -ky * lift * letters.em }
      const area = areaOf(stage, shift, sweep, 3 * sigma + Math.max(0, grow) * letters.em + 2)
      if (area.width < 2 || area.height < 2) continue
      const placed = place(stage, coverage, { ...shift, sigma }, sweep, area)
      const mask = { ...area, plane: blur(placed, area.width, area.height, sigma) }
      const left = tint.map((value) => Math.min(1, value)) as [number, number, number]
      layMask(frame, mask, { colour: left, opacity: strength, blend: 'multiply' })
    }
  },
})

const MOST_SWEEPS = 12

type Pair = readonly [number, number]

interface Shift {
  dx: number
  dy: number
  /** Softness to come, in pixels: steps of the sweep that are finer would not be seen. */
  sigma: number
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The part of the frame that a shadow reaches. */
function areaOf({ letters, frame }: Stage, { dx, dy }: Omit<Shift, 'sigma'>, sweep: Pair, reach: number): Area {
  const sx = sweep[0] * letters.em
  const sy = sweep[1] * letters.em
  const { ink } = letters
  const x = Math.max(0, Math.floor(letters.x + ink.left + dx + Math.min(0, sx) - reach))
  const y = Math.max(0, Math.floor(letters.y + ink.top + dy + Math.min(0, sy) - reach))
  const right = Math.min(frame.width, Math.ceil(letters.x + ink.right + dx + Math.max(0, sx) + reach))
  const bottom = Math.min(frame.height, Math.ceil(letters.y + ink.bottom + dy + Math.max(0, sy) + reach))
  return { x, y, width: right - x, height: bottom - y }
}

/** The shape moved and drawn along the sweep, in a plane of the area's size. */
function place(
  { letters }: Stage,
  coverage: Float32Array,
  { dx, dy, sigma }: Shift,
  sweep: Pair,
  area: Area,
): Float32Array {
  const placed = plane(area.width * area.height)
  const length = hypot(sweep[0], sweep[1]) * letters.em
  const steps = Math.min(MOST_SWEEPS, Math.ceil(length / Math.max(2, sigma)))
  const whole = { width: letters.width, height: letters.height, plane: coverage }
  for (let step = 0; step <= steps; step++) {
    const t = steps === 0 ? 0 : step / steps
    const left = Math.round(letters.x + dx + sweep[0] * letters.em * t) - area.x
    const top = Math.round(letters.y + dy + sweep[1] * letters.em * t) - area.y
    raiseTo(placed, area.width, area.height, { x: left, y: top, ...whole })
  }
  return placed
}
