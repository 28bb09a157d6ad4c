import { mix, type Rgb } from '../colour.ts'

/** Colours of a petal or a leaf: at its foot and at its tip. */
export type Tones = readonly [Rgb, Rgb]

export function mixed(a: Rgb, b: Rgb, t: number): Rgb {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]
}

export function scaled([r, g, b]: Rgb, by: number): Rgb {
  return [r * by, g * by, b * by]
}
