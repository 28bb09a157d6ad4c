import * as z from 'zod'

/** Red, green, blue in linear light. */
export type Rgb = readonly [number, number, number]

/** A colour in a recipe: `#rrggbb` as people write it, or three numbers in linear light, which may exceed 1. */
export const colour = z.union([
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .transform((hex): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]),
  z.tuple([z.number().min(0), z.number().min(0), z.number().min(0)]).readonly(),
])

function channel(hex: string, at: number): number {
  return linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** The light that a value of sRGB (0 to 1) stands for. */
export function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The light that each byte of sRGB stands for. */
export const LIGHT = Float32Array.from({ length: 256 }, (_, value) => linear(value / 255))

export function smoothstep(from: number, to: number, x: number): number {
  const t = (x - from) / (to - from)
  // Most of what is asked lies beyond either end. Two comparisons are also fewer bytes than calls: larger loops inline this.
  if (t <= 0) return 0
  if (t >= 1) return 1
  return t * t * (3 - 2 * t)
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** Between two colours. */
export function mixed(a: Rgb, b: Rgb, t: number): Rgb {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]
}

/** The colour at 0 to 1 of a row of colours evenly apart. */
export function ramp(colours: readonly Rgb[], at: number): Rgb {
  const place = Math.min(1, Math.max(0, at)) * (colours.length - 1)
  const index = Math.min(colours.length - 1, Math.floor(place))
  const from = colours[index]!
  const to = colours[Math.min(colours.length - 1, index + 1)]!
  const t = place - index
  return [mix(from[0], to[0], t), mix(from[1], to[1], t), mix(from[2], to[2], t)]
}
