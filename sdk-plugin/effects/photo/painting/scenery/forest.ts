import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../../text/skia.ts'
import { mix, smoothstep } from '../../../colour.ts'
import { noiseAt, noiseTile } from '../../../kernels/noise.ts'
import { randomFrom } from '../../../random.ts'
import { drawFir } from './fir.ts'
import type { Scenery, SceneryPlace } from './scenery.ts'

/** Ridges from the farthest to the nearest, and rows of trees on each. */
const RIDGES = 7
const ROWS = 4
/** Ridges nearer than this have all of their rows, 0 to 1. */
const FAR_OFF = 0.3
/** Light of the mist, of the farthest ridge and of the nearest. */
const MIST = 0.86
const [FAR, NEAR] = [0.42, 0.006]

/** Fir woods on ridges in the mist, one behind the other: pale and small far away, black and tall in front. */
export const forest: Scenery = { chin: 0.6, foot: 0.97, paint }

function paint({ width, height, seed }: SceneryPlace): Float32Array {
  const random = randomFrom(seed * 7919 + 5)
  const tone = skyOf(width, height, seed)
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  for (let ridge = 0; ridge < RIDGES; ridge++) {
    const near = ridge / (RIDGES - 1)
    const line = ridgeLine(width, height, near, seed)
    const tallest = mix(0.055, 0.36, near ** 1.6) * height
    context.clearRect(0, 0, width, height)
    // Far off, rows below the ridge would be its mirror image in the mist.
    const rows = near < FAR_OFF ? 1 : ROWS
    for (let row = 0; row < rows; row++) {
      // Those behind stand in more haze.
      context.fillStyle = `rgb(${255 - 36 * row} 0 0)`
      const down = row * tallest * 0.24
      if (row === 0) fillBelow(context, line, height)
      plant(context, line, { width, down, tallest, near, seed: seed + 3 * ridge + 11 * row }, random)
    }
    const top = Math.max(0, Math.floor(Math.min(...line) - tallest * 1.1))
    const { data } = context.getImageData(0, top, width, height - top)
    lay(tone, data, line, { width, height, top, near, seed })
  }
  return tone
}

function skyOf(width: number, height: number, seed: number): Float32Array {
  const clouds = noiseTile('clouds')
  const tone = new Float32Array(width * height)
  const k = 512 / height
  for (let y = 0, at = 0; y < height; y++) {
    const v = y / height
    const clear = mix(0.27, MIST, smoothstep(0, 0.44, v))
    for (let x = 0; x < width; x++, at++) {
      const wisp = noiseAt(clouds, x * k * 0.35 + seed * 31, y * k * 1.1)
      tone[at] = clear * (1 + 0.3 * wisp * (1 - v))
    }
  }
  return tone
}

/** Height of a ridge at each column, in pixels from the top. */
function ridgeLine(width: number, height: number, near: number, seed: number): Float32Array {
  const clouds = noiseTile('clouds')
  const foot = mix(0.3, 0.99, near ** 0.85)
  const rise = mix(0.24, 0.1, near)
  const k = (512 / height) * mix(0.34, 0.24, near)
  return Float32Array.from({ length: width }, (_, x) => {
    return (foot - rise * noiseAt(clouds, x * k + near * 300 + seed * 71, 40 + near * 190)) * height
  })
}

function fillBelow(context: SKRSContext2D, line: Float32Array, height: number): void {
  context.beginPath()
  context.moveTo(0, height)
  line.forEach((y, x) => context.lineTo(x, y))
  context.lineTo(line.length, height)
  context.fill()
}

/** Where a row of a ridge is planted, and what with. */
interface Planting {
  width: number
  down: number
  tallest: number
  near: number
  seed: number
}

function plant(
  context: SKRSContext2D,
  line: Float32Array,
  { width, down, tallest, near, seed }: Planting,
  random: () => number,
): void {
  const clouds = noiseTile('clouds')
  // Far off a wood is one canopy: single thin trees would be the teeth of a comb.
  const dense = mix(0.68, 1, smoothstep(0, 0.5, near))
  for (let x = -0.1 * tallest; x < width + 0.1 * tallest; x += dense * tallest * mix(0.02, 0.1, random())) {
    const at = Math.min(width - 1, Math.max(0, Math.round(x)))
    // Old stands, young growth and clearings: no two stretches of a ridge are alike.
    const grove = 0.8 + 1.1 * noiseAt(clouds, (260 * x) / width + 37 * seed, 90 * seed)
    const old = random()
    const size = random()
    if (grove < 0.2 + 0.2 * old) continue
    const tall = tallest * Math.min(1.25, grove) * mix(0.22, 1.1, size ** (1.9 * dense))
    drawFir(context, { x, foot: line[at]! + down + 0.08 * tall, tall, broader: 1 / dense }, random)
  }
}

interface Laying {
  width: number
  height: number
  top: number
  near: number
  seed: number
}

/** Lays a ridge over what is behind it; mist gathers at its foot. */
function lay(
  tone: Float32Array,
  data: Uint8ClampedArray,
  line: Float32Array,
  { width, height, top, near, seed }: Laying,
): void {
  const clouds = noiseTile('clouds')
  const grain = noiseTile('grain')
  const k = 512 / height
  const own = mix(FAR, NEAR, near ** 0.7)
  const reach = mix(0.05, 0.34, near) * height
  const dense = mix(0.95, 0.5, near)
  for (let y = top, at = top * width, from = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at++, from += 4) {
      const share = data[from]! / 255
      if (share === 0) continue
      const drift = noiseAt(clouds, x * k * 0.3 + seed * 13 + near * 77, y * k * 0.9 + near * 211)
      const sunk = (y - line[x]!) / reach + 0.35 * drift
      const veil = dense * smoothstep(-0.25, 1, sunk)
      // Boughs that catch the light, deeper shade between them.
      const boughs = Math.max(0, noiseAt(grain, x * k * 2.1, y * k * 3.4) + 0.5 * drift)
      const shade = (own * data[from - 3]!) / 255 + 0.055 * near * boughs
      tone[at]! += (mix(shade, MIST * (1 - 0.25 * near), veil) - tone[at]!) * share
    }
  }
}
