import type { Rgb } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import type { Stage } from '../stage.ts'
import type { Ground } from './ground.ts'

/** Light that shining things give, gathered on a coarse grid over the frame. */
export interface Emission {
  columns: number
  rows: number
  /** Side of a cell in pixels. */
  cell: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

const ROWS = 128

export function newEmission({ width, height }: { width: number; height: number }): Emission {
  const cell = height / ROWS
  const columns = Math.ceil(width / cell) + 1
  const plane = () => new Float32Array(columns * (ROWS + 1))
  return { columns, rows: ROWS + 1, cell, r: plane(), g: plane(), b: plane() }
}

/** Adds a lamp at a place of the frame. `area` is its size in square pixels, `colour` its light per area. */
export function addLight(
  { columns, rows, cell, r, g, b }: Emission,
  x: number,
  y: number,
  colour: Rgb,
  area: number,
): void {
  const u = x / cell
  const v = y / cell
  const [x0, y0] = [Math.floor(u), Math.floor(v)]
  if (x0 < 0 || y0 < 0 || x0 >= columns - 1 || y0 >= rows - 1) return
  const share = area / (cell * cell)
  const [tx, ty] = [u - x0, v - y0]
  for (let corner = 0; corner < 4; corner++) {
    const [dx, dy] = [corner & 1, corner >> 1]
    const part = share * (dx ? tx : 1 - tx) * (dy ? ty : 1 - ty)
    const at = (y0 + dy) * columns + x0 + dx
    r[at]! += colour[0] * part
    g[at]! += colour[1] * part
    b[at]! += colour[2] * part
  }
}

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
  for (let at = 0; at < light.length; at++) {
    const here = Math.max(1e-9, light[at]!)
    const [dx, dy] = [x[at]! / here, y[at]! / here]
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

function lightPlane({ frame, plane, field, emission, target, albedo, flat, options }: Lit): void {
  const { columns, cell } = emission
  const { strength, halo, gloss, rough } = options
  const { nx: slopesX, ny: slopesY, coverage } = target
  const light = new Float32Array(columns)
  const vx = new Float32Array(columns)
  const vy = new Float32Array(columns)
  const step = 1 / cell
  const sharp = 1 / (rough * rough)
  const firstX = Math.max(0, -target.x)
  const lastX = Math.min(target.width, frame.width - target.x)
  const lastY = Math.min(target.height, frame.height - target.y)
  for (let y = Math.max(0, -target.y); y < lastY; y++) {
    const v = (y + target.y) * step
    const row = Math.floor(v)
    lerpRow(field, row * columns, columns, v - row, light, vx, vy)
    for (let x = firstX, at = y * target.width + firstX; x < lastX; x++, at++) {
      const share = coverage ? coverage[at]! : 1
      if (share < 0.004) continue
      const u = (x + target.x) * step
      const column = u | 0
      const tx = u - column
      const here = light[column]! + (light[column + 1]! - light[column]!) * tx
      if (here < 1e-5) continue
      let facing = 1
      let mirror = 0
      if (slopesX && slopesY) {
        const dx = vx[column]! + (vx[column + 1]! - vx[column]!) * tx
        const dy = vy[column]! + (vy[column + 1]! - vy[column]!) * tx
        const nx = slopesX[at]! / 127
        const ny = slopesY[at]! / 127
        facing = 1 - 0.5 * (nx * nx + ny * ny) + nx * dx + ny * dy
        if (facing < 0.04) facing = 0.04
        if (gloss > 0) {
          const half = 1 / (1 + Math.sqrt(1 + dx * dx + dy * dy))
          const [ex, ey] = [nx - dx * half, ny - dy * half]
          const lobe = 1 / (1 + (ex * ex + ey * ey) * sharp)
          mirror = gloss * lobe * lobe
        }
      }
      const own = albedo ? albedo[at]! * (1 / 255) : 0
      const colour = albedo ? own * own : flat
      plane[(y + target.y) * frame.width + x + target.x]! += here * share * (strength * facing * colour + mirror + halo)
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

/** The light that reaches a place of the frame from what shines near it, for small things on the ground. */
export function softened(emission: Emission, sigma: number): (x: number, y: number) => Rgb {
  const { columns, rows, cell } = emission
  const planes = [emission.r, emission.g, emission.b].map((plane) => blur(plane, columns, rows, sigma / cell))
  return (x, y) => {
    const column = Math.min(columns - 1, Math.max(0, Math.round(x / cell)))
    const at = Math.min(rows - 1, Math.max(0, Math.round(y / cell))) * columns + column
    return [planes[0]![at]!, planes[1]![at]!, planes[2]![at]!]
  }
}
