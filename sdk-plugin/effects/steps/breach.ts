import * as z from 'zod'
import { colour, type Rgb, smoothstep } from '../colour.ts'
import { layOver } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { cellAt, newCell } from '../kernels/cells.ts'
import { signedDistance } from '../kernels/distance.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import { sampleAt } from '../kernels/resample.ts'
import type { Letters } from '../lettering.ts'
import { relight } from '../light/relight.ts'
import { gapsOf, isWithin } from '../surface/between.ts'
import { levelOut } from '../surface/level.ts'
import { brickAt, type Brick } from '../surface/masonry.ts'
import { operation, type Stage } from '../stage.ts'
import { plane } from '../kernels/memory.ts'

/** How far from the letters the wall may be cracked, in em. */
const MOST_REACH = 0.3

/**
 * A hole broken into the wall that the frame shows, where letters burst through: shards loosened around it, cracks
 * between them, the wall's broken thickness, the dark behind. Comes before the letters. Lengths in em.
 */
export const breach = operation({
  name: 'breach',
  schema: z.strictObject({
    do: z.literal('breach'),
    /** How much wider than the letters the hole is. */
    grow: z.number().min(0).max(0.25).default(0.06),
    /** Size of the shards the wall breaks into. */
    shards: z.number().positive().max(0.5).default(0.12),
    /** How far beyond the hole shards are loose. */
    loose: z.number().min(0).max(0.3).default(0.1),
    /** Thickness of the wall as far as it is seen. */
    thick: z.number().min(0).max(0.2).default(0.045),
    /** Of the broken thickness and of what lies behind. */
    colour: colour.default([0.3, 0.285, 0.265]),
    behind: colour.default([0.006, 0.006, 0.008]),
    /** Colour of the bricks that are seen in the hole; without it there is only the dark. */
    bricks: colour.optional(),
    /** How far back they lie: the wall's edge throws its shadow on them. */
    depth: z.number().min(0.02).max(0.5).default(0.1),
    /** What full shade leaves of the light. */
    shade: colour.default([0.26, 0.27, 0.3]),
  }),
  apply(stage, options) {
    const { letters, frame, environment } = stage
    const { x, y, width, height, em } = letters
    const { heights, hole } = shatter(letters, options, stage.seed)
    levelOut(heights, stage)
    const lighting = { key: environment.key, shade: options.shade, soft: 0.01 * em + 0.5, hollow: 0.035 * em }
    relight(frame, { x, y, width, height, heights }, lighting)
    open(stage, hole, options)
  },
})

type Options = z.output<(typeof breach)['schema']>

