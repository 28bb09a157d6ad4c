/** Tables of how often colours and grains are on somebody and how often around: see `../looks.ts`. */

import { logarithm } from './logarithm'
import { four, setFour } from './tail'

/** Steps of lightness and of both colours in a table, and how much of CIELAB a step is. */
const STEPS: i32 = 20
const LIGHT_STEP: f64 = 5
const COLOUR_STEP: f64 = 6
/** Steps of grain in a table, the least that counts, and steps for each doubling. */
const GRAINS: i32 = 12
const LEAST_GRAIN: f32 = 0.003
const DOUBLING: f32 = 1.5
const LOG2_E: f32 = 1.442695
/** A share of all pixels that chance alone may give a step of a table, and the most that a table says. */
const CHANCE: f32 = 4e-4
const MOST: f32 = 3

// @ts-ignore: a decorator of AssemblyScript
@inline
function level(value: f64): i32 {
  return min(STEPS - 1, max(0, <i32>floor(value)))
}

/** The step in a table of each colour. @param lab CIELAB, interleaved */
export function colourSteps(lab: usize, pixels: i32, to: usize): void {
  for (let each = 0; each < pixels; each++, lab += 12, to += 4) {
    const light = level(<f64>load<f32>(lab) / LIGHT_STEP)
    const a = level(<f64>load<f32>(lab, 4) / COLOUR_STEP + STEPS / 2)
    const b = level(<f64>load<f32>(lab, 8) / COLOUR_STEP + STEPS / 2)
    store<i32>(to, (light * STEPS + a) * STEPS + b)
  }
}

/** The step in a table of each grain. */
export function grainSteps(grain: usize, pixels: i32, to: usize): void {
  for (let at: usize = 0, end = <usize>pixels << 2; at < end; at += 16) {
    const parts = f32x4.add(f32x4.div(v128.load(grain + at), f32x4.splat(LEAST_GRAIN)), f32x4.splat(1e-6))
    const steps = f32x4.mul(logarithm(parts), f32x4.splat(DOUBLING * LOG2_E))
    const whole = i32x4.trunc_sat_f32x4_s(f32x4.floor(f32x4.add(steps, f32x4.splat(0.5))))
    v128.store(to + at, i32x4.min_s(i32x4.splat(GRAINS - 1), i32x4.max_s(i32x4.splat(0), whole)))
  }
}

/** How much likelier each colour is on what is known to be 1 than on what is known to be 0. @param counts Four tables */
export function colourTable(steps: usize, known: usize, pixels: i32, counts: usize, to: usize): void {
  const table = <usize>(STEPS * STEPS * STEPS) << 2
  memory.fill(counts, 0, 4 * table)
  count(steps, known, pixels, counts, table)
  const ground = spreadColours(counts, counts + 2 * table)
  const own = spreadColours(counts + table, counts + 3 * table)
  compare(counts + 3 * table, <f32>own, counts + 2 * table, <f32>ground, table, to)
}

/** The same of grains. */
export function grainTable(steps: usize, known: usize, pixels: i32, counts: usize, to: usize): void {
  const table = <usize>GRAINS << 2
  memory.fill(counts, 0, 4 * table)
  count(steps, known, pixels, counts, table)
  const ground = spreadGrains(counts, counts + 2 * table)
  const own = spreadGrains(counts + table, counts + 3 * table)
  compare(counts + 3 * table, <f32>own, counts + 2 * table, <f32>ground, table, to)
}

function count(steps: usize, known: usize, pixels: i32, counts: usize, table: usize): void {
  for (let each: usize = 0; each < <usize>pixels; each++) {
    const side = <usize>load<u8>(known + each)
    if (side > 1) continue
    const at = counts + side * table + (<usize>load<i32>(steps + (each << 2)) << 2)
    store<f32>(at, load<f32>(at) + 1)
  }
}

