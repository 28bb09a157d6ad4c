import type { Rgb } from '../../colour.ts'

type Planes = readonly [Float32Array, Float32Array, Float32Array]

const SAMPLES = 3000
const ROUNDS = 8

/**
 * A few colours that a picture can be made of: means of groups of alike pixels. Small spots of a colour of their own get
 * one as well.
 *
 * @param planes Linear light.
 */
export function paletteOf([r, g, b]: Planes, most: number): Rgb[] {
  const stride = Math.max(1, Math.floor(r.length / SAMPLES))
  const samples: Rgb[] = []
  for (let at = stride >> 1; at < r.length; at += stride) samples.push(seen([r[at]!, g[at]!, b[at]!]))
  let colours = startOf(samples, most)
  for (let round = 0; round < ROUNDS; round++) colours = settled(samples, colours)
  return colours.map(([x, y, z]) => [x * x, y * y, z * z])
}

/** The square root of light is near to what the eye compares. */
function seen([r, g, b]: Rgb): Rgb {
  return [Math.sqrt(Math.max(0, r)), Math.sqrt(Math.max(0, g)), Math.sqrt(Math.max(0, b))]
}

/** One sample, then again and again the one that is farthest from all that are chosen. */
function startOf(samples: readonly Rgb[], most: number): Rgb[] {
  const chosen = [samples[samples.length >> 1]!]
  const away = samples.map((sample) => distance(sample, chosen[0]!))
  while (chosen.length < most) {
    let far = 0
    for (let at = 1; at < samples.length; at++) if (away[at]! > away[far]!) far = at
    // What is left does not differ to the eye.
    if (away[far]! < 0.0012) break
    const colour = samples[far]!
    chosen.push(colour)
    for (let at = 0; at < samples.length; at++) away[at] = Math.min(away[at]!, distance(samples[at]!, colour))
  }
  return chosen
}

function settled(samples: readonly Rgb[], colours: readonly Rgb[]): Rgb[] {
  const sums = colours.map(() => [0, 0, 0, 0])
  for (const sample of samples) {
    const sum = sums[nearest(colours, sample)]!
    sum[0]! += sample[0]
    sum[1]! += sample[1]
    sum[2]! += sample[2]
    sum[3]!++
  }
  return sums.map(([x, y, z, count], at): Rgb => (count ? [x! / count, y! / count, z! / count] : colours[at]!))
}

function nearest(colours: readonly Rgb[], colour: Rgb): number {
  let best = 0
  for (let at = 1; at < colours.length; at++) {
    if (distance(colours[at]!, colour) < distance(colours[best]!, colour)) best = at
  }
  return best
}

function distance(a: Rgb, b: Rgb): number {
  const x = a[0] - b[0]
  const y = a[1] - b[1]
  const z = a[2] - b[2]
  return x * x + y * y + z * z
}

/** A colour in linear light as the eye sorts it: lightness, green to red, blue to yellow (Ottosson's Oklab). */
export function oklabOf([r, g, b]: Rgb): Rgb {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

/**
 * Finds the nearest of a few colours, from a table of all colours that differ to the eye.
 *
 * @param hue How much more a difference of hue counts than one of lightness.
 */
export function matcherOf(colours: readonly Rgb[], hue = 1): (r: number, g: number, b: number) => number {
  const STEPS = 32
  const table = new Int16Array(STEPS ** 3).fill(-1)
  const sorted = (colour: Rgb): Rgb => {
    const [lightness, red, yellow] = oklabOf(colour)
    return [lightness, red * hue, yellow * hue]
  }
  const places = colours.map(sorted)
  const step = (light: number) => Math.min(STEPS - 1, (Math.sqrt(Math.max(0, light)) * STEPS) | 0)
  return (r, g, b) => {
    const x = step(r)
    const y = step(g)
    const z = step(b)
    const at = (x * STEPS + y) * STEPS + z
    if (table[at]! < 0) {
      const r = (x + 0.5) / STEPS
      const g = (y + 0.5) / STEPS
      const b = (z + 0.5) / STEPS
      table[at] = nearest(places, sorted([r * r, g * g, b * b]))
    }
    return table[at]!
  }
}
