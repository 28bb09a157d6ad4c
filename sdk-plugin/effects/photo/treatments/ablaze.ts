import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { type Blaze, blazeOver, glowOf, layBlaze, spare } from '../painting/blaze.ts'
import { scatterEmbers } from '../painting/embers.ts'
import type { Print } from '../photo.ts'
import { clearAround } from '../painting/silhouette.ts'
import { subjectOf } from '../painting/subject.ts'
import { turnedDown } from '../painting/underlight.ts'
import { treatment } from './treatment.ts'
import { hypot } from '../../hypot.ts'

/** Who is in the photo stands in a fire at night: flames behind and in front, lit by them, the air above shimmering. */
export const ablaze = treatment({
  name: 'ablaze',
  schema: z.strictObject({ kind: z.literal('ablaze') }),
  apply(print, _options, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const { mask: found, faces, coverage } = subjectOf(print)
    const people = faces.length > 0 && coverage > 0.02
    // A photo without people lies behind the fire as a whole, and its light reaches all of it.
    const mask = people ? found : plane(width * height).fill(0.7)
    const clear = clearAround(print, faces)
    const behind = fire(print, { seed: seed + 40, foot: 1, tall: 1.1, wide: 0.075, power: 0.84 })
    const before = fire(print, { seed, foot: 1.03, tall: 0.52, wide: 0.075, power: 0.66 })
    const glow = glowOf(before, 0.34 * shorter)
    const wide = glowOf(behind, 0.1 * shorter)
    relight(print, { mask, clear, glow, wide, fire: before, seed })
    if (people) hide(behind, mask, print)
    else spare(behind, middle(print), print)
    layBlaze(print, behind, 1.25)
    spare(before, clear, print)
    layBlaze(print, before, 2)
    scatterEmbers(print, { amount: 1.6, floor: 1, clear }, randomFrom(seed * 73 + 5))
  },
})

interface Hearth {
  seed: number
  /** Where it burns, as a share of the height; what is below burns as well. */
  foot: number
  /** Of its tallest tongues, and a tongue's width, in shorter sides. */
  tall: number
  wide: number
  power: number
}

function fire({ width, height }: Print, { seed, foot, tall, wide, power }: Hearth): Blaze {
  const shorter = Math.min(width, height)
  const cell = 2
  const grid = { width: Math.ceil(width / cell), height: Math.ceil(height / cell), cell }
  const fuel = plane(grid.width * grid.height)
  const clouds = noiseTile('clouds')
  const k = (900 / shorter) * cell
  for (let x = 0; x < grid.width; x++) {
    const u = (2 * x) / grid.width - 1
    // Higher towards the sides: the middle is for who stands there.
    const patch = noiseAt(clouds, x * k * 0.75 + seed * 61, seed * 23)
    const strong = power * (0.6 + 0.6 * u * u) + 1.05 * patch
    const top = Math.floor((foot - 0.03 * noiseAt(clouds, x * k * 0.9, seed * 7)) * grid.height)
    const row = Math.min(grid.height - 1, top)
    for (let y = Math.max(0, row - 1); y <= row; y++) fuel[y * grid.width + x] = Math.max(0, strong)
  }
  return blazeOver(fuel, grid, { tall: tall * shorter, wide: wide * shorter, sway: 1.15, seed })
}

/** Fire behind somebody is not seen through them. */
function hide({ heat, width, height, cell }: Blaze, mask: Float32Array, print: Print): void {
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(print.height - 1, y * cell) * print.width
    for (let x = 0; x < width; x++, at++) heat[at]! *= 1 - mask[row + Math.min(print.width - 1, x * cell)]!
  }
}

/** Where the fire leaves a view of a photo without people. */
function middle({ width, height }: Print): Float32Array {
  const open = plane(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y / height - 0.36) / 0.42
    for (let x = 0; x < width; x++, at++) open[at] = smoothstep(1, 0.45, hypot((2 * x) / width - 1, v))
  }
  return open
}

interface Lighting {
  mask: Float32Array
  clear: Float32Array
  glow: Float32Array
  wide: Float32Array
  fire: Blaze
  seed: number
}

/** Night, and the fire's light from below and from both sides; hot air bends what is behind it. */
function relight(print: Print, { mask, clear, glow, wide, fire: { width: w, height: h, cell }, seed }: Lighting): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const planes = [print.r, print.g, print.b]
  const seen = planes.map((each) => each.slice())
  const form = blur(mask, width, height, 0.022 * shorter)
  const turned = turnedDown(print)
  const k = 900 / shorter
  const waves = new NoiseRows('swirls', width, { scale: 1.5 * k, scaleY: 0.8 * k, left: seed * 53 })
  const smokes = new NoiseRows('clouds', width, { scale: 0.42 * k, scaleY: 0.3 * k, left: seed * 29 })
  for (let y = 0, at = 0; y < height; y++) {
    const [wave, smoke] = [waves.at(y), smokes.at(y)]
    const hot = (5 / k) * smoothstep(0, 0.75, y / height)
    for (let x = 0; x < width; x++, at++) {
      const inside = mask[at]!
      const bend = wave[x]! * hot * (1 - inside)
      const low = sampleAt(glow, w, h, x / cell, y / cell)
      const side = sampleAt(wide, w, h, x / cell, y / cell)
      // The form's edge towards the fire behind it is bright.
      const rim = inside * Math.max(0, 1 - form[at]!) * 1.7
      const down = form[Math.min(form.length - 1, at + width * 6)]! - form[Math.max(0, at - width * 6)]!
      const under = Math.max(0, -down) * 3
      const solid = inside * inside * inside
      // From below: what turns down is lit, and foreheads and shoulders fall into the dark.
      const from = Math.max(0.62, 0.74 + 1.1 * turned[at]!)
      const near = from * (0.3 * clear[at]! + 1.9 * low + 0.3 * side)
      const warm = mix(0.3 * low + 0.25 * side, near + 1.5 * rim * rim * (0.2 + side) + 0.8 * under * low, solid)
      const haze = Math.max(0, 0.45 + smoke[x]!) * (0.006 + 0.07 * side) * (1 - inside)
      const night = mix(0.055, 0.22, inside)
      for (let c = 0; c < 3; c++) {
        const tone = bend === 0 ? seen[c]![at]! : sampleAt(seen[c]!, width, height, x + bend, y + 0.6 * bend)
        planes[c]![at] =
          tone * (night * NIGHT[c]! + warm * FIRE[c]!) + haze * FIRE[c]! + 0.05 * inside * rim * side * FIRE[c]!
      }
    }
  }
}

const NIGHT = [1, 0.84, 0.72]
const FIRE = [3.1, 1.5, 0.5]
