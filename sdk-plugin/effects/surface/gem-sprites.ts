import { type Rgb, smoothstep } from '../colour.ts'
import type { Environment } from '../light/environment.ts'
import { lookAt, lookInto, mirrorOf, seen } from '../light/look.ts'
import { randomFrom } from '../random.ts'
import { type CutStone, cutStone, FLASHES } from './cut.ts'
import type { CutName } from './cut-shapes.ts'

/** A stone as it lies in the light: red, green, blue, share for each pixel of `side` × `side`. */
export interface GemSprite {
  side: number
  data: Float32Array
}

export interface GemLook {
  cut: CutName
  /** Degrees that it lies aside by, before it is turned. Default 0. */
  lie?: number
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
/** As much for those cut to fit: no setting lies over them. */
const FITTED = 0.8

/** How much brighter facets are that turn to the main lamp, and darker those that turn away: a crown shows its planes. */
const CROWN = 2.3

/** Straight on, of a stone of a middling refraction. */
const REFLECT = 0.1

/** How a facet shows: how bright what glows behind it is, and to which power its colour is taken. */
interface Flash {
  bright: Float32Array
  colour: Float32Array
}

/** Stones whose facets flash unlike one another: no two beside each other are lit alike. */
export const SPARKLES = 8
/** Least light behind a facet, how much more the brightest has, and how few are bright. */
const DIM = 0.14
const BRIGHT = 2.3
const FEW = 2.4

const flashes = Array.from({ length: SPARKLES }, (_, seed): Flash => {
  const random = randomFrom(seed * 977 + 11)
  const chances = Array.from({ length: FLASHES }, random)
  return {
    bright: Float32Array.from(chances, (chance) => DIM + BRIGHT * chance ** FEW),
    // Much light is paler than little, as it has come a short way.
    colour: Float32Array.from(chances, (chance) => 1.45 - 0.85 * chance),
  }
})

/** How much facets are curved, so that each mirrors a piece of a lamp and not all of it. */
const CURVED = 0.3

/**
 * Draws a stone that is turned about its middle and leans by `lean` (x, y of the normal of its table).
 * Lookups are those of the traced stone: its rays are turned and leant, not traced again.
 *
 * @param sparkle Below `SPARKLES`: which of its facets flash
 * @param fit Radii of a stone that is cut to the shape of its place, evenly around from +x on: `radius` is the largest
 */
export function gemSprite(
  look: GemLook,
  turn: number,
  leanX: number,
  leanY: number,
  sparkle = 0,
  fit?: Float32Array,
): GemSprite {
  const { radius, gain } = look
  const side = 2 * Math.ceil(radius + 0.5) + 1
  const data = new Float32Array(side * side * 4)
  const stone = cutStone(look.cut, look.lie)
  const samples = radius < 3 ? 3 : 2
  const through = look.colour.map(throughOf)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const girdle = fit && girdleOf(stone)
  const middle = side / 2
  const weight = 1 / (samples * samples)
  lit.fill(0)
  mirrorOf(look.environment, 1, leanX, leanY, 1)
  const flash = flashes[sparkle]!
  const within = glows(look, flash)
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at += 4) {
      for (let sample = 0; sample < samples * samples; sample++) {
        let u = (x + ((sample % samples) + 0.5) / samples - middle) / radius
        let v = (y + (Math.floor(sample / samples) + 0.5) / samples - middle) / radius
        let out = Math.sqrt(u * u + v * v)
        if (fit && girdle) {
          const angle = Math.atan2(v, u)
          out *= radius / around(fit, angle)
          const scale = (radius * around(girdle, angle - turn)) / around(fit, angle)
          u *= scale
          v *= scale
        }
        const sx = ((u * cos + v * sin + 1) * stone.side) / 2
        const sy = ((v * cos - u * sin + 1) * stone.side) / 2
        if (sx < 0 || sy < 0 || sx >= stone.side || sy >= stone.side) continue
        const place = (sy | 0) * stone.side + (sx | 0)
        if (!stone.inside[place]) continue
        const shown = stone.flashes[place]!
        curve.x = CURVED * u
        curve.y = CURVED * v
        const tone = light(stone, place, look, through, cos, sin, leanX, leanY)
        const open = weight * (1 - look.girdle * smoothstep(fit ? FITTED : GIRDLE, 0.98, out))
        for (let c = 0; c < 3; c++) data[at + c]! += (lit[c]! * gain + within[shown * 3 + c]!) * tone * open
        data[at + 3]! += weight
      }
    }
  }
  expose(data)
  return { side, data }
}

const girdles = new WeakMap<CutStone, Float32Array>()
/** Directions that a girdle is measured in. */
const DIRECTIONS = 128

/** How far a stone reaches to each side, in radii, evenly around from +x on. */
function girdleOf(stone: CutStone): Float32Array {
  let girdle = girdles.get(stone)
  if (girdle) return girdle
  const { side, inside } = stone
  girdle = Float32Array.from({ length: DIRECTIONS }, (_, direction) => {
    const angle = (direction * 2 * Math.PI) / DIRECTIONS
    let far = 0.2
    for (; far < 1; far += 0.01) {
      const column = (((Math.cos(angle) * far + 1) / 2) * side) | 0
      const row = (((Math.sin(angle) * far + 1) / 2) * side) | 0
      if (!inside[row * side + column]) break
    }
    return far - 0.012
  })
  girdles.set(stone, girdle)
  return girdle
}

/** Of values evenly around a turn, that at an angle. */
function around(values: Float32Array, angle: number): number {
  const turn = angle / (2 * Math.PI)
  const at = (turn - Math.floor(turn)) * values.length
  const from = values[(at | 0) % values.length]!
  return from + (values[((at | 0) + 1) % values.length]! - from) * (at - Math.floor(at))
}

/** What glows behind facets by the number of their flash. `seen` holds the light about the stone. */
function glows({ colour, body, gain }: GemLook, flash: Flash): Float32Array {
  const within = new Float32Array(3 * FLASHES)
  for (let at = 0; at < FLASHES; at++) {
    for (let c = 0; c < 3; c++) {
      within[at * 3 + c] = seen[c]! * body * gain * flash.bright[at]! * Math.max(1e-4, colour[c]!) ** flash.colour[at]!
    }
  }
  return within
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
  lookInto(environment.levels[0]!, ray[0]! + curve.x, ray[1]! + curve.y, ray[2]!, 1)
  const grazing = (1 - nz) * (1 - nz)
  const film = REFLECT + (1 - REFLECT) * grazing * grazing * (1 - nz)
  const slope = (nx * cos - ny * sin) * environment.key[0] + (nx * sin + ny * cos) * environment.key[1]
  for (let c = 0; c < 3; c++) lit[c]! += seen[c]! * film
  return Math.max(0.16, 1 + CROWN * slope)
}

/** How far the facet at work is curved aside. */
const curve = { x: 0, y: 0 }
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
