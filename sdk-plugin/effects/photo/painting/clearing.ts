import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { randomFrom } from '../../random.ts'
import { hypot } from '../../hypot.ts'

interface Size {
  width: number
  height: number
}

const KEPT_BYTES = 12 * 1024 * 1024
const kept = new Kept<{ tone: Float32Array }>(KEPT_BYTES, ({ tone }) => tone.byteLength)

/** How light old woods are far behind: rows of trunks, paler with each row, undergrowth, gaps of sky in the crowns. */
export function clearingOf({ width, height }: Size, seed: number): Float32Array {
  const { tone } = kept.get(`${width}x${height} ${seed}`, () => {
    const random = randomFrom(seed * 5003 + 1)
    const made = hazeOf({ width, height })
    for (let row = 0; row < ROWS; row++) {
      const near = row / (ROWS - 1)
      const wide = mix(0.011, 0.055, near ** 1.4) * height
      for (let x = random() * wide * 4; x < width; x += wide * mix(1.6, 9, random() ** 1.2)) {
        const own = wide * mix(0.3, 1.5, random() ** 1.2)
        const lean = mix(-0.1, 0.1, random())
        const trunk = { x, own, lean, near, foot: mix(0.56, 0.95, near) }
        stem(made, { width, height }, trunk)
        branch(made, { width, height }, trunk, random)
      }
      undergrowth(made, { width, height }, near, seed + row * 17)
      made.set(blur(made, width, height, mix(0.011, 0.009, near) * height))
    }
    crowns(made, { width, height }, seed)
    return { tone: made }
  })
  return tone
}

const ROWS = 6

/** Sun in haze, brightest where the shafts come from. */
function hazeOf({ width, height }: Size): Float32Array {
  const made = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const v = y / height
    for (let x = 0; x < width; x++, at++) {
      const far = hypot((x - 0.72 * width) / height, v - 0.24)
      made[at] = mix(0.16, 0.66, smoothstep(0.95, 0.3, v)) + 1.1 * Math.exp(-((far / 0.34) ** 2))
    }
  }
  return made
}

interface Stem {
  x: number
  own: number
  lean: number
  near: number
  foot: number
}

function stem(tone: Float32Array, { width, height }: Size, { x, own, lean, near, foot }: Stem): void {
  const dark = mix(0.44, 0.02, near)
  const grain = noiseTile('grain')
  const k = 512 / height
  for (let y = 0; y < foot * height; y++) {
    const v = y / height
    const middle = middleOf({ x, own, lean }, y, height)
    const half = own * 0.5 * (0.85 + 0.5 * v ** 3 + 0.9 * smoothstep(foot - 0.1, foot, v))
    for (let px = Math.max(0, Math.ceil(middle - half)); px <= Math.min(width - 1, middle + half); px++) {
      const round = (px - middle) / half
      const bark = near * 0.5 * noiseAt(grain, px * k * 1.4, y * k * 0.35 + x)
      // Sun stands on the right: a thin edge of it, and more of it where the haze is bright.
      const edge = smoothstep(0.55, 0.95, round) * mix(0.1, 0.34, near) * smoothstep(0.9, 0.2, v)
      tone[y * width + px] = dark * (0.8 + 0.35 * round + bark) + edge + 0.015
    }
  }
}

/** Where a trunk stands at a height: none grows straight. */
function middleOf({ x, own, lean }: Pick<Stem, 'x' | 'own' | 'lean'>, y: number, height: number): number {
  const sway = 1.5 * own * noiseAt(noiseTile('clouds'), x, (y / height) * 60)
  return x + lean * (y - 0.5 * height) + sway
}

/** Boughs that rise from a trunk, bent and thinner and thinner, with twigs. */
function branch(tone: Float32Array, size: Size, { near, ...trunk }: Stem, random: () => number): void {
  const { height } = size
  const dark = mix(0.44, 0.02, near)
  const count = 2 + Math.floor(4 * random())
  for (let each = 0; each < count; each++) {
    const y = mix(0.02, 0.6, random()) * trunk.foot * height
    const side = random() < 0.5 ? -1 : 1
    const bough = { x: middleOf(trunk, y, height), y, way: side * mix(0.5, 1.25, random()), dark }
    const long = trunk.own * mix(2, 6, random())
    lay(tone, size, { ...bough, long, half: trunk.own * mix(0.06, 0.17, random()) }, random)
    const up = bough.way - 0.55 * side
    const midX = bough.x + 0.45 * Math.sin(bough.way) * long
    const midY = y - 0.45 * Math.cos(bough.way) * long
    lay(tone, size, { x: midX, y: midY, way: up, dark, long: 0.5 * long, half: 0.06 * trunk.own }, random)
  }
}

