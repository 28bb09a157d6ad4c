import type { Frame } from '../frame.ts'
import type { Rgb } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { DISPERSION, follow, heightOf, INDEX, packed, upperSide } from './cut.ts'
import { type CutName, facetsLeaning } from './cut-shapes.ts'

/** What a loose stone throws on the ground: planes of `SIDE` × `SIDE` over -REACH to REACH radii about its middle. */
export interface Thrown {
  /** Share of the lamp's light that is kept off. */
  shade: Float32Array
  /** Share of the open sky that is kept off: dark where the stone touches the ground. */
  contact: Float32Array
  /** The lamp's light that came through the stone, as a share of what falls on open ground. */
  light: [Float32Array, Float32Array, Float32Array]
}

const SIDE = 112
const REACH = 2.8
/** Rays across a stone. */
const RAYS = 56
/** Softness of the shadow and of the light in radii: the lamp is a window, not a point. */
const SOFT = 0.1
const SHARP = 0.035

/**
 * @param lie Degrees that the stone lies aside by, and `turn`, radians that it is turned by after that
 * @param key Unit vector to the lamp
 */
export function thrownBy(cut: CutName, lie: number, turn: number, key: Rgb): Thrown {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // The lamp is turned back, and not each facet.
  const lamp: Rgb = [key[0] * cos + key[1] * sin, key[1] * cos - key[0] * sin, Math.max(0.5, key[2])]
  const facets = facetsLeaning(cut, lie)
  const sides = packed(facets)
  const planes = Array.from({ length: 5 }, () => new Float32Array(SIDE * SIDE))
  const [shade, contact] = [planes[3]!, planes[4]!]
  const bottom = lowest(facets)
  const each = ((SIDE / (2 * REACH)) * (2 / RAYS)) ** 2
  const put = (plane: Float32Array, x: number, y: number, share: number) => {
    const u = x * cos - y * sin
    const v = x * sin + y * cos
    const column = Math.floor(((u / REACH + 1) / 2) * SIDE)
    const row = Math.floor(((v / REACH + 1) / 2) * SIDE)
    if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return
    plane[row * SIDE + column]! += share
  }
  for (let at = 0; at < RAYS * RAYS; at++) {
    const x = (((at % RAYS) + 0.5) / RAYS) * 2 - 1
    const y = ((Math.floor(at / RAYS) + 0.5) / RAYS) * 2 - 1
    const side = upperSide(sides, x, y)
    if (side < 0) continue
    const top = facets[side]!
    const z = heightOf(sides, side, x, y)
    put(contact, x, y, each)
    const fall = (z - bottom) / lamp[2]
    put(shade, x - lamp[0] * fall, y - lamp[1] * fall, each)
    put(shade, x - lamp[0] * fall * 0.5, y - lamp[1] * fall * 0.5, each)
    const facing = top[0] * lamp[0] + top[1] * lamp[1] + top[2] * lamp[2]
    if (facing <= 0.05) continue
    for (let c = 0; c < 3; c++) {
      const ray = { x, y, z, dx: -lamp[0], dy: -lamp[1], dz: -lamp[2], met: -1 }
      const way = follow(sides, side, ray, INDEX * (1 + DISPERSION * (c - 1)))
      if (way === undefined || ray.dz > -0.15) continue
      const t = (ray.z - bottom) / -ray.dz
      const share = (each * facing) / (top[2] * lamp[2])
      put(planes[c]!, ray.x + ray.dx * t, ray.y + ray.dy * t, Math.min(4 * each, share))
    }
  }
  const radius = SIDE / (2 * REACH)
  const soft = (plane: Float32Array, by: number) => blur(plane, SIDE, SIDE, by * radius).slice()
  return {
    shade: soft(shade, SOFT).map((share) => Math.min(1, share)),
    contact: soft(contact, 2 * SOFT).map((share) => Math.min(1, share)),
    light: [soft(planes[0]!, SHARP), soft(planes[1]!, SHARP), soft(planes[2]!, SHARP)],
  }
}

function lowest(facets: ReturnType<typeof facetsLeaning>): number {
  const sides = packed(facets)
  let z = 0
  for (let at = 0; at < 400; at++) {
    const x = ((at % 20) + 0.5) / 10 - 1
    const y = (Math.floor(at / 20) + 0.5) / 10 - 1
    let under = -Infinity
    for (const [nx, ny, nz, d] of facets) {
      const over = d - nx * x - ny * y
      if (Math.abs(nz) < 1e-6 ? over < 0 : false) under = Infinity
      else if (nz < 0) under = Math.max(under, over / nz)
    }
    if (under < z && upperSide(sides, x, y) >= 0) z = under
  }
  return z
}

/** How the ground takes what a stone throws on it. */
export interface Ground {
  /** Share of light that the shadow leaves, for red, green, blue. */
  tint: Rgb
  /** The stone's colour: of the light that comes through it. */
  colour: Rgb
  /** What the ground shows of it in any case, however dark it is. */
  gleam: number
  strength: number
}

/** Lays the shadow of a stone and the light in it on the ground, in a frame; `radius` in pixels. */
export function throwOn(frame: Frame, thrown: Thrown, x: number, y: number, radius: number, ground: Ground): void {
  const planes = [frame.r, frame.g, frame.b]
  const reach = REACH * radius
  const scale = SIDE / (2 * reach)
  for (let py = Math.max(0, Math.ceil(y - reach)); py < Math.min(frame.height, y + reach); py++) {
    for (let px = Math.max(0, Math.ceil(x - reach)); px < Math.min(frame.width, x + reach); px++) {
      const u = Math.min(SIDE - 1.01, Math.max(0, (px - x + reach) * scale - 0.5))
      const v = Math.min(SIDE - 1.01, Math.max(0, (py - y + reach) * scale - 0.5))
      const at = py * frame.width + px
      const shade = sampled(thrown.shade, u, v)
      const open = 1 - 0.75 * sampled(thrown.contact, u, v)
      for (let c = 0; c < 3; c++) {
        const was = planes[c]![at]!
        const light = sampled(thrown.light[c]!, u, v) * ground.colour[c]! * ground.strength
        planes[c]![at] = was * open * (1 - shade * (1 - ground.tint[c]!)) + (was + ground.gleam) * light
      }
    }
  }
}

function sampled(plane: Float32Array, u: number, v: number): number {
  const x0 = u | 0
  const y0 = v | 0
  const tx = u - x0
  const ty = v - y0
  const at = y0 * SIDE + x0
  const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * tx
  const lower = plane[at + SIDE]! + (plane[at + SIDE + 1]! - plane[at + SIDE]!) * tx
  return upper + (lower - upper) * ty
}