/** Heights of the loosened wall in pixels, and where it is gone: 0 or 1. */
function shatter({ width, height, em, distance }: Letters, { grow, shards, loose }: Options, seed: number) {
  const heights = plane(width * height)
  const hole = plane(width * height)
  const cell = newCell()
  const between = gapsOf(distance, width, height, MOST_GAP * em)
  const size = shards * em
  // The letters' planes end there: cracks run out before.
  const reach = -Math.min(grow + loose + 1.4 * shards, MOST_REACH)
  const k = 230 / em
  const grain = new NoiseRows('grain', width, { scale: k * 1.3 })
  const bendX = new NoiseRows('clouds', width, { scale: k * 2, left: seed * 13 })
  const bendY = new NoiseRows('clouds', width, { scale: k * 2, top: 170 })
  const patches = new NoiseRows('clouds', width, { scale: k * 0.9, left: 300 })
  const widest = Math.max(FINEST, CRACK * size)
  for (let y = 0; y < height; y++) {
    const [roughs, bendsX, bendsY, patchRow] = [grain.at(y), bendX.at(y), bendY.at(y), patches.at(y)]
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const d = distance[at]! / em
      if (d < reach - 0.15) continue
      if (d + grow * 0.3 > 0) {
        hole[at] = 1
        continue
      }
      const rough = 0.003 * em * roughs[x]!
      const wx = x + 0.03 * em * bendsX[x]! + rough
      const wy = y + 0.03 * em * bendsY[x]! + rough
      cellAt(wx / size + seed * 11, wy / size, 0.95, cell)
      const sx = x - cell.dx * size
      const sy = y - cell.dy * size
      const middle = sampleAt(distance, width, height, sx, sy) / em
      const gone = isWithin(between, width, height, sx, sy) ? 1 : middle + grow * (0.55 + 0.9 * cell.other)
      if (gone > 0) {
        hole[at] = 1
        continue
      }
      const slack = smoothstep(-loose - shards, 0, gone) * (cell.value > 0.25 ? 1 : 0.35)
      const tilt = (cell.value - 0.5) * cell.dx * 0.3 + (cell.other - 0.5) * cell.dy * 0.3
      let crack = 0
      // Elsewhere no crack is wide enough to be seen, whatever the noise says.
      if (cell.border * size < widest) {
        const patchy = 0.12 * patchRow[x]!
        const away = smoothstep(reach, -grow, d + patchy - 0.04)
        if (away > 0.02) crack = lineOf(cell.border * size, CRACK * away * away * size) * smoothstep(0.1, 0.5, away)
      }
      heights[at] = size * slack * (tilt + 0.09 * cell.other) - crack * 0.028 * em
    }
  }
  // Without specks and stairs: each would throw a wedge of its own on the distances.
  const soft = blur(hole, width, height, Math.max(0.9, 0.006 * em))
  for (let at = 0; at < hole.length; at++) hole[at] = smoothstep(0.3, 0.7, soft[at]!)
  // Steps between shards are as sharp as pixels, and aslant they would be lit in dots.
  return { heights: blur(heights, width, height, Math.max(0.8, 0.005 * em)), hole }
}

/** Two letters that are nearer to each other than this, in em, break out what is between them as well. */
const MOST_GAP = 0.42

/** Width of the widest cracks as a share of the shards, and of the finest that are drawn, in pixels. */
const CRACK = 0.06
const FINEST = 1.4

/** A line of a width in pixels; what would be finer than a pixel is fainter instead, or it would break into dots. */
function lineOf(far: number, wide: number): number {
  const drawn = wide < FINEST ? FINEST : wide
  return far >= drawn ? 0 : smoothstep(drawn, 0, far) * Math.min(1, wide / drawn)
}

/** Size of the faces that it breaks into, in em, and light of the wall where it is lit in full. */
const FACET = 0.04
const FULL = 0.3

