import type { Rgb } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import type { Stage } from '../stage.ts'
import { closeRim, type Emission } from './emission.ts'
import type { Ground } from './ground.ts'

export interface WashOptions {
  /** How far the lamps stand off the ground, in pixels. */
  lift: number
  strength: number
  /** Light that dust and the lens scatter over everything. */
  halo: number
  /** Mirror of the lamps in the relief, and how broad its lights are. */
  gloss: number
  rough: number
  /** What the ground is where no plate lies. */
  colour: Rgb
}

/** Softness of the four parts that a lamp's pool of light is made of, in heights above the ground, and their shares. */
const SPREADS = [0.8, 2.2, 6, 16] as const
const SHARES = [0.42, 0.3, 0.18, 0.1] as const
/** How much lamps low above the ground deepen its relief at most. */
const GRAZE = 2.2

/** Light and its direction (offset to the lamp over its height) for each cell, for one channel. */
interface Field {
  light: Float32Array
  x: Float32Array
  y: Float32Array
}

/** What light falls on: a plate over the frame, or the faces of letters at x, y of it. */
export interface Target extends Partial<Ground> {
  x: number
  y: number
  width: number
  height: number
  /** How much of each pixel it is. Default all. */
  coverage?: Float32Array
}

/** Lights the ground with what shines above it: the relief turns its sides to the lamps. */
export function washGround(stage: Stage, emission: Emission, options: WashOptions, onto?: Target): void {
  const { frame } = stage
  const target: Target = onto ?? { x: 0, y: 0, width: frame.width, height: frame.height, ...stage.ground?.() }
  const channels = [
    { plane: frame.r, from: emission.r, albedo: target.r, flat: options.colour[0] },
    { plane: frame.g, from: emission.g, albedo: target.g, flat: options.colour[1] },
    { plane: frame.b, from: emission.b, albedo: target.b, flat: options.colour[2] },
  ]
  for (const { plane, from, albedo, flat } of channels) {
    if (!from.some((light) => light > 0)) continue
    const field = fieldOf(from, emission, options.lift)
    lightPlane({ frame, plane, field, emission, target, albedo, flat, options })
  }
}

function fieldOf(from: Float32Array, { columns, rows, cell }: Emission, lift: number): Field {
  const light = new Float32Array(from.length)
  const x = new Float32Array(from.length)
  const y = new Float32Array(from.length)
  SPREADS.forEach((spread, part) => {
    const sigma = Math.max(0.45 * cell, spread * lift)
    const soft = blur(from, columns, rows, sigma / cell)
    const reach = (SHARES[part]! * sigma * sigma) / (2 * cell * lift)
    for (let row = 1; row < rows - 1; row++) {
      for (let at = row * columns + 1, end = (row + 1) * columns - 1; at < end; at++) {
        light[at]! += SHARES[part]! * soft[at]!
        x[at]! += reach * (soft[at + 1]! - soft[at - 1]!)
        y[at]! += reach * (soft[at + columns]! - soft[at - columns]!)
      }
    }
  })
  for (const plane of [light, x, y]) closeRim(plane, columns, rows)
  for (let at = 0; at < light.length; at++) {
    const here = Math.max(1e-9, light[at]!)
    const dx = x[at]! / here
    const dy = y[at]! / here
    const scale = GRAZE / (GRAZE + Math.sqrt(dx * dx + dy * dy))
    x[at] = dx * scale
    y[at] = dy * scale
  }
  return { light, x, y }
}

interface Lit {
  frame: Stage['frame']
  plane: Float32Array
  field: Field
  emission: Emission
  target: Target
  albedo: Uint8Array | undefined
  flat: number
  options: WashOptions
}

/** Rows that stand in where a target has no relief, no colour of its own or no outline: one kind of loop for all. */
let blank = { slopes: new Int8Array(0), albedo: new Uint8Array(0), whole: new Float32Array(0) }

function blankRows(length: number): typeof blank {
  if (blank.slopes.length >= length) return blank
  blank = { slopes: new Int8Array(length), albedo: new Uint8Array(length), whole: new Float32Array(length).fill(1) }
  return blank
}

