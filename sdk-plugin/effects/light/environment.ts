import * as z from 'zod'
import { Kept } from '../kept.ts'
import { colour, type Rgb, smoothstep } from '../colour.ts'
import { shelvedPlanes } from '../shelf.ts'
import { axes, coneOf, dot, lobe, meanOver, type Radiance, sphereSamples, unit, type Vector } from './gather.ts'

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

const kept = new Kept<Environment>(8)

/** The environment of a description; kept, because blurring takes about 100 ms. */
export function environmentOf(spec: EnvironmentSpec): Environment {
  const id = JSON.stringify(spec)
  return kept.get(id, () => build(spec, id))
}

/** Blurred when something first asks for it: most photo frames have nothing that mirrors its surroundings. */
function build(spec: EnvironmentSpec, id: string): Environment {
  let made: Pick<Environment, 'levels' | 'diffuse'> | undefined
  const blurred = () => {
    if (made) return made
    const planes = shelvedPlanes(`environment ${id}`, () => blurredOf(spec).map(({ data }) => data))
    const all = planes.map((data, at) => ({ ...LEVELS[at]!, data }))
    return (made = { levels: all.slice(0, -1), diffuse: all.at(-1)! })
  }
  return {
    id,
    key: unit(spec.key),
    get levels() {
      return blurred().levels
    },
    get diffuse() {
      return blurred().diffuse
    },
  }
}

/** Roughness and size of the levels, the diffuse one last. */
const LEVELS = [
  { roughness: 0, side: 256 },
  { roughness: 0.14, side: 96 },
  { roughness: 0.3, side: 56 },
  { roughness: 0.5, side: 24 },
  { roughness: 0.75, side: 16 },
  { roughness: 1, side: 12 },
  { roughness: 1, side: 16 },
] as const

function blurredOf(spec: EnvironmentSpec): Level[] {
  const [fullSize, ...others] = LEVELS
  const sharp = level(fullSize.roughness, fullSize.side, radianceOf(spec))
  // The blurred levels look into the sharp one: a texel is found faster than six lamps are asked.
  const found = lookUp(sharp)
  const sphere = sphereSamples(found)
  const near = (spread: number, samples: number): Radiance => {
    const rays = coneOf(spread * 0.55, samples)
    return (dir, out) => meanOver(rays, found, dir, out)
  }
  const far =
    (power: number): Radiance =>
    (dir, out) =>
      lobe(sphere, dir, power, out)
  const radiances = [near(0.14, 16), near(0.3, 32), far(14), far(5), far(2), far(1)]
  return [sharp, ...others.map(({ roughness, side }, at) => level(roughness, side, radiances[at]!))]
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
      if (x >= width + soft) continue
      const y = Math.abs(dot(dir, up)) / depth
      if (y >= height + soft) continue
      const light = smoothstep(width + soft, width - soft, x) * smoothstep(height + soft, height - soft, y)
      // A lamp behind cloth is brightest in its middle.
      const strength = light * power * (1 - 0.35 * Math.min(1, (x / width) ** 2 * 0.5 + (y / height) ** 2 * 0.5))
      for (let c = 0; c < 3; c++) out[c]! += tint[c]! * strength
    }
  }
}

function level(roughness: number, side: number, radiance: Radiance): Level {
  const data = new Float32Array(side * side * 3)
  const out: Vector = [0, 0, 0]
  const dir: Vector = [0, 0, 0]
  for (let row = 0, at = 0; row < side; row++) {
    for (let column = 0; column < side; column++, at += 3) {
      let x = ((column + 0.5) / side) * 2 - 1
      let y = ((row + 0.5) / side) * 2 - 1
      const within = 0.9995 / Math.sqrt(x * x + y * y)
      if (within < 1) {
        x *= within
        y *= within
      }
      const z = Math.sqrt(1 - x * x - y * y)
      dir[0] = 2 * z * x
      dir[1] = 2 * z * y
      dir[2] = 2 * z * z - 1
      radiance(dir, out)
      data[at] = out[0]
      data[at + 1] = out[1]
      data[at + 2] = out[2]
    }
  }
  return { roughness, side, data }
}
