import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { cellAt, newCell } from '../kernels/cells.ts'
import { signedDistance } from '../kernels/distance.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import type { Letters } from '../lettering.ts'
import { operation } from '../stage.ts'
import { innerSteps, runInner } from './inner.ts'
import { spanOf } from '../surface/span.ts'

/**
 * The letters with a broken or crumbled outline, for the steps below it: hewn stone, sand, torn board. Thin strokes lose
 * less than thick ones, so that small writing stays whole. Lengths in em.
 */
export const weathered = operation({
  name: 'weathered',
  schema: z.strictObject({
    do: z.literal('weathered'),
    /** How deep the deepest notch goes. */
    depth: z.number().min(0).max(0.2).default(0.03),
    /** Size of a piece that breaks off. */
    scale: z.number().positive().max(0.5).default(0.09),
    /** `angular` as brittle things break, `soft` as wet or worn ones do. */
    kind: z.enum(['angular', 'soft']).default('angular'),
    steps: innerSteps,
  }),
  apply(stage, options) {
    runInner(stage, weather(stage.letters, options, stage.seed), options.steps)
  },
})

type Options = z.output<(typeof weathered)['schema']>

function weather(letters: Letters, { depth, scale, kind }: Options, seed: number): Letters {
  const { width, height, em, distance } = letters
  const coverage = letters.coverage.slice()
  const cell = newCell()
  const size = scale * em
  const clouds = new NoiseRows('clouds', width, { scale: (64 / size) * 0.4, left: seed * 7 })
  const grain = new NoiseRows('grain', width, { scale: (64 / size) * 0.5 })
  const most = depth * em
  for (let y = 0; y < height; y++) {
    const [first, last] = spanOf(distance, y * width, [0, width], -2)
    if (first >= last) continue
    const cloudRow = clouds.at(y, first, last)
    const grainRow = grain.at(y, first, last)
    for (let x = first, at = y * width + x; x < last; x++, at++) {
      const d = distance[at]!
      if (d < -2 || d > most * 1.3 + 2) continue
      const n = cloudRow[x]!
      const fine = grainRow[x]!
      let lost = 0.5 + 0.9 * n
      if (kind === 'angular') {
        cellAt(x / size + 0.3 * n + seed * 0.61, y / size + 0.2 * fine, 0.95, cell)
        // Pieces break along planes: each cuts the edge at a slant of its own.
        const slant = (cell.value - 0.5) * cell.dx + (cell.other - 0.5) * cell.dy
        lost = smoothstep(0.35, 1, cell.value) + 0.9 * slant
      }
      const cut = d - Math.max(0, lost + 0.25 * fine) * most
      coverage[at] = Math.min(coverage[at]!, cut < -0.5 ? 0 : cut > 0.5 ? 1 : cut + 0.5)
    }
  }
  dropLoose(coverage, width, (2.5 * most) ** 2)
  smoothCuts(coverage, letters.coverage, width, height)
  return { ...letters, coverage, ...signedDistance(coverage, width, height) }
}

/** Where one plane of breakage meets the next the cut jumps: without stairs, and without touching what is whole. */
function smoothCuts(coverage: Float32Array, whole: Float32Array, width: number, height: number): void {
  const soft = blur(coverage, width, height, 1.1)
  for (let at = 0; at < coverage.length; at++) {
    const share = soft[at]!
    if (share <= 0.001 || share >= 0.999) continue
    coverage[at] = Math.min(whole[at]!, smoothstep(0.2, 0.8, share))
  }
}

/** What a cut has severed and what is smaller than a piece would hang in the air. */
function dropLoose(coverage: Float32Array, width: number, least: number): void {
  const seen = new Uint8Array(coverage.length)
  const found = new Int32Array(coverage.length)
  const sides = [-1, 1, -width, width] as const
  for (let from = 0; from < coverage.length; from++) {
    if (seen[from] === 1 || !(coverage[from]! > 0)) continue
    found[0] = from
    seen[from] = 1
    let area = 0
    let count = 1
    for (let next = 0; next < count; next++) {
      const at = found[next]!
      area += coverage[at]!
      for (let side = 0; side < 4; side++) {
        const beside = at + sides[side]!
        if (seen[beside] !== 0 || !(coverage[beside]! > 0)) continue
        seen[beside] = 1
        found[count++] = beside
      }
    }
    if (area < least) for (let next = 0; next < count; next++) coverage[found[next]!] = 0
  }
}
