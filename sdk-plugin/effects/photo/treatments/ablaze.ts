import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { copyOf, plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { type Blaze, fold, glowOf, layBlaze, spare, temper } from '../painting/blaze.ts'
import { fire, type Hearth } from '../painting/hearth.ts'
import { fireWall } from '../painting/fire-wall.ts'
import { scatterEmbers } from '../painting/embers.ts'
import { coldOf, keepCold } from '../painting/cold-colours.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { clearAround, headsOf } from '../painting/silhouette.ts'
import { litFrom } from '../painting/own-light.ts'
import { endShoulders } from '../painting/shoulder-ends.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
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
    endShoulders(print, found)
    const people = faces.length > 0 && coverage > 0.02
    const clear = clearAround(print, headsOf(print))
    const behind = fireWall(print, {
      tall: (people ? 1.75 : 0.85) * shorter,
      sides: people ? 0.45 : 0.3,
      seed: seed + 40,
    })
    // Before who stands there it is low in the middle and as high as their shoulders beside it.
    const before = people
      ? fireWall(print, { tall: 0.64 * shorter, sides: 0.62, seed: seed + 3 })
      : fire(print, { seed, foot: 1.07, tall: 0.8, wide: 0.11, power: 0.8, patchy: 1.05 })
    if (people) {
      litFrom(print, { mask: found, faces }, 1, (there, own) => {
        const cold = coldOf(print, there.mask)
        stand(print, { ...there, own }, behind, seed)
        keepCold(print, cold, NIGHT_CLOTH)
      })
      scatter(print, before)
    } else {
      // A photo without people lies behind the fire as a whole, and its light reaches all of it.
      relight(print, {
        clear,
        glow: glowOf(before, 0.34 * shorter),
        wide: glowOf(behind, 0.1 * shorter),
        fire: before,
        seed,
      })
      spare(behind, middle(print), print)
      spare(behind, clear, print)
      layBlaze(print, behind, 1.25)
    }
    spare(before, clear, print)
    if (people) {
      fold(before, 0.014 * shorter)
      temper(before)
      before.heat = glowOf(before, 0.0008 * shorter)
    }
    layBlaze(print, before, people ? 1.6 : 2, people ? 0.86 : 0.6)
    scatterEmbers(print, { amount: 1.6, floor: 1, clear }, randomFrom(seed * 73 + 5))
  },
})

/** Beside and behind them, as sharp as they are. */
const sideFire = (seed: number): Hearth => {
  return {
    seed: seed + 7,
    foot: 1.04,
    tall: 1.15,
    wide: 0.09,
    power: 0.95,
    patchy: 0.8,
    middle: 0.5,
    sway: 0.9,
    loose: 0,
  }
}

/** Of a night without a moon, with fire all around. */
const NIGHTFALL = [0.15, 0.066, 0.042] as const
/** What cold colours have of red, green and blue in it. */
const NIGHT_CLOTH = [0.42, 0.34, 0.5] as const
/** The fire on both sides, one nearer, and at the feet. */
const LEFT: Lamp = { from: [-0.94, 0.34], colour: [2, 0.84, 0.26], rim: 6, front: 0.28 }
const RIGHT: Lamp = { from: [0.94, 0.34], colour: [2.9, 1.2, 0.36], rim: 5.5, front: 0.3 }
const BELOW: Lamp = { from: [0, 1], colour: [2.3, 1.06, 0.4], rim: 0.5, front: 0.22 }
const FRONT: Lamp = { from: [0, 0], colour: [0.74, 0.3, 0.12], rim: 0 }

interface Stander {
  mask: Float32Array
  faces: readonly Face[]
  /** How much of the photo's own light stays. */
  own: number
}

/** A wall of fire behind, out of focus, in smoke that it lights; flames beside them. */
function stand(print: Print, { mask, faces, own }: Stander, wall: Blaze, seed: number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const far = { width, height, r: plane(mask.length), g: plane(mask.length), b: plane(mask.length) }
  const glow = glowOf(wall, 0.16 * shorter)
  const smokes = new NoiseRows('clouds', width, { scale: 340 / shorter, left: 29 })
  for (let y = 0, at = 0; y < height; y++) {
    const smoke = smokes.at(y)
    for (let x = 0; x < width; x++, at++) {
      const lit = sampleAt(glow, wall.width, wall.height, x / wall.cell, y / wall.cell)
      const haze = Math.max(0.1, 0.5 + smoke[x]!) * (0.02 + 0.34 * lit)
      far.r[at] = 0.006 + haze
      far.g[at] = 0.004 + haze * 0.33
      far.b[at] = 0.004 + haze * 0.08
    }
  }
  layBlaze(far, { ...wall, heat: glowOf(wall, 0.0018 * shorter) }, 1.25)
  const beside = fire(print, sideFire(seed))
  temper(beside)
  beside.heat = glowOf(beside, 0.0012 * shorter)
  layBlaze(far, beside, 1.3, 0.8)
  const lamps = [LEFT, RIGHT, BELOW, FRONT]
  standBefore(print, { mask, faces, far, ambient: NIGHTFALL, lamps, wrap: 0.5, air: 0.03, even: true, own })
  lightFromBelow(print, mask)
}

