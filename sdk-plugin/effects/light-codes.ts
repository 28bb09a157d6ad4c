import { mix, smoothstep } from './colour.ts'

/**
 * Light in 8 bits: even steps of its logarithm up to `MOST`, near-even steps of light below `1 / DARK`. Finer than what
 * is seen after any exposure of a stop or two.
 */
const MOST = 8
const DARK = 64

/** 0 to 255. */
export function encodeLight(light: number): number {
  const bounded = Math.min(MOST, Math.max(0, light))
  return Math.round((Math.log2(1 + bounded * DARK) / Math.log2(1 + MOST * DARK)) * 255)
}

/** Light of each of the 256 codes. */
export const DECODED = Float32Array.from({ length: 256 }, (_, code) => {
  return (2 ** ((code / 255) * Math.log2(1 + MOST * DARK)) - 1) / DARK
})

/**
 * The green of light whose red the codes have cut off. A flame of 20, 11 and 3 comes back as 8, 8 and 3, the yellow of a
 * lime: lamps and flames glow, so their green lies between red and blue, by their ratio. White lamps stay white.
 */
export function glowingGreen(red: number, green: number, blue: number): number {
  const between = Math.sqrt(red * blue)
  return green <= between ? green : mix(green, between, smoothstep(MOST / 2, MOST, red))
}
