import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import type { Letters } from '../lettering.ts'
import { cellValue } from '../plates/plate.ts'
import { type InRows, isInRows, reliefRows } from './bump-rows.ts'
import { engineTurnedOf } from './engine-turned.ts'
import { gathersOf } from './gathers.ts'
import { leatherOf } from './leather.ts'
import { placesOn } from '../scatter.ts'
import { sagOf } from './sag.ts'
import { strataOf } from './strata.ts'

/** Small relief on a surface. `amount` and `scale` in em. */
export const bumpSchema = z.strictObject({
  kind: z.enum([
    'wrinkles',
    'brushed',
    'grain',
    'hammered',
    'pebbles',
    'leather',
    'waves',
    'guilloche',
    'pucker',
    'pits',
    'plates',
    'hewn',
    'chipped',
    'hobnail',
    'facets',
    'gathers',
    'strata',
    'sag',
  ]),
  amount: z.number().min(0).max(0.2),
  /** Size of its features. */
  scale: z.number().positive().max(2).default(0.1),
  /** `wrinkles`, `gathers`: how far they reach in from the edge, in em. `pucker`: how far inside the seam runs. */
  reach: z.number().positive().max(1).default(0.12),
  /** `gathers`: how much its folds keep to the bends of the seam and leave what is straight smooth. */
  bends: z.number().min(0).max(1).default(0),
})

export type Bump = z.output<typeof bumpSchema>

type Relief = (x: number, y: number, at: number) => number

/** Adds relief to heights in pixels, where the shape or its rim is. */
export function addBump(heights: Float32Array, letters: Letters, bump: Bump, seed: number): void {
  const { width, height, distance, em } = letters
  const strength = bump.amount * em
  const { kind } = bump
  if (isInRows(kind)) {
    const rowAt = reliefRows(kind, bump, letters, seed * 37)
    for (let y = 0; y < height; y++) {
      const row = rowAt(y)
      for (let x = 0, at = y * width; x < width; x++, at++) if (distance[at]! > -2) heights[at]! += strength * row[x]!
    }
    return
  }
  const relief = reliefs[kind](letters, bump, seed * 37)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (distance[at]! > -2) heights[at]! += strength * relief(x, y, at)
    }
  }
}

