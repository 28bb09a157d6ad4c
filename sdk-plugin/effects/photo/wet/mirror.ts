import type { Frame } from '../../frame.ts'
import { blur } from '../../kernels/blur.ts'
import type { Water } from './water.ts'

/** How the ground throws light back. */
export interface Ground {
  /** The ground's first row. */
  first: number
  /** Length of the streaks on damp ground, in frame heights. */
  streak: number
  /** How much of what a puddle mirrors is left, far off and at half a height below the horizon. */
  mirror: readonly [number, number]
  /** The same for the streaks on damp ground. */
  damp: readonly [number, number]
  /** What the ground itself throws back, and how much light lies on it. */
  colour: readonly [number, number, number]
  lit: number
  horizon: number
  /** A picture of what stands behind a line, that the plate's own ground is too rough or too near to show. */
  behind?: { line: number; reach: number; strength: number } | undefined
}

/** Lamps are no brighter than this when they are smeared, or one of them would light the whole road. */
const BRIGHTEST = 5
/** Pixels of the frame along one of the picture that lights the ground. */
const COARSE = 8

/**
 * Breaks up what the ground mirrors: ripples move it where water stands, stones smear it where the ground is only damp and
 * are lit by it all around.
 */
export function rippled({ width, height, r, g, b }: Frame, water: Water, ground: Ground): void {
  const { first } = ground
  const from = [r, g, b].map((plane) => plane.slice(first * width))
  // Puddles show only what the plate has in them: a picture that is far too large would be seen to be one.
  const lit = ground.behind ? [r, g, b].map((plane) => mirroring(plane, width, height, ground)) : from
  const bare = smearOf(undefined, water.cover, width, height - first, ground.streak * height)
  const smears = lit.map((plane) => {
    const smear = smearOf(plane, water.cover, width, height - first, ground.streak * height)
    for (let at = 0; at < smear.plane.length; at++) smear.plane[at]! /= Math.max(0.02, bare.plane[at]!)
    return smear
  })
  const glows = lit.map((plane) => glowOf(plane, width, height - first, 0.07 * height))
  for (const [channel, plane] of [r, g, b].entries()) {
    layPlane(plane, from[channel]!, smears[channel]!, glows[channel]!, water, ground, { width, height, channel })
  }
}

interface Smear {
  plane: Float32Array
  /** Rows of the frame for one of the plane's. */
  squeeze: number
  rows: number
}

/** The ground as it is, with what it would mirror of the things behind the line. */
function mirroring(plane: Float32Array, width: number, height: number, { first, behind }: Ground): Float32Array {
  const from = plane.slice(first * width)
  if (!behind) return from
  const line = Math.round(behind.line * height)
  for (let y = Math.max(first, line); y < height; y++) {
    const source = Math.round(line - (y - line) * behind.reach)
    if (source < 0) break
    for (let x = 0, at = (y - first) * width, over = source * width; x < width; x++, at++, over++) {
      from[at]! += behind.strength * Math.min(BRIGHTEST, plane[over]!)
    }
  }
  return from
}

/**
 * Long streaks: rows are squeezed together, and a blur of the same width along both sides is long along one. Only ground counts.
 *
 * @param plane Left out, white: what the streaks are divided by
 */
function smearOf(
  plane: Float32Array | undefined,
  cover: Float32Array,
  width: number,
  rows: number,
  long: number,
): Smear {
  const squeeze = Math.max(1, Math.round(long / 4))
  const short = Math.max(2, Math.ceil(rows / squeeze))
  const image = new Float32Array(width * short)
  for (let row = 0; row < short; row++) {
    const to = Math.min(rows, (row + 1) * squeeze)
    const share = 1 / Math.max(1, to - row * squeeze)
    for (let part = row * squeeze; part < to; part++) {
      for (let x = 0, at = row * width, own = part * width; x < width; x++, at++, own++) {
        const light = plane ? plane[own]! : 1
        image[at]! += (light < BRIGHTEST ? light : BRIGHTEST) * share * cover[own]!
      }
    }
  }
  return { plane: blur(image, width, short, 4), squeeze, rows: short }
}

interface Glow {
  plane: Float32Array
  columns: number
  rows: number
}

/** What lies on the ground from all around. */
function glowOf(plane: Float32Array, width: number, rows: number, sigma: number): Glow {
  const columns = Math.ceil(width / COARSE)
  const short = Math.ceil(rows / COARSE)
  const image = new Float32Array(columns * short)
  for (let row = 0; row < short; row++) {
    for (let column = 0; column < columns; column++) {
      const right = Math.min(width, (column + 1) * COARSE)
      const low = Math.min(rows, (row + 1) * COARSE)
      let sum = 0
      let count = 0
      for (let y = row * COARSE; y < low; y += 2) {
        for (let x = column * COARSE; x < right; x += 2, count++) sum += Math.min(BRIGHTEST, plane[y * width + x]!)
      }
      image[row * columns + column] = sum / count
    }
  }
  return { plane: blur(image, columns, short, sigma / COARSE), columns, rows: short }
}

interface Lay {
  width: number
  height: number
  channel: number
}

function layPlane(
  to: Float32Array,
  from: Float32Array,
  smear: Smear,
  glow: Glow,
  { cover, pool, aside, down, stone }: Water,
  { first, mirror, damp, colour, lit, horizon }: Ground,
  { width, height, channel }: Lay,
): void {
  const tone = colour[channel]! * lit
  const rows = height - first
  for (let row = 0; row < rows; row++) {
    const near = Math.min(1, Math.max(0, ((first + row) / height - horizon) / 0.5))
    const clear = mirror[0] + (mirror[1] - mirror[0]) * near
    const streaked = damp[0] + (damp[1] - damp[0]) * near
    const glowRow = Math.min(glow.rows - 1, row / COARSE) | 0
    for (let x = 0, at = row * width; x < width; x++, at++) {
      const covered = cover[at]!
      if (covered === 0) continue
      const now = from[at]!
      const px = Math.min(width - 1.001, Math.max(0, x + aside[at]!))
      const py = Math.min(rows - 1.001, Math.max(0, row + down[at]!))
      const left = px | 0
      const top = py | 0
      const corner = top * width + left
      const across = px - left
      // A ripple that would mirror what stands in the ground keeps its own place.
      const isGround = cover[corner]! > 0.5
      const upper = from[corner]! + (from[corner + 1]! - from[corner]!) * across
      const lower = from[corner + width]! + (from[corner + width + 1]! - from[corner + width]!) * across
      const moved = isGround ? upper + (lower - upper) * (py - top) : now
      const grains = stone[at]!
      const sy = Math.min(smear.rows - 1.001, Math.max(0, (row + 5 * (grains - 1)) / smear.squeeze - 0.5))
      const high = (sy | 0) * width + x
      const soft = smear.plane[high]! + (smear.plane[high + width]! - smear.plane[high]!) * (sy - (sy | 0))
      const lies = glow.plane[glowRow * glow.columns + ((x / COARSE) | 0)]!
      const rough = soft * streaked * (0.35 + 0.65 * grains) + tone * grains * (0.03 + lies)
      const wet = moved * clear + 0.2 * rough
      const light = rough + (wet - rough) * pool[at]!
      to[first * width + at] = now + (light - now) * covered
    }
  }
}
