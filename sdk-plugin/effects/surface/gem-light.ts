import type { Environment } from '../light/environment.ts'
import { lookAt, lookInto, seen } from '../light/look.ts'
import type { CutStone } from './cut.ts'

/** How much brighter facets are that turn to the main lamp, and darker those that turn away: a crown shows its planes. */
const CROWN = 2.3

/** Straight on, of a stone of a middling refraction. */
const REFLECT = 0.1

/** Steps of a way for each radius, and how many there are. */
const STEPS = 8
const WAYS = 160

/** What comes through by the way, of a stone that lets `share` through where it is as thick as it is wide. */
export function throughOf(share: number): Float32Array {
  const each = Math.log(Math.max(0.004, share)) / (3 * STEPS)
  return Float32Array.from({ length: WAYS }, (_, step) => Math.exp(each * (step + 0.5)))
}

/** Where `light` leaves what it finds; it returns how much of it the facet shows. */
export const lit = new Float64Array(3)

/** Light of a place of a stone that is turned (`cos`, `sin`) and leans. */
export function light(
  stone: CutStone,
  place: number,
  { environment, fire }: { environment: Environment; fire: number },
  through: readonly Float32Array[],
  cos: number,
  sin: number,
  leanX: number,
  leanY: number,
): number {
  const step = Math.min(WAYS - 1, (stone.paths[place]! * STEPS) | 0)
  for (let c = 0; c < 3; c++) {
    const share = stone.shares[place * 3 + c]!
    lit[c] = 0
    if (share === 0) continue
    const from = place * 9 + c * 3
    towards(stone.sources, from, cos, sin, leanX, leanY)
    const source = lookAt(environment.levels[0]!, ray[0]!, ray[1]!, ray[2]!, c)
    lit[c] = source * share * fire * through[c]![step]!
  }
  const nx = stone.normals[place * 3]!
  const ny = stone.normals[place * 3 + 1]!
  const nz = stone.normals[place * 3 + 2]!
  mirrored[0] = 2 * nz * nx
  mirrored[1] = 2 * nz * ny
  mirrored[2] = 2 * nz * nz - 1
  towards(mirrored, 0, cos, sin, leanX, leanY)
  seen[0] = seen[1] = seen[2] = 0
  lookInto(environment.levels[0]!, ray[0]! + curve.x, ray[1]! + curve.y, ray[2]!, 1)
  const grazing = (1 - nz) * (1 - nz)
  const film = REFLECT + (1 - REFLECT) * grazing * grazing * (1 - nz)
  const slope = (nx * cos - ny * sin) * environment.key[0] + (nx * sin + ny * cos) * environment.key[1]
  for (let c = 0; c < 3; c++) lit[c]! += seen[c]! * film
  return Math.max(0.16, 1 + CROWN * slope)
}

/** How far the facet at work is curved aside. */
export const curve = { x: 0, y: 0 }
/** As exact as what is traced: so one kind of array is turned. */
const mirrored = new Float32Array(3)
const ray = new Float64Array(3)

/** A direction of the stone in the scene. A mirror that leans turns what it sends by twice as much. */
function towards(from: Float32Array, at: number, cos: number, sin: number, leanX: number, leanY: number): void {
  const x = from[at]! * cos - from[at + 1]! * sin + 2 * leanX
  const y = from[at]! * sin + from[at + 1]! * cos + 2 * leanY
  const z = from[at + 2]!
  const scale = 1 / Math.sqrt(x * x + y * y + z * z + 1e-9)
  ray[0] = x * scale
  ray[1] = y * scale
  ray[2] = z * scale
}
