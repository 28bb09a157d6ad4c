import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleRows } from '../../kernels/sampled-rows.ts'
import { randomFrom } from '../../random.ts'
import { type Blaze, blazeOver, fold, glowOf, layBlaze, spare, temper } from '../painting/blaze.ts'
import { CharredRows } from '../painting/charred.ts'
import { scatterEmbers } from '../painting/embers.ts'
import type { Print } from '../photo.ts'
import { clearAround } from '../painting/silhouette.ts'
import { facesOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** How far the fire has come from each side, in shares of the shorter side. */
const EATEN = { left: 0.1, right: 0.1, top: 0.075, bottom: 0.15 }
/** The night around the print, as a share of the shorter side. */
const MARGIN = 0.012

/** A photo on paper that burns inwards from its sides, before the night. */
export const burning = treatment({
  name: 'burning',
  schema: z.strictObject({
    kind: z.literal('burning'),
    /** How far it has burnt; 1 leaves the middle. */
    eaten: z.number().min(0).max(2).default(1),
  }),
  apply(print, { eaten }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const clear = clearAround(print, facesOf(print))
    const left = leftOf(print, { eaten, seed, clear })
    const fire = fireAlong(left, width, height, seed)
    const glow = glowOf(fire, 0.2 * shorter)
    spare(fire, clear, print)
    fold(fire, 0.012 * shorter)
    temper(fire)
    char(print, left, { glow, fire, seed })
    layBlaze(print, fire, 1.7, 0.84)
    scatterEmbers(print, { amount: 1, floor: 1, clear }, randomFrom(seed * 71 + 5))
  },
})

interface Eating {
  eaten: number
  seed: number
  /** Faces, which it spares. */
  clear: Float32Array
}

/** How far each pixel lies within what is left of the paper, in shares of the shorter side; below 0 it is gone. */
function leftOf({ width, height }: Print, { eaten, seed, clear }: Eating): Float32Array {
  const shorter = Math.min(width, height)
  const k = 900 / shorter
  const bites = new NoiseRows('clouds', width, { scale: 0.27 * k, left: 40 + seed * 97, top: seed * 31 })
  const flakes = new NoiseRows('clouds', width, { scale: 1.5 * k, left: seed * 13 })
  const crumbs = new NoiseRows('grain', width, { scale: 0.9 * k })
  const left = plane(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const bite = bites.at(y)
    const flake = flakes.at(y)
    const crumb = crumbs.at(y)
    const down = Math.min(y / shorter - EATEN.top * eaten, (height - y) / shorter - EATEN.bottom * eaten)
    for (let x = 0; x < width; x++, at++) {
      const across = Math.min(x / shorter - EATEN.left * eaten, (width - x) / shorter - EATEN.right * eaten)
      // Corners burn first.
      const near = Math.min(across, down, 0.62 * (across + down) - 0.02)
      const ragged = 0.4 * bite[x]! + 0.035 * flake[x]! + 0.006 * crumb[x]!
      const within = near + eaten * ragged * smoothstep(0.2, 0.03, near) + 0.12 * clear[at]!
      // No side of the sheet is left whole.
      const side = Math.min(x, width - x, y, height - y) / shorter
      const most = side - eaten * (0.05 + 0.1 * Math.min(0.4, bite[x]!) + 0.06 * flake[x]! + 0.008 * crumb[x]!)
      left[at] = within < most ? within : most
    }
  }
  return left
}

/** How much of what is around a flame's root is paper. */
const ENOUGH = 0.4

/** Fire along the burning edge: on a grid of half the size. */
function fireAlong(left: Float32Array, width: number, height: number, seed: number): Blaze {
  const shorter = Math.min(width, height)
  const cell = 2
  const grid = { width: Math.ceil(width / cell), height: Math.ceil(height / cell), cell }
  const fuel = plane(grid.width * grid.height)
  const held = (value: number, size: number) => Math.min(size - 1, Math.max(0, value))
  const farAt = (x: number, y: number) => left[held(y, height) * width + held(x, width)]!
  const paper = plane(grid.width * grid.height)
  for (let y = 0, at = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++, at++) paper[at] = Number(farAt(x * cell, y * cell) > 0)
  // Crumbs that hang on the sheet feed no flames.
  const around = blur(paper, grid.width, grid.height, (0.03 * shorter) / cell)
  const embers = new NoiseRows('swirls', grid.width, { scale: (900 / shorter) * 0.55 * cell, left: seed * 41 })
  for (let y = 0, at = 0; y < grid.height; y++) {
    const burns = embers.at(y)
    const low = smoothstep(0.1, 1, y / grid.height)
    for (let x = 0; x < grid.width; x++, at++) {
      const far = farAt(x * cell, y * cell)
      if (far < -0.007 || far > 0.016) continue
      if (around[at]! < ENOUGH) continue
      // Below it blazes; higher up some of the edge burns, and the rest glows.
      const alight = smoothstep(0.02, 0.22, burns[x]! + 0.5 * (low - 0.34))
      fuel[at] = alight * Math.max(mix(0.1, 0.24, low), mix(0.06, 0.46, low) + 0.85 * burns[x]!)
    }
  }
  return blazeOver(fuel, grid, { tall: 0.56 * shorter, wide: 0.062 * shorter, sway: 1.1, seed })
}

interface Burnt {
  glow: Float32Array
  fire: Blaze
  seed: number
}

/** The paper: white border, scorched brown, charred black, an ember line; nothing beyond it but night. */
function char(print: Print, left: Float32Array, { glow, fire, seed }: Burnt): void {
  const { width, height } = print
  const k = 900 / Math.min(width, height)
  const scorches = new NoiseRows('clouds', width, { scale: 0.9 * k, left: 77 + seed })
  const grains = new NoiseRows('grain', width, { scale: 1.3 * k })
  const scales = new NoiseRows('swirls', width, { scale: 2.6 * k, left: seed * 19 })
  const smokes = new NoiseRows('swirls', width, { scale: 0.62 * k, scaleY: 0.26 * k, left: seed * 5 })
  const rows = new CharredRows(print, left, MARGIN)
  sampleRows([glow], fire, {
    width,
    height,
    place(y, xs, ys) {
      for (let x = 0; x < width; x++) xs[x] = x / fire.cell
      ys.fill(y / fire.cell)
    },
    use(y, lit) {
      const uneven = { scorch: scorches.at(y), grain: grains.at(y), scale: scales.at(y), smoke: smokes.at(y) }
      rows.burn(y, lit[0]!, uneven)
    },
  })
}
