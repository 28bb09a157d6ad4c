import * as z from 'zod'
import { colour } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { operation, type Stage } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'

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
  apply(stage, { tint, grow, sweep, layers }) {
    const { letters, frame, environment } = stage
    const { coverage } = outlineOf(letters, grow)
    const [kx, ky] = environment.key
    for (const { blur: soft, lift, strength } of layers) {
      const dx = -kx * lift * letters.em
      const dy = -ky * lift * letters.em
      const placed = place(stage, coverage, { dx, dy, sweep })
      darken(frame, blur(placed, frame.width, frame.height, soft * letters.em), strength, tint)
    }
  },
})

const SWEEPS = 8

/** The shape moved and drawn along the sweep, in a plane of the frame's size. */
function place(
  { letters, frame }: Stage,
  coverage: Float32Array,
  { dx, dy, sweep }: { dx: number; dy: number; sweep: readonly [number, number] },
): Float32Array {
  const plane = new Float32Array(frame.width * frame.height)
  const steps = sweep[0] === 0 && sweep[1] === 0 ? 0 : SWEEPS
  for (let step = 0; step <= steps; step++) {
    const t = steps === 0 ? 0 : step / steps
    const left = Math.round(letters.x + dx + sweep[0] * letters.em * t)
    const top = Math.round(letters.y + dy + sweep[1] * letters.em * t)
    const firstX = Math.max(0, -left)
    const lastX = Math.min(letters.width, frame.width - left)
    const lastY = Math.min(letters.height, frame.height - top)
    for (let y = Math.max(0, -top); y < lastY; y++) {
      const row = (y + top) * frame.width + left
      for (let x = firstX; x < lastX; x++) {
        const share = coverage[y * letters.width + x]!
        if (share > plane[row + x]!) plane[row + x] = share
      }
    }
  }
  return plane
}

function darken(
  { r, g, b }: Stage['frame'],
  mask: Float32Array,
  strength: number,
  tint: readonly [number, number, number],
): void {
  const [tr, tg, tb] = tint.map((value) => (1 - Math.min(1, value)) * strength) as [number, number, number]
  for (let at = 0; at < mask.length; at++) {
    const share = mask[at]!
    if (share < 0.002) continue
    r[at]! *= 1 - share * tr
    g[at]! *= 1 - share * tg
    b[at]! *= 1 - share * tb
  }
}
