import type { Raster } from '../../raster.ts'
import { mix, mixed, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'

/** Landscapes in oil: what hangs in a gallery beside a caller's photo. */
export const LANDSCAPES = ['hills', 'night', 'sea'] as const

/** Colours are sRGB, 0 to 1: painters mix by eye, not by light. Places: x from 0 to the aspect, y from 0 down to 1. */
export type View = (x: number, y: number) => Rgb

export interface Palette {
  high: Rgb
  low: Rgb
  cloud: Rgb
  /** The farthest and the nearest range of hills. */
  far: Rgb
  near: Rgb
  /** What the light touches. */
  lit: Rgb
  sun: Rgb
}

export const DAYS: readonly Palette[] = [
  {
    high: [0.44, 0.58, 0.7],
    low: [0.96, 0.84, 0.66],
    cloud: [1, 0.92, 0.8],
    far: [0.7, 0.68, 0.72],
    near: [0.2, 0.26, 0.17],
    lit: [0.76, 0.64, 0.3],
    sun: [1, 0.94, 0.76],
  },
  {
    high: [0.3, 0.5, 0.72],
    low: [0.82, 0.88, 0.88],
    cloud: [0.98, 0.97, 0.94],
    far: [0.58, 0.68, 0.76],
    near: [0.16, 0.27, 0.16],
    lit: [0.6, 0.66, 0.3],
    sun: [1, 0.98, 0.9],
  },
  {
    high: [0.5, 0.44, 0.56],
    low: [0.98, 0.72, 0.48],
    cloud: [1, 0.78, 0.62],
    far: [0.64, 0.54, 0.6],
    near: [0.26, 0.17, 0.12],
    lit: [0.84, 0.5, 0.2],
    sun: [1, 0.9, 0.66],
  },
]
const MOONLIT: Palette = {
  high: [0.06, 0.1, 0.21],
  low: [0.3, 0.4, 0.54],
  cloud: [0.5, 0.57, 0.66],
  far: [0.24, 0.33, 0.46],
  near: [0.03, 0.06, 0.1],
  lit: [0.36, 0.45, 0.55],
  sun: [0.98, 0.95, 0.84],
}

/** A landscape of a size; the same for the same kind, size and seed. */
export function paintLandscape(
  kind: (typeof LANDSCAPES)[number],
  width: number,
  height: number,
  seed: number,
  brush = 1,
): Raster {
  const random = randomFrom(seed * 31 + 5)
  const aspect = width / height
  const day = DAYS[Math.floor(random() * DAYS.length)]!
  const view =
    kind === 'sea' ? seaView(day, aspect, random) : hillView(kind === 'night' ? MOONLIT : day, aspect, random, kind)
  return brushed(view, width, height, random() * 500, brush)
}

export const clouds = (x: number, y: number) => noiseAt(noiseTile('clouds'), x, y)
export const swirls = (x: number, y: number) => noiseAt(noiseTile('swirls'), x, y)
export const grain = (x: number, y: number) => noiseAt(noiseTile('grain'), x, y)

/** A sky with banks of clouds, lit around the sun; `horizon` is where it ends. */
export function skyView(
  { high, low, cloud, sun }: Palette,
  at: readonly [number, number],
  horizon: number,
  shift: number,
): View {
  return (x, y) => {
    const down = Math.min(1, Math.max(0, y / horizon))
    const near = Math.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / 0.05)
    const bank = clouds(x * 95 + shift, y * 240 + shift * 0.7) + 0.25 * swirls(x * 60, y * 130 + shift)
    const cover = smoothstep(-0.06, 0.28, bank) * (1 - 0.6 * down)
    // Their lower sides are in shade.
    const shade = smoothstep(-0.1, 0.35, clouds(x * 95 + shift, (y - 0.025) * 240 + shift * 0.7) - bank + 0.1)
    const body = mixed(cloud, mixed(high, low, 0.55), 0.62 * shade)
    return mixed(mixed(mixed(high, low, down ** 1.2), body, cover), sun, 0.55 * near)
  }
}

/** Ranges of hills in haze, woods on the near ones, a river that mirrors the sky. */
function hillView(palette: Palette, aspect: number, random: () => number, kind: 'hills' | 'night'): View {
  const sunAt = [aspect * mix(0.25, 0.75, random()), kind === 'night' ? 0.2 : 0.26] as const
  const shift = random() * 400
  const sky = skyView(palette, sunAt, 0.5, shift)
  const bend = random() * 6
  const ridge = (range: number, x: number) => {
    const wild = clouds(x * mix(52, 34, range / 4) + shift + range * 91, range * 37 + shift)
    const woods = range < 2 ? 0 : 0.004 * range * Math.max(0, grain(x * 90 + range * 61, shift + range * 17) + 0.5)
    return 0.39 + 0.115 * range - (0.52 - 0.075 * range) * wild - woods
  }
  const river = (x: number, y: number) => {
    const t = (y - 0.7) / 0.3
    if (t <= 0) return 0
    const middle = sunAt[0] + (0.16 * Math.sin(bend + 4.2 * t) * (1 - 0.2 * t) + 0.1 * t) * aspect
    return smoothstep(0, 0.012, 0.012 + 0.15 * t * t - Math.abs(x - middle) + 0.02 * swirls(x * 200, y * 300))
  }
  return (x, y) => {
    let range = 4
    while (range >= 0 && y < ridge(range, x)) range--
    if (range < 0) {
      const disc = smoothstep(0.042, 0.036, Math.hypot(x - sunAt[0], y - sunAt[1]))
      const star = kind === 'night' && y < 0.4 ? smoothstep(0.86, 0.95, grain(x * 130 + shift, y * 130)) : 0
      return mixed(sky(x, y), palette.sun, Math.max(disc, 0.8 * star))
    }
    const depth = y - ridge(range, x)
    const slope = (ridge(range, x + 0.03) - ridge(range, x - 0.03)) / 0.06
    const facing = smoothstep(
      -0.5,
      0.7,
      slope * -6 * Math.max(-0.17, Math.min(0.17, x - sunAt[0])) + 0.35 * clouds(x * 150, y * 190 + range * 50),
    )
    const own = mixed(palette.far, palette.near, (range / 4) ** 0.8)
    const touched = mixed(own, palette.lit, (0.2 + 0.3 * (range / 4)) * facing)
    // Haze gathers at the foot of each range.
    const hazy = mixed(touched, palette.low, 0.5 * smoothstep(0, 0.16, depth) * (1 - range / 4.6))
    const water = range < 3 ? 0 : river(x, y)
    return water === 0 ? hazy : mixed(hazy, mixed(sky(x, 1 - y), palette.low, 0.4), 0.85 * water)
  }
}