/** What lies beside a step counts as well, the less the farther. @returns all counts */
function spreadColours(counts: usize, to: usize): f64 {
  let all: f64 = 0
  for (let light = 0, at = counts; light < STEPS; light++) {
    for (let a = 0; a < STEPS; a++) {
      for (let b = 0; b < STEPS; b++, at += 4) {
        const own = <f64>load<f32>(at)
        if (own === 0) continue
        for (let i = max(0, light - 1); i <= min(STEPS - 1, light + 1); i++) {
          for (let j = max(0, a - 1); j <= min(STEPS - 1, a + 1); j++) {
            for (let k = max(0, b - 1); k <= min(STEPS - 1, b + 1); k++) {
              const far = abs(i - light) + abs(j - a) + abs(k - b)
              const share = own / <f64>(1 + 2 * far)
              const place = to + (<usize>((i * STEPS + j) * STEPS + k) << 2)
              store<f32>(place, <f32>(<f64>load<f32>(place) + share))
              all += share
            }
          }
        }
      }
    }
  }
  return all
}

function spreadGrains(counts: usize, to: usize): f64 {
  let all: f64 = 0
  for (let step = 0; step < GRAINS; step++) {
    const own = <f64>load<f32>(counts + (<usize>step << 2))
    for (let near = max(0, step - 1); near <= min(GRAINS - 1, step + 1); near++) {
      const share = near === step ? own : 0.5 * own
      const place = to + (<usize>near << 2)
      store<f32>(place, <f32>(<f64>load<f32>(place) + share))
      all += share
    }
  }
  return all
}

function compare(own: usize, ownAll: f32, ground: usize, groundAll: f32, table: usize, to: usize): void {
  const chance = f32x4.splat(CHANCE)
  for (let at: usize = 0; at < table; at += 16) {
    const theirs = f32x4.add(f32x4.div(v128.load(own + at), f32x4.splat(ownAll)), chance)
    const others = f32x4.add(f32x4.div(v128.load(ground + at), f32x4.splat(groundAll)), chance)
    const likelier = logarithm(f32x4.div(theirs, others))
    v128.store(to + at, f32x4.pmin(f32x4.splat(MOST), f32x4.pmax(f32x4.splat(-MOST), likelier)))
  }
}

/** What both tables say of each pixel. */
export function evidence(colours: usize, grains: usize, pixels: i32, ofColours: usize, ofGrains: usize, to: usize): void {
  for (let at: usize = 0, end = <usize>pixels << 2; at < end; at += 4) {
    const colour = load<f32>(ofColours + (<usize>load<i32>(colours + at) << 2))
    store<f32>(to + at, colour + load<f32>(ofGrains + (<usize>load<i32>(grains + at) << 2)))
  }
}

/** How much light changes from pixel to pixel in all ways at once; nothing along the sides. @param light To work with */
export function grain(r: usize, g: usize, b: usize, width: i32, height: i32, light: usize, to: usize): void {
  const end = <usize>(width * height) << 2
  for (let at: usize = 0; at < end; at += 16) {
    const red = f32x4.mul(v128.load(r + at), f32x4.splat(0.2126))
    const green = f32x4.mul(v128.load(g + at), f32x4.splat(0.7152))
    const blue = f32x4.mul(v128.load(b + at), f32x4.splat(0.0722))
    v128.store(light + at, f32x4.sqrt(f32x4.add(f32x4.add(red, green), blue)))
  }
  memory.fill(to, 0, end)
  const row = <usize>width << 2
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x += 4) {
      const at = (<usize>y * width + x) << 2
      const own = light + at
      const rest = width - 1 - x
      const middle = four(own, rest)
      const twice = f32x4.add(middle, middle)
      let least = change(twice, own, 4, rest)
      least = f32x4.pmin(least, change(twice, own, row, rest))
      least = f32x4.pmin(least, change(twice, own, row + 4, rest))
      least = f32x4.pmin(least, change(twice, own, row - 4, rest))
      setFour(to + at, f32x4.div(least, f32x4.add(twice, f32x4.splat(0.16))), rest)
    }
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function change(twice: v128, at: usize, step: usize, rest: i32): v128 {
  return f32x4.abs(f32x4.sub(f32x4.sub(twice, four(at - step, rest)), four(at + step, rest)))
}
