import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { boxBlur, gaussian, gaussianBlur } from '../kernels/blur.ts'
import { clamp, lumaOf, mix, type Raster, rgbOf, shorterSide, smoothstep } from '../kernels/canvas.ts'
import { applyTables, tableOf } from '../kernels/curve.ts'
import { edgeKeeping, liftLight } from '../kernels/light.ts'
import { grained } from '../kernels/grain.ts'
import { coded, LINEAR } from '../kernels/oklab.ts'
import { defineOperation, strength } from './operation.ts'

export const sharpen = defineOperation({
  name: 'sharpen',
  says: [
    { words: 'sharpen, sharp, sharper, sharpness, crisp, crisper, unsharp mask, more sharpness, unblur' },
    { words: 'focus', weak: true },
  ],
  read: strength(50),
  run(raster, { strength }) {
    const luma = lumaOf(raster)
    const soft = gaussian(
      Float32Array.from(luma),
      raster.width,
      raster.height,
      Math.max(0.8, shorterSide(raster) / 900),
    )
    const { data } = raster
    for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
      const fine = luma[at]! - soft[at]!
      // Noise is left alone, and hard edges get no white rims.
      const gain = (strength / 100) * 2.4 * smoothstep(0.6, 3.5, Math.abs(fine))
      const added = clamp(fine * gain, -34, 34)
      for (let c = 0; c < 3; c++) data[to + c] = clamp(data[to + c]! + added + 0.5)
    }
    return raster
  },
})

export const clarity = defineOperation({
  name: 'clarity',
  says: [
    {
      words: 'clarity, structure, local contrast, details, detail, more detail, definition, texture, crisp details',
      noun: true,
    },
    { words: 'clearer, clear' },
  ],
  read: (clause) => ({ amount: clause.signed({ usual: 50 }) }),
  run: (raster, { amount }) => liftLight(raster, { detail: amount / 100, colour: 1 + amount / 1400 }),
})

export const dehaze = defineOperation({
  name: 'dehaze',
  says: [{ words: 'dehaze, remove haze, remove fog, defog, remove mist, less haze, no haze, haze removal' }],
  read: strength(60),
  run: (raster, { strength }) => withoutHaze(raster, strength / 100),
})

/** Dark channel prior (He 2009): haze is what even the darkest colour of a neighbourhood has in common. */
function withoutHaze(raster: Raster, share: number): Raster {
  const { width, height, data } = raster
  const dark = new Float32Array(width * height)
  for (let at = 0; at < dark.length; at++) dark[at] = Math.min(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!)
  const luma = lumaOf(raster)
  const air = airlight(raster, dark)
  const radius = Math.max(2, Math.round(shorterSide(raster) / 50))
  boxBlur(dark, width, height, radius)
  const fine = edgeKeeping(luma, raster)
  const smooth = Float32Array.from(luma)
  boxBlur(smooth, width, height, radius)
  for (let at = 0; at < dark.length; at++) {
    const veil = clamp(dark[at]! + (fine[at]! - smooth[at]!) * 0.6, 0, 255) / 255
    const through = Math.max(0.22, 1 - 0.92 * share * veil)
    for (let c = 0; c < 3; c++) {
      const value = (data[at * 4 + c]! - air[c]!) / through + air[c]!
      data[at * 4 + c] = clamp(value + 0.5)
    }
  }
  return applyTables(
    raster,
    tableOf((value) => value + 10 * share * Math.sin((Math.PI * value) / 255)),
  )
}