function lightPlane({ frame, plane, field, emission, target, albedo, flat, options }: Lit): void {
  const { columns, cell } = emission
  const light = new Float32Array(columns)
  const vx = new Float32Array(columns)
  const vy = new Float32Array(columns)
  const firstX = Math.max(0, -target.x)
  const lastX = Math.min(target.width, frame.width - target.x)
  const lastY = Math.min(target.height, frame.height - target.y)
  const rows = blankRows(target.width)
  const row: Row = {
    plane,
    to: 0,
    light,
    vx,
    vy,
    nx: target.nx ?? rows.slopes,
    ny: target.ny ?? rows.slopes,
    slopeAt: 0,
    albedo: albedo ?? rows.albedo,
    albedoAt: 0,
    flat: albedo ? 0 : flat * options.strength,
    coverage: target.coverage ?? rows.whole,
    coverAt: 0,
  }
  for (let y = Math.max(0, -target.y); y < lastY; y++) {
    const v = (y + target.y) / cell
    const above = Math.floor(v)
    lerpRow(field, above * columns, columns, v - above, light, vx, vy)
    row.to = (y + target.y) * frame.width + target.x
    row.slopeAt = target.nx ? y * target.width : 0
    row.albedoAt = albedo ? y * target.width : 0
    row.coverAt = target.coverage ? y * target.width : 0
    lightRow(row, firstX, lastX, target.x, 1 / cell, options)
  }
}

interface Row {
  plane: Float32Array
  /** Where the target's row begins in the plane, and in each of what describes it. */
  to: number
  light: Float32Array
  vx: Float32Array
  vy: Float32Array
  nx: Int8Array
  ny: Int8Array
  slopeAt: number
  albedo: Uint8Array
  albedoAt: number
  flat: number
  coverage: Float32Array
  coverAt: number
}

/** Light that would not be seen. */
const DARK = 0.0015

function lightRow(row: Row, firstX: number, lastX: number, offset: number, step: number, options: WashOptions): void {
  const { plane, to, light, vx, vy, nx, ny, slopeAt, albedo, albedoAt, flat, coverage, coverAt } = row
  const { halo, gloss } = options
  const own = options.strength / (255 * 255)
  const seen = options.strength + gloss + halo
  const sharp = 1 / (options.rough * options.rough * 127 * 127)
  for (let x = firstX; x < lastX;) {
    // Between two columns of the grid everything is straight: a step is an addition.
    const u = (x + offset) * step
    const column = u | 0
    const end = Math.min(lastX, Math.max(x + 1, Math.ceil((column + 1) / step - offset)))
    const slope = (light[column + 1]! - light[column]!) * step
    if ((light[column]! + light[column + 1]!) * seen < DARK) {
      x = end
      continue
    }
    let here = light[column]! + (u - column) * (light[column + 1]! - light[column]!)
    const dx = (vx[column]! + (u - column) * (vx[column + 1]! - vx[column]!)) / 127
    const dy = (vy[column]! + (u - column) * (vy[column + 1]! - vy[column]!)) / 127
    const half = 127 / (1 + Math.sqrt(1 + (dx * dx + dy * dy) * 127 * 127))
    const hx = dx * half * 127
    const hy = dy * half * 127
    for (; x < end; x++, here += slope) {
      const share = coverage[coverAt + x]!
      if (share < 0.004) continue
      const sx = nx[slopeAt + x]!
      const sy = ny[slopeAt + x]!
      let facing = 1 - (sx * sx + sy * sy) * (0.5 / (127 * 127)) + sx * dx + sy * dy
      if (facing < 0.04) facing = 0.04
      const value = albedo[albedoAt + x]!
      let sum = facing * (value * value * own + flat) + halo
      if (gloss > 0) {
        const ex = sx - hx
        const ey = sy - hy
        const lobe = 1 / (1 + (ex * ex + ey * ey) * sharp)
        sum += gloss * lobe * lobe
      }
      plane[to + x]! += here * share * sum
    }
  }
}

function lerpRow(
  field: Field,
  from: number,
  columns: number,
  t: number,
  light: Float32Array,
  vx: Float32Array,
  vy: Float32Array,
): void {
  for (let x = 0, at = from; x < columns; x++, at++) {
    light[x] = field.light[at]! + (field.light[at + columns]! - field.light[at]!) * t
    vx[x] = field.x[at]! + (field.x[at + columns]! - field.x[at]!) * t
    vy[x] = field.y[at]! + (field.y[at + columns]! - field.y[at]!) * t
  }
}
