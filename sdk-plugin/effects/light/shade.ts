import type { Frame } from '../frame.ts'
import { addressOf, Arena, inPlace, kernel } from '../kernels/memory.ts'
import type { Normals } from '../kernels/normals.ts'
import { wasm } from '../kernels/wasm.ts'
import type { Material } from '../surface/material.ts'
import { type Bounce, CELLS } from './bounce.ts'
import type { Environment, Level } from './environment.ts'

/** A rectangle of surface to be lit, at x, y of the frame; planes of width × height. */
export interface Patch {
  x: number
  y: number
  width: number
  height: number
  /** What share of each pixel it covers. */
  coverage: Float32Array
  normals: Normals
  /** Takes the place of the material's colour. */
  colour?: { r: Float32Array; g: Float32Array; b: Float32Array }
  /** Where the surface is enamel of that colour, not metal: a dark mirror would swallow what it shows. */
  enamel?: Float32Array
  /** How much of the surroundings reaches each pixel, 0 to 1. */
  open?: Float32Array
}

export interface Lighting {
  environment: Environment
  /** Multiplies all light. */
  gain: number
  /** What rays that leave towards the scene meet. */
  bounce?: Bounce
}

/**
 * Lights a patch and lays it over the frame: diffuse and mirrored surroundings, a clear coat over them.
 * Image-based light after Karis's split sum; metals take Schlick's approximation with the colour as F0.
 */
export function shade(frame: Frame, patch: Patch, material: Material, lighting: Lighting): void {
  kernel((temporary) => {
    const address = (plane: Float32Array | undefined) => (plane ? addressOf(plane, temporary) : 0)
    const { levels, diffuse } = texelsOf(lighting.environment)
    const { bounce, gain } = lighting
    const { normals, colour } = patch
    inPlace([frame.r, frame.g, frame.b], (planes) => {
      const block = temporary.floats(40)
      const whole = new Int32Array(block.buffer, block.byteOffset, block.length)
      // In the order of `Field` in kernels/assembly/light.ts.
      whole.set([...planes, frame.width, frame.height, patch.x, patch.y, patch.width, patch.height])
      whole.set([address(patch.coverage), address(normals.x), address(normals.y), address(normals.z)], 9)
      whole.set([address(colour?.r), address(colour?.g), address(colour?.b)], 13)
      whole.set([address(patch.enamel), address(patch.open)], 16)
      block.set(material.colour, 18)
      const { metal, rough, reflect, coat, coatRough, scatter, sheen, glow } = material
      block.set([metal, rough, reflect, coat, coatRough, scatter, sheen, glow, gain], 21)
      whole.set([diffuse.at, diffuse.side, levels.at, levels.count], 30)
      if (bounce) {
        whole.set([cellsOf(bounce, temporary), CELLS.columns, CELLS.rows], 34)
        block.set([bounce.reach, bounce.strength], 37)
      }
      wasm.shade(block.byteOffset)
    })
  })
}

/** The coarse scene as texels of four numbers. */
function cellsOf({ r, g, b }: Bounce, temporary: Arena): number {
  const cells = temporary.floats(r.length * 4)
  for (let at = 0; at < r.length; at++) cells.set([r[at]!, g[at]!, b[at]!], at * 4)
  return cells.byteOffset
}

/** An environment as the kernels read it. */
export interface Texels {
  diffuse: { at: number; side: number }
  /** For each level address, side and roughness. */
  levels: { at: number; count: number }
}

const kept = new WeakMap<Environment, Texels>()
const forgotten = new FinalizationRegistry<Arena>((arena) => arena.free())

export function texelsOf(environment: Environment): Texels {
  const found = kept.get(environment)
  if (found) return found
  const arena = new Arena()
  const table = arena.floats(environment.levels.length * 3)
  const places = new Int32Array(table.buffer, table.byteOffset, table.length)
  environment.levels.forEach((level, index) => {
    places.set([texels(level, arena), level.side], index * 3)
    table[index * 3 + 2] = level.roughness
  })
  const { diffuse, levels } = environment
  const made = {
    diffuse: { at: texels(diffuse, arena), side: diffuse.side },
    levels: { at: table.byteOffset, count: levels.length },
  }
  kept.set(environment, made)
  forgotten.register(environment, arena)
  return made
}

function texels({ data, side }: Level, arena: Arena): number {
  const to = arena.floats(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    to[at * 4] = data[at * 3]!
    to[at * 4 + 1] = data[at * 3 + 1]!
    to[at * 4 + 2] = data[at * 3 + 2]!
  }
  return to.byteOffset
}
