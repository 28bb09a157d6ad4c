import { clamp, lumaOf, type Raster } from '../kernels/canvas.ts'
import { applyTables, curve, histogram, percentile, tableOf } from '../kernels/curve.ts'
import { coded, LINEAR } from '../kernels/oklab.ts'
import { liftLight } from '../kernels/light.ts'
import { defineOperation, strength } from './operation.ts'

export const brightness = defineOperation({
  name: 'brightness',
  says: [
    { words: 'brightness, luminosity, light, lightness', noun: true },
    { words: 'brighter, brighten, lighter, lighten, bright, brighten up, lighten up, light up, more light' },
    { words: 'darker, darken, dim, dimmer, dark, less light, darken down', preset: { sign: -1 } },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 28 }) }),
  // A bend rather than a shift: black and white stay where they are.
  run(raster, { amount }) {
    const bend = amount >= 0 ? 1 / (1 + amount / 55) : 1 - (amount / 100) * 1.6
    return applyTables(
      raster,
      tableOf((value) => 255 * (value / 255) ** bend * (amount < -60 ? 1 + (amount + 60) / 100 : 1)),
    )
  },
})

export const exposure = defineOperation({
  name: 'exposure',
  says: [
    { words: 'exposure, expose', noun: true },
    { words: 'overexpose, overexposed', preset: { sign: 1 } },
    { words: 'underexpose, underexposed', preset: { sign: -1 } },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 35 }) }),
  run(raster, { amount }) {
    const gain = 2 ** (amount / 50)
    // The shoulder keeps highlights from clipping.
    const shoulder = (light: number) => (light < 0.75 ? light : 0.75 + 0.25 * Math.tanh((light - 0.75) / 0.25))
    return applyTables(
      raster,
      tableOf((value) => coded(shoulder(LINEAR[value]! * gain))),
    )
  },
})

export const contrast = defineOperation({
  name: 'contrast',
  says: [
    { words: 'contrast, contrasty, contrasted, punch, punchy, pop', noun: true },
    { words: 'flatter, flat, low contrast', preset: { sign: -1 } },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 30 }) }),
  run(raster, { amount }) {
    const pivot = clamp(meanOf(lumaOf(raster)), 90, 165)
    return applyTables(
      raster,
      tableOf((value) => sigmoid(value, pivot, amount / 100)),
    )
  },
})

/** An S around a pivot for a positive share, a flatter line for a negative one. */
function sigmoid(value: number, pivot: number, share: number): number {
  if (share < 0) return pivot + (value - pivot) * (1 + share)
  const half = value < pivot ? pivot : 255 - pivot
  const distance = Math.abs(value - pivot) / half
  const bent = 1 - (1 - distance) ** (1 + share * 2.2)
  return pivot + Math.sign(value - pivot) * half * (distance + (bent - distance) * Math.min(1, share * 1.4))
}

function meanOf(plane: Float32Array): number {
  return plane.reduce((sum, value) => sum + value, 0) / plane.length
}

export const shadows = defineOperation({
  name: 'shadows',
  says: [
    {
      words:
        'lift shadows, brighten shadows, open shadows, lighten shadows, recover shadows, raise shadows, fill light',
    },
    { words: 'darken shadows, deepen shadows, crush shadows, deeper shadows, darker shadows', preset: { sign: -1 } },
    { words: 'shadows', noun: true, weak: true },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 40 }) }),
  run: (raster, { amount }) => liftLight(raster, { shadows: amount / 100 }),
})

export const highlights = defineOperation({
  name: 'highlights',
  says: [
    { words: 'boost highlights, brighten highlights, brighter highlights, lift highlights' },
    {
      words: 'recover highlights, darken highlights, tame highlights, pull highlights, darker highlights',
      preset: { sign: -1 },
    },
    { words: 'highlights, highlight', noun: true, weak: true },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 40 }) }),
  run: (raster, { amount }) => liftLight(raster, { highlights: amount / 100 }),
})

export const whites = defineOperation({
  name: 'whites',
  says: [{ words: 'whites, white point, brighter whites, whiten, whiter' }],
  read: (clause) => ({ amount: clause.signed({ usual: 30 }) }),
  run: (raster, { amount }) =>
    applyTables(raster, curve([0, 0], [128, 128 + amount * 0.12], [255 - amount * 0.5, 255])),
})

export const blacks = defineOperation({
  name: 'blacks',
  says: [{ words: 'blacks, black point, deeper blacks, deep blacks, darker blacks, richer blacks, crush blacks' }],
  read: (clause) => ({ amount: clause.signed({ usual: 30 }) }),
  run(raster, { amount }) {
    return applyTables(
      raster,
      amount >= 0 ? curve([amount * 0.6, 0], [128, 124], [255, 255]) : curve([0, -amount * 0.6], [255, 255]),
    )
  },
})

