import { type Rgb, smoothstep } from '../colour.ts'
import type { Environment } from '../light/environment.ts'
import { mirrorOf, seen } from '../light/look.ts'
import { randomFrom } from '../random.ts'
import { type CutStone, cutStone, FLASHES } from './cut.ts'
import type { CutName } from './cut-shapes.ts'
import { curve, light, lit, throughOf } from './gem-light.ts'

/** A stone as it lies in the light: red, green, blue, share for each pixel of `side` × `side`. */
export interface GemSprite {
  side: number
  data: Float32Array
}

export interface GemLook {
  cut: CutName
  /** A stone of its own, in place of that of the cut. */
  stone?: CutStone
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
 */
export function gemSprite(look: GemLook, turn: number, leanX: number, leanY: number, sparkle = 0): GemSprite {
  const { radius, gain } = look
  const side = 2 * Math.ceil(radius + 0.5) + 1
  const data = new Float32Array(side * side * 4)
  const stone = look.stone ?? cutStone(look.cut, look.lie)
  const samples = radius < 3 ? 3 : 2
  const through = look.colour.map(throughOf)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const middle = side / 2
  const looks = samples * samples
  const weight = 1 / looks
  const scale = 1 / radius
  lit.fill(0)
  mirrorOf(look.environment, 1, leanX, leanY, 1)
  const flash = flashes[sparkle]!
  const within = glows(look, flash)
  // Of a stone of its own, that has hardly more places than there are pixels, what each sends is found once.
  const tones = look.stone && new Float32Array(stone.inside.length)
  const lights = look.stone && new Float32Array(3 * stone.inside.length)
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at += 4) {
      for (let sample = 0; sample < looks; sample++) {
        const u = (x + ((sample % samples) + 0.5) / samples - middle) * scale
        const v = (y + (Math.floor(sample / samples) + 0.5) / samples - middle) * scale
        const sx = ((u * cos + v * sin + 1) * stone.side) / 2
        const sy = ((v * cos - u * sin + 1) * stone.side) / 2
        if (sx < 0 || sy < 0 || sx >= stone.side || sy >= stone.side) continue
        const place = (sy | 0) * stone.side + (sx | 0)
        if (!stone.inside[place]) continue
        const shown = 3 * stone.flashes[place]!
        let tone = tones?.[place] ?? 0
        if (tone === 0) {
          curve.x = CURVED * u
          curve.y = CURVED * v
          tone = light(stone, place, look, through, cos, sin, leanX, leanY)
          if (tones) keep(tones, lights!, place, tone)
        } else for (let c = 0; c < 3; c++) lit[c] = lights![place * 3 + c]!
        const open = 1 - look.girdle * smoothstep(GIRDLE, 0.98, Math.sqrt(u * u + v * v))
        const share = tone * open * weight
        data[at]! += (lit[0]! * gain + within[shown]!) * share
        data[at + 1]! += (lit[1]! * gain + within[shown + 1]!) * share
        data[at + 2]! += (lit[2]! * gain + within[shown + 2]!) * share
        data[at + 3]! += weight
      }
    }
  }
  expose(data)
  return { side, data }
}

function keep(tones: Float32Array, lights: Float32Array, place: number, tone: number): void {
  tones[place] = tone
  for (let c = 0; c < 3; c++) lights[place * 3 + c] = lit[c]!
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
