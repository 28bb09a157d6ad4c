import * as z from 'zod'
import { Kept } from '../kept.ts'
import { colour, type Rgb, smoothstep } from '../colour.ts'

const direction = z.tuple([z.number(), z.number(), z.number()]).readonly()

const softBox = z.strictObject({
  /** Where it stands, seen from the letters: +x right, +y down, +z to the viewer. */
  at: direction,
  /** Half its sides, as tangents of the angle. */
  width: z.number().positive(),
  height: z.number().positive(),
  colour: colour.default([1, 1, 1]),
  power: z.number().min(0).max(60),
  /** Width of its fading edge. */
  soft: z.number().positive().max(2).default(0.1),
  /** Turned about its middle, in radians. */
  turn: z.number().default(0),
})

/** What surrounds the letters: three bands of colour and lamps. */
export const environmentSchema = z.strictObject({
  sky: colour,
  horizon: colour,
  ground: colour,
  /** How far the ground takes to begin below the horizon; small is a sharp line. */
  blend: z.number().positive().default(0.25),
  /** Towards the lamp that casts the shadows. */
  key: direction.default([-0.45, -0.75, 0.6]),
  boxes: z.array(softBox).max(12),
})

export type EnvironmentSpec = z.output<typeof environmentSchema>

/** Light from all sides, blurred once for each of a few roughnesses. */
export interface Environment {
  /** The same for the same description: what is kept under this light is kept by it. */
  id: string
  levels: Level[]
  /** For diffuse surfaces. */
  diffuse: Level
  /** Unit vector to the main lamp. */
  key: Rgb
}

/** Radiance by the half vector of the reflected ray and the line of sight, whose x and y span the square. */
export interface Level {
  roughness: number
  side: number
  /** Red, green, blue for each texel. */
  data: Float32Array
}

type Vector = [number, number, number]

const kept = new Kept<Environment>(12)

/** The environment of a description; kept, because blurring takes about 100 ms. */
export function environmentOf(spec: EnvironmentSpec): Environment {
  const id = JSON.stringify(spec)
  return kept.get(id, () => build(spec, id))
}

function build(spec: EnvironmentSpec, id: string): Environment {
  const sharp = level(0, 256, radianceOf(spec))
  // The blurred levels look into the sharp one: a texel is found faster than six lamps are asked.
  const found = lookUp(sharp)
  const sphere = sphereSamples(found)
  const near = (roughness: number, side: number, samples: number) => {
    const rays = coneOf(roughness * 0.55, samples)
    return level(roughness, side, (dir, out) => meanOver(rays, found, dir, out))
  }
  const far = (roughness: number, side: number, power: number) =>
    level(roughness, side, (dir, out) => lobe(sphere, dir, power, out))
  return {
    id,
    levels: [sharp, near(0.14, 96, 16), near(0.3, 56, 32), far(0.5, 24, 14), far(0.75, 16, 5), far(1, 12, 2)],
    diffuse: far(1, 16, 1),
    key: unit(spec.key),
  }
}

/** The nearest texel of a level in a direction. */
function lookUp({ side, data }: Level): Radiance {
  return (dir, out) => {
    const up = dir[2] + 1
    const scale = (0.5 * side) / Math.sqrt(Math.max(1e-4, dir[0] * dir[0] + dir[1] * dir[1] + up * up))
    const x = Math.min(side - 1, Math.max(0, (dir[0] * scale + 0.5 * side) | 0))
    const y = Math.min(side - 1, Math.max(0, (dir[1] * scale + 0.5 * side) | 0))
    const at = (y * side + x) * 3
    out[0] = data[at]!
    out[1] = data[at + 1]!
    out[2] = data[at + 2]!
  }
}

type Radiance = (direction: Vector, out: Vector) => void

function radianceOf({ sky, horizon, ground, blend, boxes }: EnvironmentSpec): Radiance {
  const lamps = boxes.map((box) => ({ ...box, ...axes(box.at, box.turn) }))
  return (dir, out) => {
    const down = dir[1]
    const t = down < 0 ? (-down) ** 0.8 : smoothstep(0, blend, down)
    const edge = down < 0 ? sky : ground
    for (let c = 0; c < 3; c++) out[c] = horizon[c]! + (edge[c]! - horizon[c]!) * t
    for (const { front, right, up, width, height, soft, power, colour: tint } of lamps) {
      const depth = dot(dir, front)
      if (depth <= 0.05) continue
      const x = Math.abs(dot(dir, right)) / depth
      const y = Math.abs(dot(dir, up)) / depth
      const light = smoothstep(width + soft, width - soft, x) * smoothstep(height + soft, height - soft, y)
      if (light <= 0) continue
      // A lamp behind cloth is brightest in its middle.
      const strength = light * power * (1 - 0.35 * Math.min(1, (x / width) ** 2 * 0.5 + (y / height) ** 2 * 0.5))
      for (let c = 0; c < 3; c++) out[c]! += tint[c]! * strength
    }
  }
}

