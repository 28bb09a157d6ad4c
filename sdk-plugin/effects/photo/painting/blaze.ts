import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import type { Print } from '../photo.ts'

/** How hot the gas is, on a grid coarser than the picture. */
export interface Blaze {
  width: number
  height: number
  /** Pixels of the picture for one of the grid. */
  cell: number
  /** 0 is cold, 1 bright fire. */
  heat: Float32Array
}

export interface BlazeOptions {
  /** Height of the tallest tongues and width of a usual one, in pixels of the picture. */
  tall: number
  wide: number
  /** How much the gas sways on its way up. */
  sway: number
  /** Small tongues and flames that fly on alone, for each large one. Default 2. */
  loose?: number
  seed: number
}

/**
 * Fire over what burns: tongues that rise from it, each widest a little above its root, drawn to a point and torn by the
 * draught, which sways neighbours together; small ones leave the sides of large ones, and some fly on alone.
 *
 * @param fuel How strongly each place of the grid burns, 0 to 1.
 */
export function blazeOver(fuel: Float32Array, grid: Omit<Blaze, 'heat'>, options: BlazeOptions): Blaze {
  const { width, height, cell } = grid
  const { loose = 2 } = options
  const [tall, wide] = [options.tall / cell, options.wide / cell]
  const air: Air = {
    heat: plane(width * height),
    width,
    height,
    k: 48 / wide,
    wide,
    sway: options.sway,
    seed: options.seed,
  }
  const block = Math.max(2, 0.3 * wide)
  for (let down = 0; down * block < height; down++) {
    for (let across = 0; across * block < width; across++) {
      const root = strongest(fuel, grid, across * block, down * block, block)
      if (root === undefined) continue
      // By its place: the same tongue rises there in a picture of any size.
      const random = randomFrom(((options.seed * 947 + down) * 947 + across) * 31 + 21)
      const power = fuel[root]!
      const large = random() ** 1.5
      const high = tall * power * mix(0.24, 1.08, large)
      const own = { x: root % width, y: Math.floor(root / width), high, wide: wide * mix(0.3, 0.75, large), power }
      lick(air, own, random)
      for (let each = 0; each < loose; each++) leave(air, own, random)
    }
  }
  return { ...grid, heat: blur(air.heat, width, height, 0.5) }
}

/** Where a block of the grid burns most, if it burns. */
function strongest(
  fuel: Float32Array,
  { width, height }: { width: number; height: number },
  left: number,
  top: number,
  block: number,
): number | undefined {
  let best: number | undefined
  for (let y = Math.ceil(top); y < Math.min(height, top + block); y++) {
    for (let x = Math.ceil(left); x < Math.min(width, left + block); x++) {
      const burns = fuel[y * width + x]!
      if (burns > 0.02 && burns > (best === undefined ? 0 : fuel[best]!)) best = y * width + x
    }
  }
  return best
}

interface Air {
  heat: Float32Array
  width: number
  height: number
  /** Pixels of the noise for one of the grid. */
  k: number
  wide: number
  sway: number
  seed: number
}

interface Tongue {
  /** Its root, in pixels of the grid. */
  x: number
  y: number
  high: number
  wide: number
  power: number
}

/** How far aside the draught has carried gas that left `from` and has risen by `rise`. */
function drift({ k, wide, sway, seed }: Air, from: number, y: number, rise: number): number {
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const grown = Math.min(1.6, (rise * k) / 110)
  const slow = noiseAt(swirls, from * k * 0.22 + seed * 37, y * k * 0.24)
  const quick = noiseAt(clouds, from * k * 0.7 + seed * 11, y * k * 0.75)
  return sway * wide * grown * (1.25 * slow + 0.8 * quick)
}

/** A small tongue beside a large one, or a flame that has come off it. */
function leave(air: Air, { x, y, high, wide, power }: Tongue, random: () => number): void {
  const t = mix(0.2, 0.72, random())
  const rise = t * high
  const place = x + drift(air, x, y - rise, rise) + mix(-0.5, 0.5, random()) * wide * Math.max(0.2, 1 - t)
  const small = mix(0.16, 0.42, random())
  lick(air, { x: place, y: y - rise, high: 1.25 * small * high, wide: small * wide * 0.85, power: 0.8 * power }, random)
}

