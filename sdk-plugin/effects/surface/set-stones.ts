import type { Rgb } from '../colour.ts'
import { hypot } from '../hypot.ts'
import { sampleAt } from '../kernels/resample.ts'
import { randomFrom } from '../random.ts'
import type { Stage } from '../stage.ts'
import type { Stone } from './course.ts'
import { type GemLook, type GemSprite, gemSprite, SPARKLES } from './gem-sprites.ts'

/** Stones are drawn in so many leans, which spread evenly over what occurs, and each is used again and again. */
const LEANS = 26
const MOST_LEAN = 0.6
const GOLDEN = Math.PI * (3 - Math.sqrt(5))
const leans = Array.from({ length: LEANS }, (_, index) => {
  const reach = MOST_LEAN * Math.sqrt((index + 0.5) / LEANS)
  return { x: reach * Math.cos(index * GOLDEN), y: reach * Math.sin(index * GOLDEN) }
})

function nearestLean(x: number, y: number): number {
  let best = 0
  let least = Infinity
  for (let index = 0; index < LEANS; index++) {
    const far = (leans[index]!.x - x) ** 2 + (leans[index]!.y - y) ** 2
    if (far < least) [least, best] = [far, index]
  }
  return best
}

/** Ways that aligned stones lie, to a quarter turn. */
const WAYS = 10

/** The turn of a stone whose sides run along a stroke and across it. */
function squareTo(gx: number, gy: number): number {
  const quarter = Math.PI / 2
  const turn = Math.atan2(gy, gx) / quarter
  return (Math.round((turn - Math.floor(turn)) * WAYS) % WAYS) * (quarter / WAYS)
}

/** How far the outer row's lean reaches in, in em. */
const DOME = 0.14
/** As in `shade`: how far the line of sight leans at the frame's sides. */
const PERSPECTIVE = 0.75

/** Stones of a row are drawn in steps of their radius, in pixels, and of their turn: those alike are drawn once. */
const RADII = 0.5
const TURNS = 24
/** Below this, in pixels, only cuts of few facets show any. */
const FEW_FACETS = 6

/** What stones that are set together share. */
export interface SetLook extends Pick<GemLook, 'cut' | 'fire' | 'body' | 'girdle' | 'gain'> {
  /** Each stone takes one. */
  colours: readonly Rgb[]
  /** How unevenly they are set, and how much the outer ones lean outwards. */
  tilt: number
  dome: number
  /** They lie square to the stroke. */
  aligned: boolean
}

/** Draws stones into the letters; `distance` is signed, to the outline that holds them. */
export function setStones(stage: Stage, stones: readonly Stone[], distance: Float32Array, options: SetLook): void {
  const { letters, frame, environment, seed } = stage
  const { width, height, em } = letters
  const random = randomFrom(seed * 31 + 5)
  const sprites = new Map<string, GemSprite>()
  for (const { x, y, radius: exact, turn: own } of stones) {
    const radius = own === undefined ? exact : RADII * Math.round(exact / RADII)
    const gx = sampleAt(distance, width, height, x + 1, y) - sampleAt(distance, width, height, x - 1, y)
    const gy = sampleAt(distance, width, height, x, y + 1) - sampleAt(distance, width, height, x, y - 1)
    const far = Math.min(1, sampleAt(distance, width, height, x, y) / (DOME * em))
    const outwards = (-0.5 * options.dome * (1 - far)) / Math.max(1, 0.5 * hypot(gx, gy))
    const viewX = ((x + letters.x) / frame.width - 0.5) * PERSPECTIVE * 0.5
    const viewY = (((y + letters.y) / frame.height - 0.5) * PERSPECTIVE * frame.height * 0.5) / frame.width
    const leanX = gx * outwards + viewX + (random() - 0.5) * 2 * options.tilt
    const leanY = gy * outwards + viewY + (random() - 0.5) * 2 * options.tilt
    const hue = Math.floor(random() * options.colours.length)
    const lean = nearestLean(leanX, leanY)
    const sparkle = Math.floor(random() * SPARKLES)
    const turn =
      own !== undefined && options.cut === 'emerald'
        ? Math.round((own * TURNS) / Math.PI) * (Math.PI / TURNS)
        : options.aligned
          ? squareTo(gx, gy)
          : lean * 1.3 + hue
    const key = `${radius} ${hue} ${lean} ${sparkle} ${turn}`
    let sprite = sprites.get(key)
    if (!sprite) {
      const colour = options.colours[hue]!
      const cut = radius < FEW_FACETS && options.cut === 'brilliant' ? 'single' : options.cut
      const look: GemLook = { ...options, cut, radius, colour, environment, gain: stage.gain * options.gain }
      sprite = gemSprite(look, turn, leans[lean]!.x, leans[lean]!.y, sparkle)
      sprites.set(key, sprite)
    }
    stamp(stage, sprite, x + letters.x, y + letters.y, 0.65 + 0.7 * random())
  }
}

/** Lays a drawn stone on the frame, about a place of it. */
export function stamp(
  { frame }: Pick<Stage, 'frame'>,
  { side, data }: GemSprite,
  x: number,
  y: number,
  light: number,
): void {
  const left = Math.round(x - (side - 1) / 2)
  const top = Math.round(y - (side - 1) / 2)
  for (let row = Math.max(0, -top); row < side && row + top < frame.height; row++) {
    for (let column = Math.max(0, -left); column < side && column + left < frame.width; column++) {
      const from = (row * side + column) * 4
      const rest = 1 - data[from + 3]!
      if (rest === 1) continue
      const at = (row + top) * frame.width + column + left
      frame.r[at] = frame.r[at]! * rest + data[from]! * light
      frame.g[at] = frame.g[at]! * rest + data[from + 1]! * light
      frame.b[at] = frame.b[at]! * rest + data[from + 2]! * light
    }
  }
}
