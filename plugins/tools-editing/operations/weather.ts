import { clamp, mix, type Raster, type Rgb, shorterSide, smoothstep } from '../kernels/canvas.ts'
import { cloudPlane, randomFrom } from '../kernels/noise.ts'
import { mapLab } from '../kernels/oklab.ts'
import { addStroke } from '../kernels/strokes.ts'
import type { Clause } from '../language/clause.ts'
import { defineOperation } from './operation.ts'

/** What falls at one distance from the lens. Lengths are shares of the shorter side. */
interface Layer {
  /** In a square of the shorter side, at full strength. */
  count: number
  radius: readonly [from: number, to: number]
  length: readonly [from: number, to: number]
  softness: number
  share: readonly [from: number, to: number]
}

/** Far flakes are many, small and faint; near ones are few, large and out of focus. */
const SNOW: readonly Layer[] = [
  { count: 1900, radius: [0.0009, 0.0019], length: [0, 0.001], softness: 0.7, share: [0.25, 0.6] },
  { count: 620, radius: [0.0022, 0.0042], length: [0.001, 0.004], softness: 0.7, share: [0.55, 0.95] },
  { count: 130, radius: [0.005, 0.009], length: [0.003, 0.009], softness: 0.9, share: [0.5, 0.9] },
  { count: 26, radius: [0.014, 0.028], length: [0.008, 0.018], softness: 0.75, share: [0.16, 0.38] },
]

const RAIN: readonly Layer[] = [
  { count: 1500, radius: [0.0004, 0.0006], length: [0.018, 0.04], softness: 0.9, share: [0.12, 0.3] },
  { count: 520, radius: [0.0007, 0.0011], length: [0.045, 0.085], softness: 0.9, share: [0.16, 0.36] },
  { count: 90, radius: [0.0013, 0.0022], length: [0.1, 0.17], softness: 1, share: [0.12, 0.26] },
]

/** Long strips have no more of it than a picture of this shape. */
const LONGEST = 4

/** Cover of all layers. `lean` is the direction of the fall: 0 straight down, radians. */
function fallen({ width, height }: Raster, layers: readonly Layer[], { strength = 50, lean = 0, seed = 1 }) {
  const plane = new Float32Array(width * height)
  const side = shorterSide({ width, height })
  const room = Math.min(LONGEST, (width * height) / side ** 2)
  const random = randomFrom(seed)
  const within = ([from, to]: readonly [number, number]) => mix(from, to, random())
  for (const { count, radius, length, softness, share } of layers) {
    for (let n = Math.round((count * room * strength) / 100); n > 0; n--) {
      const angle = lean + (random() - 0.5) * 0.12
      const reach = within(length) * side
      addStroke(plane, width, height, {
        x: random() * width,
        y: random() * height,
        dx: Math.sin(angle) * reach,
        dy: Math.cos(angle) * reach,
        radius: within(radius) * side,
        softness,
        share: within(share),
      })
    }
  }
  return plane
}

/** The light of such a day: cooler, paler, less deep. */
function overcast(raster: Raster, share: number, { dim, veil }: { dim: number; veil: number }): Raster {
  const { width, height } = raster
  const clouds = cloudPlane(width, height, Math.max(width, height) / 2.2, { octaves: 3, seed: 23 })
  return mapLab(raster, (lab, pixel) => {
    const far = 1 - 0.6 * smoothstep(0.35, 1, Math.floor(pixel / width) / height)
    const mist = clamp(share * veil * far * (0.45 + 1.1 * clouds[pixel]!), 0, 0.8)
    lab[0] = mix(lab[0] * (1 - dim * share), 0.78, mist)
    lab[1] = mix(lab[1] * (1 - 0.42 * share), -0.003, mist)
    lab[2] = mix(lab[2] * (1 - 0.42 * share) - 0.012 * share, -0.014, mist)
  })
}

function covered(raster: Raster, cover: Float32Array, colour: Rgb): Raster {
  const { data } = raster
  for (let at = 0; at < cover.length; at++) {
    if (cover[at] === 0) continue
    for (let c = 0; c < 3; c++) data[at * 4 + c] = mix(data[at * 4 + c]!, colour[c]!, cover[at]!) + 0.5
  }
  return raster
}

function amount(clause: Clause) {
  return { strength: clause.strength({ usual: 50 * Number(clause.preset['factor'] ?? 1) }) }
}

export const snow = defineOperation({
  name: 'snow',
  says: [
    {
      words:
        'add snow, snowing, snowfall, falling snow, snowy, snow effect, snow overlay, snowflakes, snow flakes, ' +
        'let it snow, make it snow, snow falling',
    },
    { words: 'snow', weak: true },
    { words: 'light snow, light snowfall, snow flurry, snow flurries', preset: { factor: 0.5 } },
    { words: 'blizzard, snowstorm, snow storm', preset: { factor: 1.8 } },
  ],
  read: amount,
  run(raster, { strength }, scene) {
    overcast(raster, Math.min(1, strength / 70), { dim: 0.06, veil: 0.2 })
    scene.signal.throwIfAborted()
    const lean = 0.32 + (0.5 * Math.max(0, strength - 50)) / 50
    return covered(raster, fallen(raster, SNOW, { strength, lean, seed: 71 }), [250, 252, 255])
  },
})

export const rain = defineOperation({
  name: 'rain',
  says: [
    {
      words:
        'rain, add rain, raining, rainfall, falling rain, rainy, rain effect, rain overlay, raindrops, rain drops, ' +
        'make it rain',
    },
    { words: 'light rain, light rainfall, drizzle', preset: { factor: 0.5 } },
    { words: 'downpour, rainstorm, rain storm, pouring rain', preset: { factor: 1.8 } },
  ],
  read: amount,
  run(raster, { strength }, scene) {
    overcast(raster, Math.min(1, strength / 60), { dim: 0.2, veil: 0.16 })
    scene.signal.throwIfAborted()
    return covered(raster, fallen(raster, RAIN, { strength: strength * 1.3, lean: -0.2, seed: 37 }), [224, 232, 240])
  },
})

export const operations = [snow, rain]
