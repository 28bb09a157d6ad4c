import { clamp, lumaOf, type Raster } from '../kernels/canvas.ts'
import { applyTables, curve, histogram, percentile, tableOf } from '../kernels/curve.ts'
import { chromaOf, mapLab } from '../kernels/oklab.ts'
import { defineOperation, strength } from './operation.ts'

export const temperature = defineOperation({
  name: 'temperature',
  says: [
    { words: 'temperature, warmth, colour temperature', noun: true },
    {
      words: 'warmer, warm, warm up, warmer colours, warm colours, warm tone, warmer tones, sunny, sunnier, cozy, cosy',
    },
    {
      words: 'cooler, cold, colder, cool down, cool colours, cool tone, cooler tones, chilly, icy',
      preset: { sign: -1 },
    },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 35 }) }),
  run: (raster, { amount }) =>
    mapLab(raster, (lab) => {
      // More in the middle than at the ends: white paper stays nearly white, black stays black.
      const reach = (0.35 + 0.65 * 4 * lab[0] * (1 - lab[0])) * Math.min(1, lab[0] * 4)
      lab[2] += (amount / 100) * 0.11 * reach
      lab[1] += (amount / 100) * 0.03 * reach
      lab[0] += (amount / 100) * 0.012
    }),
})

export const saturation = defineOperation({
  name: 'saturation',
  says: [
    { words: 'saturation, colour intensity, chroma, colourfulness', noun: true },
    {
      words:
        'saturated, saturate, more colourful, colourful, stronger colours, richer colours, rich colours, more colour',
    },
    {
      words: 'desaturate, desaturated, muted, mute, muted colours, less colourful, less colour, paler, pale, dull',
      preset: { sign: -1 },
    },
    { words: 'remove saturation, no saturation', preset: { sign: -1, factor: 3 } },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 35, max: 300 }) }),
  run(raster, { amount }) {
    const factor = Math.max(0, 1 + amount / 100)
    return mapLab(raster, (lab) => {
      lab[1] *= factor
      lab[2] *= factor
    })
  },
})

export const vibrance = defineOperation({
  name: 'vibrance',
  says: [
    { words: 'vibrance', noun: true },
    { words: 'vibrant, vivid, more vibrant, vivid colours, lively, bolder colours, bold colours' },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 50 }) }),
  run: (raster, { amount }) =>
    mapLab(raster, (lab) => {
      // Pale colours gain most; skin, between red and yellow, least.
      const chroma = chromaOf(lab)
      const skin = lab[1] > 0 && lab[2] > 0 ? 0.55 : 1
      const factor = 1 + (amount / 100) * 1.1 * Math.max(0, 1 - chroma / 0.26) * skin
      lab[1] *= factor
      lab[2] *= factor
    }),
})

export const hue = defineOperation({
  name: 'hue',
  says: [
    {
      words:
        'hue, hue shift, shift hue, rotate colours, shift colours, hue rotate, rotate hue, colour shift, shift colour',
    },
  ],
  read: (clause) => ({ degrees: clause.number('degrees', 'none', 'percent') ?? Math.round(60 * clause.factor()) }),
  run(raster, { degrees }) {
    const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    return mapLab(raster, (lab) => {
      const [, a, b] = lab
      lab[1] = a * cosine - b * sine
      lab[2] = a * sine + b * cosine
    })
  },
})

export const invert = defineOperation({
  name: 'invert',
  says: [{ words: 'invert, negative, inverted, invert colours, negate, inverse, photo negative, inverted colours' }],
  read: strength(100),
  run: (raster, { strength }) =>
    applyTables(
      raster,
      tableOf((value) => value + ((255 - 2 * value) * strength) / 100),
    ),
})

export const solarise = defineOperation({
  name: 'solarise',
  says: [{ words: 'solarise, solarised, sabattier, solarisation' }],
  read: strength(100),
  run(raster, { strength }) {
    const bent = curve([0, 20], [64, 150], [128, 235], [192, 130], [255, 30])
    return applyTables(
      raster,
      tableOf((value) => value + ((bent[value]! - value) * strength) / 100),
    )
  },
})

export const swapChannels = defineOperation({
  name: 'swap-channels',
  says: [
    {
      words: 'swap channels, channel swap, swap red and blue, swap blue and red, swap colours, swap rgb',
      preset: { order: 'bgr' },
    },
    { words: 'swap red and green, swap green and red', preset: { order: 'grb' } },
    { words: 'swap green and blue, swap blue and green', preset: { order: 'rbg' } },
  ],
  read: (clause) => ({ order: String(clause.preset['order']) }),
  run(raster, { order }) {
    const places = [...order].map((letter) => 'rgb'.indexOf(letter)) as [number, number, number]
    const { data } = raster
    for (let at = 0; at < data.length; at += 4) {
      const pixel = [data[at]!, data[at + 1]!, data[at + 2]!]
      for (let c = 0; c < 3; c++) data[at + c] = pixel[places[c]!]!
    }
    return raster
  },
})

export const whiteBalance = defineOperation({
  name: 'white-balance',
  says: [
    {
      words:
        'white balance, auto white balance, fix colours, correct colours, colour correct, colour correction, ' +
        'remove colour cast, natural colours, neutral colours, colour cast',
    },
  ],
  read: strength(85),
  run: (raster, { strength }) => balanced(raster, strength / 100),
})

/** Bright pixels are taken to be white, all together to be grey; the truth is between. */
function balanced(raster: Raster, share: number): Raster {
  const { data } = raster
  const limit = percentile(histogram(lumaOf(raster), raster), 0.95)
  const [bright, all] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  const luma = lumaOf(raster)
  for (let at = 0; at < luma.length; at++) {
    for (let c = 0; c < 3; c++) {
      all[c]! += data[at * 4 + c]!
      if (luma[at]! >= limit) bright[c]! += data[at * 4 + c]!
    }
  }
  const gain = [0, 1, 2].map((c) => {
    const grey = (all[0]! + all[1]! + all[2]!) / 3 / Math.max(1, all[c]!)
    const white = Math.max(...bright) / Math.max(1, bright[c]!)
    return clamp(1 + (0.45 * grey + 0.55 * white - 1) * share, 0.6, 1.8)
  })
  const most = Math.max(1, Math.min(...gain))
  const tables = gain.map((factor) => tableOf((value) => (value * factor) / most))
  return applyTables(raster, tables[0]!, tables[1], tables[2])
}

export const operations = [temperature, saturation, vibrance, hue, invert, solarise, swapChannels, whiteBalance]