function lick(air: Air, { x, y, high, wide, power }: Tongue, random: () => number): void {
  const { heat, width, height, k } = air
  const [swirls, clouds] = [noiseTile('swirls'), noiseTile('clouds')]
  const phase = 400 * random()
  const lean = mix(-0.12, 0.12, random())
  for (let row = Math.min(height - 1, Math.floor(y)); row > Math.max(-1, y - high); row--) {
    const rise = y - row
    const t = rise / high
    const middle = x + drift(air, x, row, rise) + lean * rise
    // Seated on what burns: it leaves it in a point and is widest a little above.
    const half = wide * Math.min(1, 0.14 + 3.4 * t) * (1 - t) ** 1.1
    const kindled = smoothstep(-0.03, 0.09, t)
    for (
      let column = Math.max(0, Math.ceil(middle - 1.5 * half));
      column < Math.min(width, middle + 1.5 * half);
      column++
    ) {
      const u = column * k + phase
      const v = row * k
      // Its sides are torn, the more the higher.
      const torn = (0.2 + 0.75 * t) * noiseAt(swirls, u * 0.8, v * 0.5) + 0.35 * t * noiseAt(clouds, u * 1.8, v * 0.8)
      const aside = (column - middle) / half + torn
      const body = 1 - aside * aside
      if (body <= 0) continue
      // Sheets of fire are brightest along their folds.
      const fold = 1 - Math.min(1, 3.2 * Math.abs(noiseAt(swirls, u * 0.55 + 60, v * 0.2 + 40)))
      const streak = noiseAt(clouds, u * 1.5 + 7 * torn, v * 0.28)
      const bright = body * Math.sqrt(body) * (0.34 + 0.6 * fold + 0.75 * streak) * kindled * mix(1, 0.3, t)
      if (bright <= 0) continue
      const at = row * width + column
      heat[at]! += bright * Math.min(1, 0.35 + power) * Math.max(0.05, 1 - 0.74 * heat[at]!)
    }
  }
}

/**
 * Lays fire over a picture: it shines, and hides what is behind it.
 *
 * @param body How much the hottest hides, 0 to 1. Default 0.6
 */
export function layBlaze(print: Print, { heat, width, height, cell }: Blaze, strength: number, body = 0.6): void {
  // What hides all where it is hottest hides as much soon: cloth that shines through a whole flame makes it a film.
  const soon = 1.2 + 5 * (body - 0.6)
  for (let y = 0, at = 0; y < print.height; y++) {
    const v = (y + 0.5) / cell - 0.5
    for (let x = 0; x < print.width; x++, at++) {
      const hot = sampleAt(heat, width, height, (x + 0.5) / cell - 0.5, v)
      if (hot < 0.004) continue
      const cover = 1 - body * Math.min(1, hot * soon)
      print.r[at] = print.r[at]! * cover + strength * hot * mix(1.15, 1.3, hot)
      print.g[at] = print.g[at]! * cover + strength * hot * hot * (0.34 + 0.5 * hot)
      print.b[at] = print.b[at]! * cover + strength * hot * hot * hot * (0.05 + 0.21 * hot)
    }
  }
}

/** The light that fire throws around it, on its grid. @param reach Pixels of the picture */
export function glowOf({ heat, width, height, cell }: Blaze, reach: number): Float32Array {
  return blur(heat, width, height, reach / cell)
}

/** Keeps faces clear of the fire in front of them. @param clear Of the picture's size, 0 to 1 */
export function spare(
  { heat, width, height, cell }: Blaze,
  clear: Float32Array,
  print: { width: number; height: number },
): void {
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(print.height - 1, y * cell) * print.width
    for (let x = 0; x < width; x++, at++) heat[at]! *= 1 - 0.9 * clear[row + Math.min(print.width - 1, x * cell)]!
  }
}

/** The hottest gas is yellow: where many tongues lie over one another it would be a white blot. */
const HOTTEST = 1.1
const TEMPERED = 0.42

/** Tongues with edges, and no white blot where many lie over one another. */
export function temper({ heat }: Blaze): void {
  const room = HOTTEST - TEMPERED
  for (let at = 0; at < heat.length; at++) {
    // Thin gas is hardly seen: tongues have edges.
    heat[at]! *= smoothstep(0.14, 0.36, heat[at]!)
    const over = heat[at]! - TEMPERED
    if (over > 0) heat[at] = TEMPERED + room * (1 - Math.exp(-over / room))
  }
}

/** How much brighter a fold is than the gas round it. */
const FOLDED = 1.3

/** Bright folds and dark gaps: many tongues over one another would be an even glow. @param reach Pixels of the picture */
export function fold(blaze: Blaze, reach: number): void {
  const around = glowOf(blaze, reach)
  const { heat } = blaze
  for (let at = 0; at < heat.length; at++) heat[at] = Math.max(0, heat[at]! + FOLDED * (heat[at]! - around[at]!))
}
