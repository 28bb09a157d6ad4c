import { clamp, lumaOf } from '../kernels/canvas.ts'
import { applyTables, curve, sigmoid, tableOf } from '../kernels/curve.ts'
import { coded, LINEAR } from '../kernels/oklab.ts'
import { liftLight } from '../kernels/light.ts'
import { defineOperation } from './operation.ts'

export const brightness = defineOperation({
  name: 'brightness',
  says: [
    { words: 'brightness, luminosity, light, lightness', noun: true },
    { words: 'brighter, brighten, lighter, lighten, bright, brighten up, lighten up, light up, more light' },
    { words: 'darker, darken, dim, dimmer, dark, less light, darken down', preset: { sign: -1 } },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 28 }) }),
  run: (raster, { amount }) =>
    applyTables(
      raster,
      tableOf((value) => (amount >= 0 ? lighter(value, amount) : darker(value, amount))),
    ),
})

/** Half more light, half a bend: black and white stay, and the middle keeps its contrast. */
function lighter(value: number, amount: number): number {
  const bent = 255 * (value / 255) ** (1 / (1 + amount / 60))
  return 0.5 * bent + 0.5 * exposed(value, amount / 42)
}

function darker(value: number, amount: number): number {
  const floor = amount < -60 ? 1 + (amount + 60) / 100 : 1
  return 255 * (value / 255) ** (1 - amount / 62.5) * floor
}

/** More light by stops, with a shoulder that keeps highlights from clipping. */
function exposed(value: number, stops: number): number {
  const light = LINEAR[value]! * 2 ** stops
  return coded(light < 0.7 ? light : 0.7 + 0.3 * Math.tanh((light - 0.7) / 0.3))
}

export const exposure = defineOperation({
  name: 'exposure',
  says: [
    { words: 'exposure, expose', noun: true },
    { words: 'overexpose, overexposed', preset: { sign: 1 } },
    { words: 'underexpose, underexposed', preset: { sign: -1 } },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 35 }) }),
  run: (raster, { amount }) =>
    applyTables(
      raster,
      tableOf((value) => exposed(value, amount / 50)),
    ),
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

export const operations = [brightness, exposure, contrast, shadows, highlights, whites, blacks, gamma]