/** The broken thickness along the hole's edge, and the dark. */
function open(stage: Stage, hole: Float32Array, options: Options): void {
  const { frame, letters, environment } = stage
  const { width, height, em } = letters
  const { thick, colour: own, shade } = options
  const { distance } = signedDistance(hole, width, height)
  const [kx, ky, kz] = environment.key
  const k = 250 / em
  const gravel = new NoiseRows('grain', width, { scale: k * 0.8 })
  const sand = new NoiseRows('grain', width, { scale: k * 2.3, left: 70 })
  // Broken piece by piece, across gravel and sand: here the wall is seen thick, there thin.
  const lumpsX = new NoiseRows('clouds', width, { scale: k * 1.6 })
  const lumpsY = new NoiseRows('clouds', width, { scale: k * 1.6, left: 90, top: 40 })
  const behindAt = lookBehind(stage, distance, options)
  const cell = newCell()
  // Nowhere is the broken side seen farther in than this.
  const deepest = Math.max(1, 1.5 * thick * em + 1)
  const lastX = Math.min(width - 1, frame.width - letters.x)
  const lastY = Math.min(height - 1, frame.height - letters.y)
  for (let y = Math.max(1, -letters.y); y < lastY; y++) {
    const [roughRow, fineRow, lumpRowX, lumpRowY] = [gravel.at(y), sand.at(y), lumpsX.at(y), lumpsY.at(y)]
    for (let x = Math.max(1, -letters.x), at = y * width + x; x < lastX; x++, at++) {
      const d = distance[at]!
      if (d < -0.8 || (d > 1 && hole[at] === 0)) continue
      const to = (y + letters.y) * frame.width + x + letters.x
      if (d > deepest) {
        const far = behindAt(x, y, d / (thick * em), 0)
        layOver(frame.r, to, far[0], 1)
        layOver(frame.g, to, far[1], 1)
        layOver(frame.b, to, far[2], 1)
        continue
      }
      const rough = roughRow[x]!
      const lumpX = lumpRowX[x]!
      const lumpY = lumpRowY[x]!
      const wide = thick * em * Math.max(0.45, 1 + 1.1 * lumpX + 0.3 * rough)
      const t = d / wide
      if (d < wide) cellAt(x / (FACET * em) + 3 * lumpX, y / (FACET * em) + 3 * lumpY, 0.95, cell)
      const dx = (distance[at + 1]! - distance[at - 1]!) / 2 + rough * 0.9 + 0.8 * lumpX + 1.5 * (cell.value - 0.5)
      const dy =
        (distance[at + width]! - distance[at - width]!) / 2 + rough * 0.9 + 0.8 * lumpY + 1.5 * (cell.other - 0.5)
      // The broken side looks into the hole.
      const lamp = Math.max(0, dx * kx + dy * ky + 0.55 * kz) / Math.sqrt(dx * dx + dy * dy + 0.3)
      const deep = Math.min(1, Math.max(0, wide - d + 0.5))
      const hollow = 1 - 0.55 * smoothstep(0.1, 1.1, t)
      // No lighter than the wall is lit there.
      const lit = Math.min(1, 0.08 + frame.g[to]! / FULL)
      const tone = Math.max(0.25, 0.95 + 0.8 * rough + 0.5 * fineRow[x]!) * deep * hollow * lit
      const share = Math.min(1, Math.max(0, d + 0.8) / 1.4)
      const behind = behindAt(x, y, t, deep)
      layOver(frame.r, to, behind[0] + own[0] * tone * (shade[0] + lamp), share)
      layOver(frame.g, to, behind[1] + own[1] * tone * (shade[1] + lamp), share)
      layOver(frame.b, to, behind[2] + own[2] * tone * (shade[2] + lamp), share)
    }
  }
}

/** How deep chips of the letters may be, in em. */
const CHIPPED = 0.02

/** Bricks of a row, in em. */
const BRICK = 0.3

/** What is seen through the hole: bricks in the shadow that its edge throws, or the dark. One array for all pixels. */
function lookBehind(
  { letters, environment }: Stage,
  distance: Float32Array,
  { bricks, behind, depth, shade, thick }: Options,
): (x: number, y: number, t: number, deep: number) => Rgb {
  if (!bricks) return () => behind
  const { width, height, em } = letters
  const [kx, ky, kz] = environment.key
  const far = (depth * em) / Math.max(0.3, kz)
  const soft = 0.03 * em + 1
  const brick: Brick = { tone: 0, slope: 0 }
  const seen: [number, number, number] = [0, 0, 0]
  return (x, y, t, deep) => {
    // Nobody sees what the letters' faces hide.
    if (deep >= 1 || letters.distance[y * width + x]! > 3 + CHIPPED * em) return behind
    brickAt((x + letters.x) / (BRICK * em), (y + letters.y) / (BRICK * em), brick)
    const sx = Math.min(width - 2, Math.max(0, x + kx * far))
    const sy = Math.min(height - 2, Math.max(0, y + ky * far))
    const sun = smoothstep(-soft, soft, sampleAt(distance, width, height, sx, sy))
    // Below the edge it is dark even where no shadow falls.
    const open = smoothstep(0.6, 0.6 + (0.1 / Math.max(0.01, thick)) * 1.4, t)
    const light = brick.tone * (1 - deep) * (0.15 + 0.85 * open) * (0.5 * shade[1] + 1.1 * sun * (1 + brick.slope))
    for (let c = 0; c < 3; c++) seen[c] = behind[c]! + bricks[c]! * light
    return seen
  }
}