export const gamma = defineOperation({
  name: 'gamma',
  says: [{ words: 'gamma, gamma correction' }],
  read(clause) {
    const stated = clause.number('none', 'times')
    return { gamma: clamp(stated ?? 1 + (0.35 * clause.signed({ usual: 100 })) / 100, 0.1, 8) }
  },
  run: (raster, { gamma }) =>
    applyTables(
      raster,
      tableOf((value) => 255 * (value / 255) ** (1 / gamma)),
    ),
})

export const levels = defineOperation({
  name: 'levels',
  says: [{ words: 'levels, normalise, stretch contrast, contrast stretch, full range, auto levels, auto contrast' }],
  read: strength(100),
  run: (raster, { strength }) => stretched(raster, strength / 100),
})

function stretched(raster: Raster, share: number): Raster {
  const counts = histogram(lumaOf(raster), raster)
  const [dark, light] = [percentile(counts, 0.004), percentile(counts, 0.996)]
  if (light - dark < 8) return raster
  return applyTables(
    raster,
    tableOf((value) => value + ((value - dark) * (255 / (light - dark)) - value) * share),
  )
}

export const equalise = defineOperation({
  name: 'equalise',
  says: [{ words: 'equalise, equalise histogram, histogram equalisation, local contrast equalise' }],
  read: strength(80),
  run(raster, { strength }) {
    const counts = histogram(lumaOf(raster), raster)
    const total = Math.max(
      1,
      counts.reduce((sum, count) => sum + count, 0),
    )
    let sum = 0
    const ranks = Float32Array.from(counts, (count) => ((sum += count) / total) * 255)
    return applyTables(
      raster,
      tableOf((value) => value + (ranks[value]! - value) * (strength / 100)),
    )
  },
})

export const autoTone = defineOperation({
  name: 'auto-tone',
  says: [
    {
      words:
        'auto tone, auto enhance, autoenhance, enhance, improve, fix lighting, auto fix, autofix, better, auto adjust, auto',
    },
    {
      words:
        'fix exposure, improve quality, look better, auto correct, beautify, make better, correct exposure, professional',
    },
  ],
  read: strength(70),
  run(raster, { strength }) {
    const share = strength / 100
    stretched(raster, 0.85 * share)
    const counts = histogram(lumaOf(raster), raster)
    const middle = clamp(percentile(counts, 0.5), 30, 225) / 255
    // Half of the way to a middle of 46 percent: a night stays a night.
    const bend = 1 + (clamp(Math.log(0.46) / Math.log(middle), 0.6, 1.5) - 1) * 0.5 * share
    applyTables(
      raster,
      tableOf((value) => sigmoid(255 * (value / 255) ** bend, 122, 0.12 * share)),
    )
    return liftLight(raster, { shadows: 0.16 * share, highlights: -0.14 * share, colour: 1 + 0.14 * share })
  },
})

export const fade = defineOperation({
  name: 'fade',
  says: [{ words: 'fade, faded, matte, matte look, matte finish, washed out, wash out, milky, lifted blacks' }],
  read: strength(50),
  run(raster, { strength }) {
    const lift = strength * 0.75
    applyTables(raster, curve([0, lift], [70, 70 + lift * 0.35], [190, 190], [255, 255 - lift * 0.42]))
    return liftLight(raster, { colour: 1 - strength / 320 })
  },
})

export const dramatic = defineOperation({
  name: 'dramatic',
  says: [{ words: 'dramatic, drama, moody, intense look, gritty, epic, grim, grunge' }],
  read: strength(60),
  run(raster, { strength }) {
    const share = strength / 100
    liftLight(raster, {
      shadows: 0.22 * share,
      highlights: -0.3 * share,
      detail: 0.9 * share,
      colour: 1 - 0.34 * share,
    })
    return applyTables(
      raster,
      tableOf((value) => sigmoid(value * (1 - 0.1 * share), 122, 0.5 * share)),
    )
  },
})

export const hdr = defineOperation({
  name: 'hdr',
  says: [{ words: 'hdr, high dynamic range, tone map, tone mapping, tonemap, tone mapped' }],
  read: strength(60),
  run(raster, { strength }) {
    const share = strength / 100
    return liftLight(raster, {
      shadows: 0.55 * share,
      highlights: -0.5 * share,
      detail: 1.1 * share,
      colour: 1 + 0.22 * share,
    })
  },
})

export default [
  brightness,
  exposure,
  contrast,
  shadows,
  highlights,
  whites,
  blacks,
  gamma,
  levels,
  equalise,
  autoTone,
  fade,
  dramatic,
  hdr,
]
