import type { Rgb } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import type { Normals } from '../kernels/normals.ts'
import { shade } from '../light/shade.ts'
import { bounceOf } from '../light/bounce.ts'
import type { Stage } from '../stage.ts'
import type { Material } from './material.ts'
import type { Planes } from './paint.ts'
import { hypot } from '../hypot.ts'

/** Little bodies laid one over the other, lit together at the end: threads, leaves, fish. A rectangle of the frame. */
export interface Pile {
  x: number
  y: number
  width: number
  height: number
  coverage: Float32Array
  /** How much light reaches each pixel. */
  open: Float32Array
  normals: Normals
  colour: Planes
}

/** An empty pile over a rectangle of the frame; what lies outside of the frame is cut off. */
export function newPile(
  frame: { width: number; height: number },
  left: number,
  top: number,
  right: number,
  bottom: number,
): Pile {
  const x = Math.max(0, Math.floor(left))
  const y = Math.max(0, Math.floor(top))
  const width = Math.max(1, Math.min(frame.width, Math.ceil(right)) - x)
  const height = Math.max(1, Math.min(frame.height, Math.ceil(bottom)) - y)
  const empty = () => plane(width * height)
  return {
    x,
    y,
    width,
    height,
    coverage: empty(),
    open: empty(),
    normals: { x: empty(), y: empty(), z: empty() },
    colour: { r: empty(), g: empty(), b: empty() },
  }
}

/** A pile over the letters and all the space around them. */
export function pileOver({ letters, frame }: Pick<Stage, 'letters' | 'frame'>): Pile {
  return newPile(frame, letters.x, letters.y, letters.x + letters.width, letters.y + letters.height)
}

/** What a body is at the pixel at work: a unit vector, a colour, how open it is. One object for all pixels. */
export const spot = { nx: 0, ny: 0, nz: 1, r: 0, g: 0, b: 0, open: 1 }

/** Lays `spot` over what is at an index. */
export function layAt(pile: Pile, at: number, share: number): void {
  const { normals, colour, coverage, open } = pile
  const before = coverage[at]!
  // Over nothing, the half covered pixel at a body's edge is all of that body.
  const weight = before <= 0 ? 1 : share / (share + before * (1 - share))
  normals.x[at]! += (spot.nx - normals.x[at]!) * weight
  normals.y[at]! += (spot.ny - normals.y[at]!) * weight
  normals.z[at]! += (spot.nz - normals.z[at]!) * weight
  colour.r[at]! += (spot.r - colour.r[at]!) * weight
  colour.g[at]! += (spot.g - colour.g[at]!) * weight
  colour.b[at]! += (spot.b - colour.b[at]!) * weight
  open[at]! += (spot.open - open[at]!) * weight
  coverage[at] = before + share * (1 - before)
}

/** A thread between two places of the frame. Lengths in pixels. */
export interface Thread {
  x0: number
  y0: number
  x1: number
  y1: number
  radius: number
  colour: Rgb
  /** How far its middle stands above its ends: 0 is straight. */
  arch?: number
  /** Turns of its strands for each of its thicknesses; 0 is smooth. */
  twist?: number
  /** How much strands show. */
  strands?: number
  /** Radius at the far end as a share of that at the near one. */
  taper?: number
  /** Share of the length over which its ends go down into the cloth. */
  dive?: number
  opacity?: number
}

