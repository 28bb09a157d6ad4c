import { type Billows, billowsOf } from './billows.ts'

/** A head of a cloud; pixels, `z` away from who looks. */
export interface Head {
  x: number
  y: number
  z: number
  radius: number
}

export interface Sky {
  width: number
  height: number
  depth: number
  heads: readonly Head[]
  /** How far away what is farthest fades into the air, 0 to 1. */
  haze: number
  /** How large small billows are on a head, in pixels. */
  grain: number
  /** How bright the shade of a cloud is. */
  ambient: number
  random: () => number
}

/** How bright each pixel is and how much of what is behind it is hidden, 0 to 1. */
export interface Look {
  lit: Float32Array
  density: Float32Array
}

/** The way on that sunlight goes for each pixel down: to the right and away. */
const SUN = { across: 1, away: 0.8 }
/** What a pixel of cloud takes of the light. */
const THICK = 0.11
/** Light that is scattered on and on loses less: shares of it, and how much of the thickness each still feels. */
const SCATTERED = [
  [0.5, 1],
  [0.3, 0.32],
  [0.2, 0.09],
] as const

/**
 * Clouds in the sun, looked at from the side. Row by row from above: a row's vapour takes of the sunlight that came down to
 * it, and of the sky's.
 */
export function cumulus(sky: Sky): Look {
  const { width, height, depth } = sky
  const billows = billowsOf(sky.random)
  const look = { lit: new Float32Array(width * height), density: new Float32Array(width * height) }
  let sun = new Float32Array(width * depth)
  const above = new Float32Array(width * depth)
  for (let y = 0; y < height; y++) {
    const vapour = vapourIn(sky, billows, y)
    sun = comeDown(sun, vapour, width, depth)
    for (let at = 0; at < above.length; at++) above[at] = 0.985 * above[at]! + THICK * vapour[at]!
    for (let x = 0; x < width; x++) seen(look, y * width + x, { sky, vapour, sun, above, x })
  }
  return look
}

/** How thick the vapour is in one row, 0 to 1: heads with billows on them. */
function vapourIn({ width, depth, heads, grain }: Sky, billows: Billows, y: number): Float32Array {
  const inside = new Float32Array(width * depth).fill(-9)
  for (const { x, y: middle, z, radius } of heads) {
    const reach = radius * 1.35
    const left = reach * reach - (y - middle) ** 2
    if (left <= 0) continue
    const across = Math.sqrt(left)
    for (let k = Math.max(0, Math.ceil(z - across)); k < Math.min(depth, z + across); k++) {
      for (let i = Math.max(0, Math.ceil(x - across)); i < Math.min(width, x + across); i++) {
        const far = Math.sqrt((i - x) ** 2 + (k - z) ** 2 + (y - middle) ** 2)
        const deep = (radius - far) / Math.min(radius, 3 * grain)
        if (deep > inside[k * width + i]!) inside[k * width + i] = deep
      }
    }
  }
  const vapour = new Float32Array(width * depth)
  for (let k = 0, at = 0; k < depth; k++) {
    for (let i = 0; i < width; i++, at++) {
      const deep = inside[at]!
      if (deep < -0.9) continue
      if (deep > 1.2) {
        vapour[at] = 1
        continue
      }
      const large = billows(i / (2.1 * grain), y / (2.1 * grain), k / (2.1 * grain))
      const heap = billows(i / grain + 5, y / grain, k / grain)
      const small = billows((2.3 * i) / grain, (2.3 * y) / grain + 3, (2.3 * k) / grain)
      const fine = billows((5.1 * i) / grain, (5.1 * y) / grain, (5.1 * k) / grain + 7)
      const round = 0.75 * large + 0.5 * heap + 0.28 * small + 0.16 * fine - 0.86
      vapour[at] = Math.min(1, Math.max(0, 3.2 * (deep + round)))
    }
  }
  return vapour
}

/** What sunlight went through as far as each place of a row, from that of the row above. */
function comeDown(before: Float32Array, vapour: Float32Array, width: number, depth: number): Float32Array<ArrayBuffer> {
  const way = Math.hypot(1, SUN.across, SUN.away) * THICK
  const after = new Float32Array(width * depth)
  for (let k = 0, at = 0; k < depth; k++) {
    const from = Math.max(0, k - SUN.away)
    const layer = Math.floor(from)
    const next = Math.min(depth - 1, layer + 1)
    const away = from - layer
    for (let i = 0; i < width; i++, at++) {
      const left = Math.max(0, i - SUN.across)
      const column = Math.floor(left)
      const beside = Math.min(width - 1, column + 1)
      const across = left - column
      const near = before[layer * width + column]! * (1 - across) + before[layer * width + beside]! * across
      const far = before[next * width + column]! * (1 - across) + before[next * width + beside]! * across
      after[at] = near * (1 - away) + far * away + way * vapour[at]!
    }
  }
  return after
}

interface Row {
  sky: Sky
  vapour: Float32Array
  sun: Float32Array
  above: Float32Array
  x: number
}

/** One pixel: from the front to where nothing more is seen. */
function seen(look: Look, to: number, { sky, vapour, sun, above, x }: Row): void {
  let through = 1
  let light = 0
  for (let k = 0, at = x; k < sky.depth && through > 0.004; k++, at += sky.width) {
    const much = vapour[at]!
    if (much === 0) continue
    const share = through * (1 - Math.exp(-1.6 * THICK * much))
    let scattered = sky.ambient * Math.exp(-0.12 * above[at]!)
    for (const [part, felt] of SCATTERED) scattered += (1 - sky.ambient) * part * Math.exp(-felt * sun[at]!)
    const air = sky.haze * (k / sky.depth) ** 1.5
    light += share * (scattered + (0.72 - scattered) * air)
    through -= share
  }
  look.density[to] = 1 - through
  look.lit[to] = through < 1 ? light / (1 - through) : 0
}