/** The mean colour of the haziest thousandth. */
function airlight({ data }: Raster, dark: Float32Array): [number, number, number] {
  const limit = dark.toSorted()[Math.floor(dark.length * 0.995)]!
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let at = 0; at < dark.length; at++) {
    if (dark[at]! < limit) continue
    for (let c = 0; c < 3; c++) sum[c]! += data[at * 4 + c]!
    count++
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

export const denoise = defineOperation({
  name: 'denoise',
  says: [
    {
      words:
        'denoise, remove noise, noise reduction, reduce noise, less noise, less grain, remove grain, clean up, ' +
        'cleaner, despeckle, no noise',
    },
  ],
  read: strength(50),
  async run(raster, { strength }) {
    const median = shorterSide(raster) < 3 ? raster : await rasterOf(imageOf(raster).median(3))
    const soft = gaussianBlur(median, 0.7 + strength / 80)
    const still = edgeKeeping(lumaOf(soft), raster, 0.02, 40 + strength * 4)
    const luma = lumaOf(median)
    const { data } = raster
    for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
      const edge = smoothstep(7, 30, Math.abs(luma[at]! - still[at]!))
      for (let c = 0; c < 3; c++) {
        const calm = mix(soft.data[to + c]!, median.data[to + c]!, edge)
        data[to + c] = mix(data[to + c]!, calm, Math.min(1, strength / 60)) + 0.5
      }
    }
    return raster
  },
})

export const grain = defineOperation({
  name: 'grain',
  says: [{ words: 'grain, film grain, noise, noisy, grainy, add noise, add grain, iso noise, static' }],
  read: strength(35),
  run: (raster, { strength }) => grained(raster, strength / 100),
})

export const vignette = defineOperation({
  name: 'vignette',
  says: [
    { words: 'vignette, dark corners, dark edges, darken edges, darken corners, vignetted' },
    { words: 'white vignette, light vignette, bright corners', preset: { colour: '#ffffff' } },
  ],
  takes: ['colour'],
  read(clause) {
    const colour = clause.take('colour') ?? (clause.preset['colour'] as string | undefined) ?? '#000000'
    return { strength: clause.strength({ usual: 50 }), colour }
  },
  run: (raster, { strength, colour }) => vignetted(raster, strength / 100, colour),
})

/** The fall-off of a lens, cos⁴, in linear light. */
export function vignetted(raster: Raster, share: number, hex = '#000000'): Raster {
  const { width, height, data } = raster
  const edge = rgbOf(hex).map((value) => LINEAR[value]!)
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2]
  const far = cx * cx + cy * cy || 1
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      const away = ((x - cx) ** 2 + (y - cy) ** 2) / far
      const kept = 1 - share * 0.95 * smoothstep(0.12, 1.15, away)
      for (let c = 0; c < 3; c++) data[to + c] = coded(mix(edge[c]!, LINEAR[data[to + c]!]!, kept)) + 0.5
    }
  }
  return raster
}

export const glow = defineOperation({
  name: 'glow',
  says: [{ words: 'glow, bloom, soft glow, glowing, orton, dreamy glow, soft focus, soft light, diffuse, diffusion' }],
  read: strength(50),
  run: (raster, { strength }) => bloomed(raster, { share: strength / 100 }),
})

export const halation = defineOperation({
  name: 'halation',
  says: [{ words: 'halation, red glow, light halo, halation glow, film halo' }],
  read: strength(50),
  run: (raster, { strength }) =>
    bloomed(raster, { share: strength / 42, from: 0.4, tint: [1, 0.28, 0.1], spread: 0.012 }),
})

interface Bloom {
  share: number
  /** Linear light above which things glow. */
  from?: number
  tint?: readonly [number, number, number]
  /** Share of the shorter side. */
  spread?: number
}

/** Light of bright parts spills over, in linear light. */
export function bloomed(raster: Raster, { share, from = 0.18, tint = [1, 1, 1], spread = 0.022 }: Bloom): Raster {
  const { width, height, data } = raster
  const sigma = Math.max(1, shorterSide(raster) * spread)
  for (let c = 0; c < 3; c++) {
    if (tint[c] === 0) continue
    const plane = new Float32Array(width * height)
    for (let at = 0; at < plane.length; at++) {
      const light = LINEAR[data[at * 4 + c]!]!
      plane[at] = light * smoothstep(from * 0.5, from * 2.2, light)
    }
    gaussian(plane, width, height, sigma)
    for (let at = 0; at < plane.length; at++) {
      const own = LINEAR[data[at * 4 + c]!]!
      const spill = plane[at]! * share * 0.85 * tint[c]!
      // As two slides on one screen: never brighter than white.
      data[at * 4 + c] = coded(1 - (1 - own) * (1 - spill)) + 0.5
    }
  }
  return raster
}

export const operations = [sharpen, clarity, dehaze, denoise, grain, vignette, glow, halation]