/** Lays a round thread. */
export function layThread(pile: Pile, thread: Thread): void {
  const {
    x0,
    y0,
    x1,
    y1,
    radius,
    colour,
    arch = 0,
    twist = 0,
    strands = 0.5,
    taper = 1,
    dive = 0,
    opacity = 1,
  } = thread
  const length = hypot(x1 - x0, y1 - y0)
  if (length < 0.01) return
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length]
  const reach = radius + 1
  const top = Math.max(0, Math.ceil(Math.min(y0, y1) - reach - pile.y))
  const bottom = Math.min(pile.height - 1, Math.floor(Math.max(y0, y1) + reach - pile.y))
  const slant = Math.max(1e-3, Math.abs(uy))
  const fromX = Math.min(x0, x1) - reach
  const toX = Math.max(x0, x1) + reach
  const turn = (twist * Math.PI) / radius
  for (let y = top; y <= bottom; y++) {
    const py = y + pile.y
    const middle = x0 + ((py - y0) * ux) / (uy === 0 ? 1e-3 : Math.abs(uy) < 1e-3 ? 1e-3 : uy)
    const first = Math.max(0, Math.ceil(Math.max(fromX, Math.abs(uy) < 0.05 ? fromX : middle - reach / slant) - pile.x))
    const last = Math.min(
      pile.width - 1,
      Math.floor(Math.min(toX, Math.abs(uy) < 0.05 ? toX : middle + reach / slant) - pile.x),
    )
    for (let x = first, at = y * pile.width + first; x <= last; x++, at++) {
      const px = x + pile.x - x0
      const along = px * ux + (py - y0) * uy
      const across = (py - y0) * ux - px * uy
      const t = along / length
      const thick = radius * (t < 0 ? 1 : t > 1 ? taper : 1 + (taper - 1) * t)
      const beyond = along < 0 ? -along : along > length ? along - length : 0
      const share = thick - Math.sqrt(across * across + beyond * beyond) + 0.5
      if (share <= 0) continue
      const v = across / (thick + 0.5)
      const lean = arch * (t < 0 ? -1 : t > 1 ? 1 : 2 * t - 1) + (beyond / (thick + 0.5)) * (along < 0 ? -0.7 : 0.7)
      const wave = strands > 0 && twist > 0 ? Math.sin(along * turn + v * 2.2) : 0
      const bent = lean + wave * strands * 0.45
      const flat = Math.max(0.08, 1 - v * v)
      const scale = 1 / Math.sqrt(v * v + bent * bent + flat)
      spot.nx = (-uy * v + ux * bent) * scale
      spot.ny = (ux * v + uy * bent) * scale
      spot.nz = Math.sqrt(flat) * scale
      const tone = 1 + 0.22 * strands * wave
      spot.r = colour[0] * tone
      spot.g = colour[1] * tone
      spot.b = colour[2] * tone
      const end = dive > 0 ? Math.min(t, 1 - t) / dive : 1
      spot.open = (end < 0 ? 0.35 : end < 1 ? 0.35 + 0.65 * end : 1) * (1 - 0.35 * v * v)
      layAt(pile, at, (share > 1 ? 1 : share) * opacity)
    }
  }
}

/** Lights a pile and lays it on the frame. */
export function lightPile(stage: Stage, pile: Pile, material: Material, gain = 1, bounce = 0.4): void {
  const lighting = { environment: stage.environment, gain: stage.gain * gain }
  shade(stage.frame, pile, material, bounce > 0 ? { ...lighting, bounce: bounceOf(stage.frame, bounce) } : lighting)
}

/** The shadow of a pile on what is below: `lift` and `soft` in pixels, `strength` the light it takes. */
export function shadowOf(
  { frame, environment }: Stage,
  pile: Pick<Pile, 'x' | 'y' | 'width' | 'height' | 'coverage'>,
  { lift, soft, strength, tint = [0, 0, 0] }: { lift: number; soft: number; strength: number; tint?: Rgb },
): void {
  const mask = blur(pile.coverage, pile.width, pile.height, soft)
  const dx = Math.round(-environment.key[0] * lift) + pile.x
  const dy = Math.round(-environment.key[1] * lift) + pile.y
  const first = Math.max(0, -dx)
  const last = Math.min(pile.width, frame.width - dx)
  const [tr, tg, tb] = [(1 - tint[0]) * strength, (1 - tint[1]) * strength, (1 - tint[2]) * strength]
  for (let y = Math.max(0, -dy); y < Math.min(pile.height, frame.height - dy); y++) {
    for (let x = first, from = y * pile.width + first; x < last; x++, from++) {
      const share = mask[from]!
      if (share < 0.003) continue
      const at = (y + dy) * frame.width + x + dx
      frame.r[at]! *= 1 - share * tr
      frame.g[at]! *= 1 - share * tg
      frame.b[at]! *= 1 - share * tb
    }
  }
}
