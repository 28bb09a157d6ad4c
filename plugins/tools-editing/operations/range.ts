import { clamp, lumaOf, type Raster } from '../kernels/canvas.ts'
import { applyTables, curve, histogram, percentile, sigmoid, tableOf } from '../kernels/curve.ts'
import { liftLight } from '../kernels/light.ts'
import { defineOperation, strength } from './operation.ts'

export const levels = defineOperation({
  name: 'levels',
  says: [
    { words: 'levels', weak: true },
    { words: 'normalise, stretch contrast, contrast stretch, full range, auto levels, auto contrast' },
  ],
  read: strength(100),
  run: (raster, { strength }) => stretched(raster, strength / 100),
})

export function stretched(raster: Raster, share: number): Raster {
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
        'auto tone, auto enhance, autoenhance, enhance, improve, fix lighting, auto fix, autofix, better, ' +
        'auto adjust, auto',
    },
    {
      words:
        'fix exposure, improve quality, look better, auto correct, beautify, make better, correct exposure, ' +
        'professional',
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

export const operations = [levels, equalise, autoTone, fade, dramatic, hdr]