const reliefs: Record<Exclude<Bump['kind'], InRows>, (letters: Letters, bump: Bump, offset: number) => Relief> = {
  /** Creases at right angles to the edge: noise of the nearest edge point, fading inwards unevenly. */
  wrinkles({ width, distance, nearest, em }, { scale, reach }, offset) {
    const [tile, wide] = [noiseTile('grain'), noiseTile('clouds')]
    const k = TILE / 64 / (scale * em)
    return (x, y, at) => {
      const edge = nearest[at]!
      const far = distance[at]!
      const edgeY = Math.floor(edge / width)
      const edgeX = edge - edgeY * width
      const length = reach * em * (0.75 + 0.9 * noiseAt(wide, edgeX * k * 0.8 + offset, edgeY * k * 0.8))
      const t = far / Math.max(1, length)
      if (t <= 0 || t >= 1) return 0
      const crease =
        noiseAt(tile, edgeX * k + offset, edgeY * k) + 0.5 * noiseAt(tile, edgeX * k * 2.3, edgeY * k * 2.3)
      return crease * (1 - t) * (1 - t) * smoothstep(0, 0.15, t)
    }
  },
  /** Round grains side by side, as on the leather of balls. */
  pebbles({ em }, { scale }, offset) {
    const warp = noiseTile('swirls')
    const k = 1 / (scale * em)
    const rows = k / 0.866
    const w = (TILE / 64) * k
    return (x, y) => {
      // Rows a little bent, so that none is seen to run on.
      const v = y * rows + 0.3 * noiseAt(warp, x * w + offset, y * w)
      const u = x * k + 0.3 * noiseAt(warp, x * w, y * w + offset)
      const upper = Math.floor(v)
      const from = u + (upper % 2 === 0 ? 0 : 0.5)
      const across = from - Math.round(from)
      const beside = from + 0.5 - Math.round(from + 0.5)
      const down = 0.866 * (v - upper)
      const up = 0.866 - down
      return 1 - 3.2 * Math.min(across * across + down * down, beside * beside + up * up)
    }
  },
  /** Leather that has been played with: pebbles `scale` wide. */
  leather: ({ em }, { scale }, offset) => leatherOf(scale * em, offset),
  /** Cloth drawn together by a seam along the edge: a groove, and short creases across it. */
  pucker({ width, distance, nearest, em }, { scale, reach }, offset) {
    const tile = noiseTile('grain')
    const k = TILE / 64 / (scale * em)
    return (_x, _y, at) => {
      const from = distance[at]! / (reach * em) - 1
      if (from < -1 || from > 2.2) return 0
      const edge = nearest[at]!
      const edgeY = Math.floor(edge / width)
      const edgeX = edge - edgeY * width
      const fade = from > 0 ? Math.exp(-from * from * 0.9) : 1
      const crease =
        noiseAt(tile, edgeX * k + offset, edgeY * k) + 0.4 * noiseAt(tile, edgeX * k * 2.1, edgeY * k * 2.1)
      return crease * fade - 0.75 * Math.exp(-from * from * 14)
    }
  },
  /** Lines cut about the middle of each letter, as below the enamel of watches. */
  guilloche: (letters, { scale }) => engineTurnedOf(letters, scale),
  /** Dimples `scale` apart and `reach` in radius, where `sprinkles` of jitter 0.5 lie as far apart. */
  pits(letters, { scale, reach }, offset) {
    const { width, height, em } = letters
    const relief = new Float32Array(width * height)
    const radius = reach * em
    for (const { x, y } of placesOn(letters, { every: scale, jitter: 0.5, seed: offset / 37 })) {
      const far = Math.ceil(1.8 * radius)
      for (let py = Math.max(0, (y | 0) - far); py <= Math.min(height - 1, y + far); py++) {
        for (let px = Math.max(0, (x | 0) - far); px <= Math.min(width - 1, x + far); px++) {
          const near = ((px - x) * (px - x) + (py - y) * (py - y)) / (radius * radius)
          if (near < 3) relief[py * width + px]! -= Math.exp(-2 * near)
        }
      }
    }
    return (_x, _y, at) => relief[at]!
  },
  /** Bedded rock: layers `scale` high that jut out unlike far, clefts between them, joints across. */
  strata: ({ em }, { scale }, offset) => strataOf(scale * em, offset % 97),
  /** Large flat facets that meet at clean edges, as cut crystal; narrower in narrow strokes. */
  facets({ width, height, distance, em }, { scale }, offset) {
    let half = 1
    for (let at = 0; at < width * height; at++) if (distance[at]! > half) half = distance[at]!
    const size = Math.max(3, Math.min(scale * em, 1.5 * half))
    const share = size / (scale * em)
    const [cos, sin] = [Math.cos(0.35) / size, Math.sin(0.35) / size]
    return (x, y, at) => {
      // Flat towards the rim, so that it stays a clean line.
      const inner = smoothstep(0.12, 0.5, distance[at]! / half) * share
      // A lattice of triangles, a height of its own at each corner.
      const v = (y * cos - x * sin) * 1.155 + 64
      const u = x * cos + y * sin + v * 0.5 + 64
      const i = Math.floor(u)
      const j = Math.floor(v)
      const a = u - i
      const b = v - j
      const right = cellValue(i + 1, j + offset)
      const below = cellValue(i, j + 1 + offset)
      if (a + b < 1) {
        const own = cellValue(i, j + offset)
        return (own + a * (right - own) + b * (below - own)) * inner
      }
      const far = cellValue(i + 1, j + 1 + offset)
      return (far + (1 - a) * (below - far) + (1 - b) * (right - far)) * inner
    }
  },
  /** Foil drawn together by the seam along its edge: folds `scale` apart that run inwards from it. */
  gathers(letters, bump, offset) {
    const relief = gathersOf(letters, bump, offset / 37)
    return (_x, _y, at) => relief[at]!
  },
  /** Thin at the top of each letter, thick at its foot: what has run down. */
  sag: (letters) => sagOf(letters),
  /** Small pyramids side by side, as they are cut into crystal. */
  hobnail: ({ em }, { scale }) => {
    const k = 1 / (scale * em)
    return (x, y) => {
      const a = (x + y * 0.7) * k
      const b = (x - y * 0.7) * k
      return Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)))
    }
  },
}