/** What turns down is lit by the fire at their feet, the more the lower; cloth there is dark and warm before the flames. */
function lightFromBelow({ r, g, b, ...size }: Print, mask: Float32Array): void {
  const { width, height } = size
  const turned = turnedDown({ r, g, b, ...size })
  for (let y = 0, at = 0; y < height; y++) {
    const low = 0.8 * smoothstep(0.52, 1, y / height)
    for (let x = 0; x < width; x++, at++) {
      const share = mask[at]!
      if (share < 0.02) continue
      const light = 1 + share * Math.min(0.55, Math.max(-0.08, (0.8 + 0.5 * low) * turned[at]!))
      r[at]! *= light * (1 - 0.3 * share * low)
      g[at]! *= light * (1 - 0.5 * share * low)
      b[at]! *= light * (1 - 0.8 * share * low)
    }
  }
}

/** Hot air and smoke between the lens and who stands there, lit by the fire in front: cloth behind it takes its colour. */
function scatter(print: Print, front: Blaze): void {
  const { width, height, r, g, b } = print
  const glow = glowOf(front, 0.09 * Math.min(width, height))
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const lit = sampleAt(glow, front.width, front.height, x / front.cell, y / front.cell)
      const grey = 0.3 * r[at]! + 0.55 * g[at]! + 0.15 * b[at]!
      // What is cold in this light takes most of it: blue cloth, a gleam of daylight on skin.
      const cold = smoothstep(0.33, 0.5, g[at]! / (r[at]! + 0.002)) * smoothstep(1, 0.55, r[at]!)
      const share = Math.min(0.8, 0.5 * cold + 0.3 * lit)
      r[at] = mix(r[at]!, 2.1 * grey, share) * (1 + 0.3 * lit) + 0.004 * lit
      g[at] = mix(g[at]!, 0.64 * grey, share) * (1 + 0.1 * lit) + 0.001 * lit
      b[at] = mix(b[at]!, 0.13 * grey, share)
    }
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
  clear: Float32Array
  glow: Float32Array
  wide: Float32Array
  fire: Blaze
  seed: number
}

/** Night, and the fire's light from below and from both sides; hot air bends what is behind it. */
function relight(print: Print, { clear, glow, wide, fire: { width: w, height: h, cell }, seed }: Lighting): void {
  const { width, height } = print
  const planes = [print.r, print.g, print.b]
  const seen = planes.map(copyOf)
  const turned = turnedDown(print)
  const k = 900 / Math.min(width, height)
  const waves = new NoiseRows('swirls', width, { scale: 1.5 * k, scaleY: 0.8 * k, left: seed * 53 })
  const smokes = new NoiseRows('clouds', width, { scale: 0.42 * k, scaleY: 0.3 * k, left: seed * 29 })
  for (let y = 0, at = 0; y < height; y++) {
    const wave = waves.at(y)
    const smoke = smokes.at(y)
    const hot = (1.5 / k) * smoothstep(0, 0.75, y / height)
    for (let x = 0; x < width; x++, at++) {
      const bend = wave[x]! * hot
      const low = sampleAt(glow, w, h, x / cell, y / cell)
      const side = sampleAt(wide, w, h, x / cell, y / cell)
      // From below: what turns down is lit.
      const from = Math.max(0.62, 0.74 + 1.1 * turned[at]!)
      const warm = mix(0.3 * low + 0.25 * side, from * (0.3 * clear[at]! + 1.9 * low + 0.3 * side), 0.34)
      const haze = Math.max(0, 0.45 + smoke[x]!) * (0.006 + 0.07 * side) * 0.3
      for (let c = 0; c < 3; c++) {
        const tone = sampleAt(seen[c]!, width, height, x + bend, y + 0.6 * bend)
        planes[c]![at] = tone * (0.17 * NIGHT[c]! + warm * FIRE[c]!) + haze * FIRE[c]!
      }
    }
  }
}

const NIGHT = [1, 0.84, 0.72]
const FIRE = [3.1, 1.5, 0.5]
