import type { Rgb } from '../colour.ts'

/** Colours of a petal or a leaf: at its foot and at its tip. */
export type Tones = readonly [Rgb, Rgb]

export function scaled([r, g, b]: Rgb, by: number): Rgb {
  return [r * by, g * by, b * by]
}

/** The tones of one of many: a little lighter or darker, warmer or cooler than the others. */
export function varied(random: () => number, [foot, tip]: Tones): Tones {
  const [light, warm] = [0.86 + 0.26 * random(), 0.94 + 0.12 * random()]
  const own = ([r, g, b]: Rgb): Rgb => [r * light * Math.sqrt(warm), g * light, (b * light) / warm]
  return [own(foot), own(tip)]
}
