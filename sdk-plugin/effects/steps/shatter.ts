import * as z from 'zod'
import { colour, smoothstep } from '../colour.ts'
import { copyFrame, type Frame } from '../frame.ts'
import { sampleAt } from '../kernels/resample.ts'
import { cellValue } from '../plates/plate.ts'
import { operation, type Stage } from '../stage.ts'
import { type Fracture, fractureOf } from '../surface/fracture.ts'

/**
 * A pane before all that has been painted, struck by a blow: each piece shows what is behind a little aside and tilted to
 * the lamps, cracks are bright on one side and dark on the other, and the pieces at the blow are gone.
 */
export const shatter = operation({
  name: 'shatter',
  schema: z.strictObject({
    do: z.literal('shatter'),
    /** The pane fills the frame, or only the letters are broken: what lies beside them stays. */
    on: z.enum(['frame', 'letters']).default('frame'),
    /** Where the blow fell, as shares of the frame. */
    at: z.tuple([z.number(), z.number()]).readonly().default([0.6, 0.4]),
    rays: z.number().int().min(5).max(60).default(19),
    rings: z.number().int().min(1).max(14).default(8),
    /** How far pieces move what is seen through them, in frame heights. */
    shift: z.number().min(0).max(0.2).default(0.012),
    /** Light that tilted pieces mirror. */
    tilt: z.number().min(0).max(3).default(1),
    colour: colour.default([0.72, 0.92, 1]),
    /** Width of a crack in frame heights, and its light. */
    width: z.number().positive().max(0.05).default(0.0022),
    light: z.number().min(0).max(10).default(1.3),
    /** Radius of the hole, in frame heights. */
    hole: z.number().min(0).max(1).default(0.05),
    /** What is left of the light behind the hole. */
    dark: z.number().min(0).max(1).default(0.25),
  }),
  apply(stage, options) {
    const { frame, seed } = stage
    const { at, rays, rings } = options
    const before = options.on === 'letters' ? copyFrame(frame) : undefined
    lay(stage, options, fractureKept(frame.width, frame.height, at, rays, rings, seed))
    if (before) restoreBeside(stage, before)
  },
})

type Options = z.output<(typeof shatter)['schema']>

const MOST_KEPT = 2
const kept = new Map<string, Fracture>()

function fractureKept(...args: Parameters<typeof fractureOf>): Fracture {
  const key = JSON.stringify(args)
  let fracture = kept.get(key)
  if (fracture) return fracture
  fracture = fractureOf(...args)
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(key, fracture)
  return fracture
}

function restoreBeside({ frame, letters }: Stage, before: Frame): void {
  const { width, height } = frame
  for (let y = 0, at = 0; y < height; y++) {
    const row = y - letters.y
    const isBeside = row < 0 || row >= letters.height
    for (let x = 0; x < width; x++, at++) {
      const column = x - letters.x
      const isOut = isBeside || column < 0 || column >= letters.width
      const left = isOut ? 1 : 1 - letters.coverage[row * letters.width + column]!
      if (left === 0) continue
      frame.r[at]! += (before.r[at]! - frame.r[at]!) * left
      frame.g[at]! += (before.g[at]! - frame.g[at]!) * left
      frame.b[at]! += (before.b[at]! - frame.b[at]!) * left
    }
  }
}

function lay({ frame, environment, gain }: Stage, options: Options, { piece, gap, far }: Fracture): void {
  const { width, height } = frame
  const seen = copyFrame(frame)
  const [kx, ky] = environment.key
  const crack = Math.max(0.55, options.width * height)
  const tint = options.colour
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const own = piece[at]!
      const tiltX = cellValue(own, 3) - 0.5
      const tiltY = cellValue(own, 11) - 0.5
      const near = gap[at]!
      const away = far[at]!
      const isGone = away < options.hole * (0.75 + 0.9 * cellValue(own, 29))
      if (isGone) {
        // The broken rim catches light, the air in the hole does not.
        const rim = smoothstep(crack * 3, 0, near) * options.light * 0.5
        const left = options.dark
        frame.r[at] = seen.r[at]! * left + rim * tint[0]
        frame.g[at] = seen.g[at]! * left + rim * tint[1]
        frame.b[at] = seen.b[at]! * left + rim * tint[2]
        continue
      }
      const closer = Math.exp(-away * 1.6)
      const reach = options.shift * height * (0.35 + closer)
      const sx = x + tiltX * 2 * reach
      const sy = y + tiltY * 2 * reach
      const facing = tiltX * kx + tiltY * ky
      const mirror = options.tilt * gain * (0.035 + 0.42 * Math.max(0, facing) * (0.4 + closer)) * cellValue(own, 41)
      const shade = 1 - 0.3 * options.tilt * Math.max(0, -facing) - 0.04
      // Cracks go through the thickness of the pane: a line of light, and a softer one beside it.
      const wide = crack * (0.6 + 1.5 * closer)
      const line = smoothstep(wide, wide * 0.25, near) * (0.35 + 0.65 * cellValue(own, 5)) * (0.3 + closer)
      const side = smoothstep(wide * 5, wide, near) * 0.22 * (cellValue(own, 17) > 0.5 ? 1 : 0)
      const light = (line + side * closer) * options.light
      const whole = shade * (1 - 0.45 * smoothstep(wide * 2.2, wide, near) * (1 - line))
      frame.r[at] = sampleAt(seen.r, width, height, sx, sy) * whole + (mirror + light) * tint[0]
      frame.g[at] = sampleAt(seen.g, width, height, sx, sy) * whole + (mirror + light) * tint[1]
      frame.b[at] = sampleAt(seen.b, width, height, sx, sy) * whole + (mirror + light) * tint[2]
    }
  }
}
