import { type Rgb, smoothstep } from '../colour.ts'
import type { Environment } from '../light/environment.ts'
import { lookAt, lookInto, mirrorOf, seen } from '../light/look.ts'
import { type CutName, cutStone } from './cut.ts'

/** A stone as it lies in the light: red, green, blue, share for each pixel of `side` × `side`. */
export interface GemSprite {
  side: number
  data: Float32Array
}

export interface GemLook {
  cut: CutName
  /** Of the stone, in pixels. */
  radius: number
  /** What comes through a stone that is as thick as it is wide. */
  colour: Rgb
  /** Light from within that no facet sends: never leaves a stone black. */
  body: number
  /** How much brighter than nature what the facets send back is. */
  fire: number
  /** How dark the stone is along its girdle, where it sinks into its setting. */
  girdle: number
  environment: Environment
  gain: number
}

/** Where the shade of the girdle begins, in radii. */
const GIRDLE = 0.7

/** How much brighter facets are that turn to the main lamp, and darker those that turn away: a crown shows its planes. */
const CROWN = 2.3

/** Straight on, of a stone of a middling refraction. */
const REFLECT = 0.1

/**
 * Draws a stone that is turned about its middle and leans by `lean` (x, y of the normal of its table).
 * Lookups are those of the traced stone: its rays are turned and leant, not traced again.
 */
export function gemSprite(look: GemLook, turn: number, leanX: number, leanY: number): GemSprite {
  const { radius, gain } = look
  const side = 2 * Math.ceil(radius + 0.5) + 1
  const data = new Float32Array(side * side * 4)
  const stone = cutStone(look.cut)
  const samples = radius < 3 ? 3 : 2
  const through = look.colour.map(throughOf)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const middle = side / 2
  const weight = 1 / (samples * samples)
  lit.fill(0)
  mirrorOf(look.environment, 1, leanX, leanY, 1)
  const within = [0, 1, 2].map((c) => seen[c]! * look.body * look.colour[c]! * gain)
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at += 4) {
      for (let sample = 0; sample < samples * samples; sample++) {
        const u = (x + ((sample % samples) + 0.5) / samples - middle) / radius
        const v = (y + (Math.floor(sample / samples) + 0.5) / samples - middle) / radius
        const sx = ((u * cos + v * sin + 1) * stone.side) / 2
        const sy = ((v * cos - u * sin + 1) * stone.side) / 2
        if (sx < 0 || sy < 0 || sx >= stone.side || sy >= stone.side) continue
        const place = (sy | 0) * stone.side + (sx | 0)
        if (!stone.inside[place]) continue
        const tone = light(stone, place, look, through, cos, sin, leanX, leanY)
        const open = weight * (1 - look.girdle * smoothstep(GIRDLE, 0.98, Math.sqrt(u * u + v * v)))
        for (let c = 0; c < 3; c++) data[at + c]! += (lit[c]! * gain + within[c]!) * tone * open
        data[at + 3]! += weight
      }
    }
  }
  expose(data)
  return { side, data }
}

/** Mean light above which a stone would be a white disc. */
const BURNT = 0.62

/** Shows a stone that throws a lamp back as a whole as bright as others: its facets stay to be seen. */
function expose(data: Float32Array): void {
  let [sum, pixels] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    sum += 0.3 * data[at]! + 0.6 * data[at + 1]! + 0.1 * data[at + 2]!
    pixels += data[at + 3]!
  }
  if (sum <= BURNT * pixels) return
  const kept = (BURNT * pixels) / sum
  for (let at = 0; at < data.length; at += 4) for (let c = 0; c < 3; c++) data[at + c]! *= kept
}

/** Steps of a way for each radius, and how many there are. */
const STEPS = 8
const WAYS = 160

/** What comes through by the way, of a stone that lets `share` through where it is as thick as it is wide. */
function throughOf(share: number): Float32Array {
  const each = Math.log(Math.max(0.004, share)) / (3 * STEPS)
  return Float32Array.from({ length: WAYS }, (_, step) => Math.exp(each * (step + 0.5)))
}

/** Where `light` leaves what it finds; it returns how much of it the facet shows. */
const lit = new Float64Array(3)

function light(
  stone: ReturnType<typeof cutStone>,
  place: number,
  { environment, fire }: GemLook,
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
  seen.fill(0)
  lookInto(environment.levels[0]!, ray[0]!, ray[1]!, ray[2]!, 1)
  const grazing = (1 - nz) * (1 - nz)
  const film = REFLECT + (1 - REFLECT) * grazing * grazing * (1 - nz)
  const slope = (nx * cos - ny * sin) * environment.key[0] + (nx * sin + ny * cos) * environment.key[1]
  for (let c = 0; c < 3; c++) lit[c]! += seen[c]! * film
  return Math.max(0.16, 1 + CROWN * slope)
}

const mirrored = new Float64Array(3)
const ray = new Float64Array(3)

/** A direction of the stone in the scene. A mirror that leans turns what it sends by twice as much. */
function towards(from: ArrayLike<number>, at: number, cos: number, sin: number, leanX: number, leanY: number): void {
  const x = from[at]! * cos - from[at + 1]! * sin + 2 * leanX
  const y = from[at]! * sin + from[at + 1]! * cos + 2 * leanY
  const z = from[at + 2]!
  const scale = 1 / Math.sqrt(x * x + y * y + z * z + 1e-9)
  ray[0] = x * scale
  ray[1] = y * scale
  ray[2] = z * scale
}