function axes(at: readonly number[], turn: number) {
  const front = unit(at)
  const side = unit(cross(Math.abs(front[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0], front))
  const over = cross(front, side)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const right = side.map((value, at) => value * cos + over[at]! * sin) as Vector
  const up = over.map((value, at) => value * cos - side[at]! * sin) as Vector
  return { front, right, up }
}

function level(roughness: number, side: number, radiance: Radiance): Level {
  const data = new Float32Array(side * side * 3)
  const out: Vector = [0, 0, 0]
  const dir: Vector = [0, 0, 0]
  for (let at = 0; at < side * side; at++) {
    let x = (((at % side) + 0.5) / side) * 2 - 1
    let y = ((Math.floor(at / side) + 0.5) / side) * 2 - 1
    const length = Math.hypot(x, y)
    if (length > 0.9995) [x, y] = [(x / length) * 0.9995, (y / length) * 0.9995]
    const z = Math.sqrt(1 - x * x - y * y)
    dir[0] = 2 * z * x
    dir[1] = 2 * z * y
    dir[2] = 2 * z * z - 1
    radiance(dir, out)
    data.set(out, at * 3)
  }
  return { roughness, side, data }
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5))

/** Rays about an axis, dense near it: for each how far along the axis, to its right and up, all of unit length. */
function coneOf(spread: number, samples: number): Float64Array {
  const rays = new Float64Array(samples * 3)
  for (let index = 0; index < samples; index++) {
    const reach = spread * Math.sqrt(-Math.log(1 - ((index + 0.5) / samples) * 0.98))
    const scale = 1 / Math.sqrt(1 + reach * reach)
    rays[index * 3] = scale
    rays[index * 3 + 1] = Math.cos(index * GOLDEN) * reach * scale
    rays[index * 3 + 2] = Math.sin(index * GOLDEN) * reach * scale
  }
  return rays
}

/** The mean of what the rays about a direction see. */
function meanOver(rays: Float64Array, radiance: Radiance, dir: Vector, out: Vector): void {
  const { right, up } = axes(dir, 0)
  const one: Vector = [0, 0, 0]
  const ray: Vector = [0, 0, 0]
  let [r, g, b] = [0, 0, 0]
  for (let at = 0; at < rays.length; at += 3) {
    const [along, aside, above] = [rays[at]!, rays[at + 1]!, rays[at + 2]!]
    ray[0] = dir[0] * along + right[0] * aside + up[0] * above
    ray[1] = dir[1] * along + right[1] * aside + up[1] * above
    ray[2] = dir[2] * along + right[2] * aside + up[2] * above
    radiance(ray, one)
    r += one[0]
    g += one[1]
    b += one[2]
  }
  const samples = rays.length / 3
  out[0] = r / samples
  out[1] = g / samples
  out[2] = b / samples
}

const SPHERE = 800

function sphereSamples(radiance: Radiance): Float32Array {
  const samples = new Float32Array(SPHERE * 6)
  const rays = coneOf(0.05, 4)
  const out: Vector = [0, 0, 0]
  for (let index = 0; index < SPHERE; index++) {
    const y = 1 - (2 * (index + 0.5)) / SPHERE
    const r = Math.sqrt(1 - y * y)
    const dir: Vector = [r * Math.cos(index * GOLDEN), y, r * Math.sin(index * GOLDEN)]
    meanOver(rays, radiance, dir, out)
    samples.set(dir, index * 6)
    samples.set(out, index * 6 + 3)
  }
  return samples
}

/** The mean over a cosine lobe; power 1 is what a matt surface gathers. */
function lobe(samples: Float32Array, dir: Vector, power: number, out: Vector): void {
  let [r, g, b, total] = [0, 0, 0, 0]
  for (let at = 0; at < samples.length; at += 6) {
    const cos = dir[0] * samples[at]! + dir[1] * samples[at + 1]! + dir[2] * samples[at + 2]!
    if (cos <= 0) continue
    const weight = raised(cos, power)
    total += weight
    r += weight * samples[at + 3]!
    g += weight * samples[at + 4]!
    b += weight * samples[at + 5]!
  }
  out[0] = r / total
  out[1] = g / total
  out[2] = b / total
}

/** A whole power by squaring: several times as fast as the general one. */
function raised(base: number, power: number): number {
  let result = (power & 1) === 1 ? base : 1
  for (let square = base * base, left = power >> 1; left > 0; square *= square, left >>= 1) {
    if ((left & 1) === 1) result *= square
  }
  return result
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function unit(vector: readonly number[]): Vector {
  const length = Math.hypot(...vector)
  return [vector[0]! / length, vector[1]! / length, vector[2]! / length]
}