/** A wide sea below clouds, its waves in perspective, a sail, foam on the sand. */
function seaView(palette: Palette, aspect: number, random: () => number): View {
  const sunAt = [aspect * mix(0.3, 0.7, random()), 0.3] as const
  const shift = random() * 400
  const horizon = 0.52
  const sky = skyView(palette, sunAt, horizon, shift)
  const deep = mixed([0.1, 0.27, 0.36], palette.high, 0.25)
  const sail = [aspect * mix(0.16, 0.84, random()), horizon + 0.025] as const
  return (x, y) => {
    const boat = boatAt(x - sail[0], y - sail[1])
    if (boat) return boat
    if (y < horizon) return sky(x, y)
    const far = 1 / (y - horizon + 0.035)
    const wave = clouds(x * far * 4 + shift, far * 44) + 0.5 * grain(x * far * 2.2, far * 22 + shift)
    const shore = 0.9 + 0.03 * swirls(x * 90 + shift, 7) - 0.04 * x
    if (y > shore) {
      const wet = smoothstep(0.05, 0, y - shore)
      const sand = mixed([0.8, 0.7, 0.53], [0.52, 0.44, 0.35], 0.8 * wet + 0.3 * grain(x * 40, y * 90))
      return mixed(sand, [0.96, 0.95, 0.9], smoothstep(0.012, 0, y - shore))
    }
    const mirrored = mixed(sky(x, horizon - (y - horizon) * 0.6), deep, 0.35 + 0.55 * smoothstep(0, 0.3, y - horizon))
    const water = mixed(mirrored, deep, smoothstep(0, 0.35, wave) * 0.8)
    const path = Math.exp(-((x - sunAt[0]) ** 2) / (0.012 + 0.08 * (y - horizon)))
    const glint = smoothstep(0.15, 0.5, -wave) * path
    const surf =
      smoothstep(0.02, 0, shore - y + 0.012 * wave) + 0.6 * smoothstep(0.3, 0.6, wave) * smoothstep(0.7, 0.88, y)
    return mixed(mixed(water, palette.sun, 0.85 * glint), [0.97, 0.96, 0.92], Math.min(1, surf))
  }
}

/** A small yacht, by the distance from where its mast stands in the water. */
function boatAt(x: number, y: number): Rgb | undefined {
  if (y > -0.012 && y < 0.006 && Math.abs(x) < 0.04 - 0.8 * Math.max(0, y)) return [0.2, 0.14, 0.12]
  const up = (-0.016 - y) / 0.13
  if (up < 0 || up > 1) return undefined
  if (x > 0.003 && x < 0.045 * (1 - up)) return [0.93, 0.9, 0.83]
  if (x < -0.002 && x > -0.032 * (1 - up) && up < 0.85) return [0.84, 0.8, 0.74]
  return undefined
}

/** Turns of a stroke against level, in radians, and its measures as a share of the picture's height. */
const SWAY = 0.9
const WANDER = 0.011

/**
 * Lays a view down in strokes of a brush: edges wander, bristles leave ridges that the light catches.
 *
 * @param brush How much of that shows, 0 to 1: little is a photograph.
 */
export function brushed(view: View, width: number, height: number, shift: number, brush = 1): Raster {
  const data = Buffer.alloc(width * height * 4, 255)
  const ridges = (x: number, y: number) => {
    const turn = SWAY * swirls(x * 70 + shift, y * 70)
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    return grain((x * cos + y * sin) * 50 + shift, (y * cos - x * sin) * 420)
  }
  const step = 1.2 / height
  const wander = WANDER * brush
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 4) {
      const x = (column + 0.5) / height
      const y = (row + 0.5) / height
      const dab = wander * swirls(x * 420 + shift, y * 420)
      const seen = view(
        x + dab + 0.5 * wander * grain(x * 60, y * 60),
        y + 0.6 * wander * swirls(x * 400, y * 400 + shift),
      )
      const ridge = ridges(x, y)
      const lit = 1 + brush * (0.06 * ridge + 0.16 * (ridge - ridges(x - step, y - step)))
      for (let c = 0; c < 3; c++) data[at + c] = Math.round(255 * Math.min(1, Math.max(0, seen[c]! * lit)))
    }
  }
  return { width, height, data }
}