interface Bough {
  x: number
  y: number
  /** Radians from upright. */
  way: number
  long: number
  half: number
  dark: number
}

function lay(tone: Float32Array, { width, height }: Size, bough: Bough, random: () => number): void {
  let { x, y, way } = bough
  const bend = mix(-0.9, 0.5, random()) * Math.sign(way)
  const steps = Math.ceil(bough.long)
  for (let step = 0; step < steps; step++) {
    const half = Math.max(0.6, bough.half * (1 - step / steps))
    for (let py = Math.max(0, Math.round(y - half)); py <= Math.min(height - 1, y + half); py++) {
      for (let px = Math.max(0, Math.round(x - half)); px <= Math.min(width - 1, x + half); px++) {
        tone[py * width + px] = bough.dark + 0.015
      }
    }
    x += Math.sin(way)
    y -= Math.cos(way)
    way += bend / steps
  }
}

/** What grows on the ground between the rows. */
function undergrowth(tone: Float32Array, { width, height }: Size, near: number, seed: number): void {
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const k = (512 / height) * mix(1.6, 0.7, near)
  const line = mix(0.56, 0.86, near)
  const own = mix(0.42, 0.05, near ** 0.7)
  for (let x = 0; x < width; x++) {
    const top = (line - 0.05 * noiseAt(clouds, x * k * 0.5 + seed * 37, 12) - 0.03 * noiseAt(grain, x * k, 7)) * height
    for (let y = Math.max(0, Math.floor(top)); y < height; y++) {
      const leaf = 0.5 + 0.9 * noiseAt(grain, x * k * 0.9, y * k * 1.4) + 0.6 * noiseAt(clouds, x * k, y * k + seed)
      const lit = smoothstep(0.06 * height, 0, y - top)
      const share = Math.min(1, (y - top) / 2)
      const at = y * width + x
      tone[at] = mix(tone[at]!, own * (0.6 + 0.5 * leaf + 0.7 * lit), share)
    }
  }
}

/** Leaves against the light: the sky between them as discs, as a lens shows what is far. */
function crowns(tone: Float32Array, { width, height }: Size, seed: number): void {
  const clouds = noiseTile('clouds')
  const random = randomFrom(seed * 331 + 9)
  const k = 512 / height
  for (let y = 0, at = 0; y < 0.5 * height; y++) {
    const down = smoothstep(0.46, 0.02, y / height)
    for (let x = 0; x < width; x++, at++) {
      const leaves =
        noiseAt(clouds, x * k * 0.55 + seed * 11, y * k * 0.7) + 0.5 * noiseAt(clouds, x * k * 1.9, y * k * 2.1)
      tone[at]! *= 1 - 0.74 * smoothstep(-0.2, 0.4, leaves + 1.1 * down - 0.72)
    }
  }
  const count = Math.round((110 * width) / height)
  for (let gap = 0; gap < count; gap++) {
    const x = random() * width
    const y = 0.44 * height * random() ** 1.3
    const radius = height * mix(0.007, 0.036, random() ** 1.5)
    const light = mix(0.08, 0.55, random() ** 2)
    for (let py = Math.max(0, Math.floor(y - radius)); py < Math.min(height, y + radius); py++) {
      for (let px = Math.max(0, Math.floor(x - radius)); px < Math.min(width, x + radius); px++) {
        const far = hypot(px - x, py - y) / radius
        tone[py * width + px]! += light * smoothstep(1, 0.7, far) * (0.86 + 0.14 * far)
      }
    }
  }
}

export const SHADE: Rgb = [0.008, 0.02, 0.01]
export const HAZE: Rgb = [0.82, 0.84, 0.44]
