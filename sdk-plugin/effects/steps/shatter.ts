import * as z from 'zod'
import { colour, smoothstep } from '../colour.ts'
import { copyFrame, type Frame } from '../frame.ts'
import type { Letters } from '../lettering.ts'
import { cellValue } from '../plates/plate.ts'
import { operation, type Stage } from '../stage.ts'
import { drawBrokenSides } from '../surface/broken-sides.ts'
import { type Fracture, fractureOf } from '../surface/fracture.ts'

/**
 * A pane before all that has been painted, struck by a blow: each piece shows what is behind a little aside and mirrors
 * another part of the room, cracks flash at places, and the pieces at the blow are gone.
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
    /** Share of the small pieces around the blow that have fallen out. */
    lost: z.number().min(0).max(1).default(0),
    /** How much of the pane's broken thickness is seen along cracks, in frame heights: ribbed, and green as edges are. */
    thick: z.number().min(0).max(0.1).default(0),
    edge: colour.default([0.1, 0.62, 0.42]),
    /** What is left of the light behind the hole. */
    dark: z.number().min(0).max(1).default(0.25),
  }),
  apply(stage, options) {
    const { frame, seed, letters, environment } = stage
    const { at, rays, rings, thick, width, edge, light, on } = options
    const fracture = fractureKept(frame.width, frame.height, at, rays, rings, seed)
    const own = piecesOf(stage, options)
    const seen = copyFrame(frame)
    lay(stage, options, seen, fracture, own)
    const share = on === 'letters' ? (x: number, y: number) => coverageAt(letters, x, y) : undefined
    drawBrokenSides(frame, seen, fracture, own, {
      key: environment.key,
      thick: thick * frame.height,
      crack: width * frame.height,
      edge,
      light,
      rows: rowsOf(frame, letters, on),
      share,
    })
  },
})

type Options = z.output<(typeof shatter)['schema']>

const MOST_KEPT = 2
const kept = new Map<string, Fracture>()

export function fractureKept(...args: Parameters<typeof fractureOf>): Fracture {
  const key = JSON.stringify(args)
  let fracture = kept.get(key)
  if (fracture) return fracture
  fracture = fractureOf(...args)
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(key, fracture)
  return fracture
}

/** What each piece has of its own. */
interface Pieces {
  x: Float32Array
  y: Float32Array
  mirror: Float32Array
  shade: Float32Array
  hole: Float32Array
}

function piecesOf({ environment, gain }: Stage, { rays, rings, tilt, hole, lost }: Options): Pieces {
  const count = rays * (rings + 1)
  const [kx, ky] = environment.key
  const values = (salt: number) => Float32Array.from({ length: count }, (_, own) => cellValue(own, salt))
  const x = values(3).map((value) => value - 0.5)
  const y = values(11).map((value) => value - 0.5)
  const facing = new Float32Array(x.length)
  for (let own = 0; own < facing.length; own++) facing[own] = x[own]! * kx + y[own]! * ky
  const shown = values(41)
  return {
    x,
    y,
    mirror: facing.map((value, own) => tilt * gain * Math.max(0, 0.12 + value) * shown[own]!),
    shade: facing.map((value) => 0.96 - 0.3 * tilt * Math.max(0, -value)),
    hole: values(29).map((value, own) => (isLost(own, rings, lost) ? Infinity : hole * (0.75 + 0.9 * value))),
  }
}

function lay(
  { frame, letters, gain }: Stage,
  options: Options,
  seen: Frame,
  { piece, gap, far }: Fracture,
  own: Pieces,
) {
  const { width, height } = frame
  const [tr, tg, tb] = options.colour
  const rim = Math.max(1, 3 * options.width * height)
  const least = options.tilt * gain * 0.014
  const [firstY, lastY] = rowsOf(frame, letters, options.on)
  for (let y = firstY; y < lastY; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const share = options.on === 'letters' ? coverageAt(letters, x, y) : 1
      if (share < 0.004) continue
      const number = piece[at]!
      const away = far[at]!
      if (away < own.hole[number]!) {
        // The broken rim catches light, the air in the hole does not.
        const edge = (own.hole[number]! - away) * height
        const light = smoothstep(rim, 0, edge === Infinity ? gap[at]! : edge) * options.light * 0.5
        frame.r[at] = seen.r[at]! * options.dark + light * tr
        frame.g[at] = seen.g[at]! * options.dark + light * tg
        frame.b[at] = seen.b[at]! * options.dark + light * tb
        continue
      }
      const closer = 1 / (1 + away * (1.6 + 2 * away))
      const reach = 2 * options.shift * height * (0.35 + closer)
      const leanX = own.x[number]!
      const leanY = own.y[number]!
      const light = least + own.mirror[number]! * (0.12 + roomAt(x / height + 1.3 * leanX, y / height + 1.3 * leanY))
      const kept = own.shade[number]!
      const sx = Math.min(width - 1, Math.max(0, x + leanX * reach + 0.5)) | 0
      const sy = Math.min(height - 1, Math.max(0, y + leanY * reach + 0.5)) | 0
      const from = sy * width + sx
      frame.r[at]! += (seen.r[from]! * kept + light * tr - frame.r[at]!) * share
      frame.g[at]! += (seen.g[from]! * kept + light * tg - frame.g[at]!) * share
      frame.b[at]! += (seen.b[from]! * kept + light * tb - frame.b[at]!) * share
    }
  }
}

/** Between the windows of the room that pieces mirror, in frame heights. */
const WINDOWS = 0.62

/** Light of that room: tall windows aslant, with a bar across; each piece that leans shows another part of it. */
function roomAt(u: number, v: number): number {
  const across = (u * 0.86 + v * 0.5) / WINDOWS
  const t = across - Math.floor(across)
  const lit = smoothstep(0.02, 0.06, t) * smoothstep(0.52, 0.3, t)
  return lit * (0.35 + 0.65 * smoothstep(0.02, 0.035, Math.abs(t - 0.2)))
}

/** Rings of pieces about as small as a stroke is wide; the outermost pieces run on to the frame's sides. */
const isSmall = (ring: number, rings: number) => ring > 0 && ring < Math.min(6, rings)

/** Whether a piece has fallen out: of the pane, and of the letters that the same blow broke. */
export const isLost = (own: number, rings: number, share: number) =>
  isSmall(own % (rings + 1), rings) && cellValue(own, 57) < share

/** The first row that is broken, and the one after the last. */
const rowsOf = (frame: Frame, letters: Letters, on: Options['on']): [number, number] =>
  on === 'frame' ? [0, frame.height] : [Math.max(0, letters.y), Math.min(frame.height, letters.y + letters.height)]

function coverageAt({ x: left, y: top, width, coverage }: Letters, x: number, y: number): number {
  const column = x - left
  return column < 0 || column >= width ? 0 : coverage[(y - top) * width + column]!
}
