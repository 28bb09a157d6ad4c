import { mix, smoothstep } from '../../colour.ts'
import { noiseAt, type NoiseTile, noiseTile } from '../../kernels/noise.ts'

/** What the ground does to what it mirrors; planes of width × rows, from the ground's first row down. */
export interface Water extends Record<'cover' | 'pool' | 'aside' | 'down' | 'stone', Float32Array> {
  /** How much of a pixel is ground, 0 to 1. */
  cover: Float32Array
  /** How much water stands there, 0 to 1. */
  pool: Float32Array
  /** From where a ripple mirrors, in pixels to the right and down. */
  aside: Float32Array
  down: Float32Array
  /** Stones of the asphalt: 1 on the mean. */
  stone: Float32Array
}

export const WATER_PARTS = ['cover', 'pool', 'aside', 'down', 'stone'] as const

/** See `steps/wet-ground.ts`. */
export interface Weather {
  horizon: number
  puddles: number
  patch: number
  ripple: number
  grain: number
}

export interface Sizes {
  width: number
  height: number
  /** The ground's first row. */
  first: number
}

/** Pixels of a tile along a wave of its coarsest octave: `clouds` and `swirls`, `grain`. */
const LONG = 128
const SHORT = 8
/** Of a picture 960 pixels high, at half its height below the horizon: how high and how wide a ripple and a stone are. */
const RIPPLE = [22, 84] as const
const STONE = [3, 4.2] as const
/** Waves that are lower than this, in pixels, are seen as a blur only. */
const FINEST = 2.2
/** Below the horizon, in heights: from where on puddles are told apart. */
const FAR = [0.02, 0.09] as const

/**
 * Ripples, puddles and stones on a plane below a horizon. Ripples shrink with their distance and no faster, so that far ones
 * are seen too; puddles lie on the plane itself.
 */
export function waterOf(cover: Float32Array, { width, height, first }: Sizes, weather: Weather, seed: number): Water {
  const rows = height - first
  const water: Water = {
    cover,
    pool: new Float32Array(width * rows),
    aside: new Float32Array(width * rows),
    down: new Float32Array(width * rows),
    stone: new Float32Array(width * rows),
  }
  const tiles = { clouds: noiseTile('clouds'), swirls: noiseTile('swirls'), grain: noiseTile('grain') }
  for (let row = 0; row < rows; row++) {
    const depth = (first + row + 0.5) / height - weather.horizon
    if (depth > 0.002) rowOf(water, row, { width, height }, depth, weather, tiles, seed)
  }
  return water
}

interface Tiles {
  clouds: NoiseTile
  swirls: NoiseTile
  grain: NoiseTile
}

function rowOf(
  { cover, pool, aside, down, stone }: Water,
  row: number,
  { width, height }: Pick<Sizes, 'width' | 'height'>,
  depth: number,
  { puddles, patch, ripple, grain }: Weather,
  { clouds, swirls, grain: grit }: Tiles,
  seed: number,
): void {
  const near = depth / 0.5
  const along = 480 * Math.log(near)
  // Places in the tiles, for a pixel of a picture 960 high and across from the middle.
  const unit = 960 / height
  const wave = { across: (LONG * unit) / (RIPPLE[1] * near), down: (LONG / RIPPLE[0]) * along }
  const pebble = { across: (SHORT * unit) / (STONE[1] * Math.max(0.3, near)), down: (SHORT / STONE[0]) * along }
  const plane = { across: LONG / (patch * depth * height), down: (LONG * 1.1) / (patch * depth) }
  const isSeen = smoothstep(0.5, FINEST, (near * RIPPLE[0]) / unit)
  const tall = ripple * height * isSeen * mix(0.55, 1, near)
  const isGrained = grain * smoothstep(0.5, 1, (near * STONE[0]) / unit)
  const level = 0.36 - 0.72 * puddles
  const told = smoothstep(FAR[0], FAR[1], depth)
  for (let x = 0, at = row * width; x < width; x++, at++) {
    if (cover[at] === 0) continue
    const off = x - width / 2
    const wide = off * wave.across
    const swell = noiseAt(swirls, wide + 31 * seed, wave.down)
    const chop = noiseAt(swirls, 2.3 * wide + 77, 2.6 * wave.down + 13 * seed)
    aside[at] = 0.4 * tall * noiseAt(swirls, 1.4 * wide + 190, 1.5 * wave.down + 50)
    down[at] = tall * (swell + 0.6 * chop)
    const lies = noiseAt(clouds, off * plane.across + 13 * seed, plane.down)
    const rough = noiseAt(grit, off * pebble.across, pebble.down)
    const edge = lies + 0.05 * rough - level
    pool[at] = mix(puddles, smoothstep(-0.06, 0.1, edge), told)
    const coarse = noiseAt(grit, 0.45 * off * pebble.across + 60, 0.45 * pebble.down)
    stone[at] = Math.max(0.1, 1 + isGrained * (1.1 * rough + 0.8 * coarse))
  }
}
