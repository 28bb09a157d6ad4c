import { LIGHT, mix, type Rgb } from '../../colour.ts'
import type { Area } from '../crop.ts'
import type { Deepening, Taming } from '../tones.ts'

interface Colours {
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** What `../tones.ts` says, readable: the kernels are held to it. */
export function weighedLightness({ r, g, b }: Colours, [wr, wg, wb]: Rgb): Float32Array {
  return r.map((red, at) => Math.min(1, Math.sqrt(Math.max(0, wr * red + wg * g[at]! + wb * b[at]!))))
}

export function lightOfBytes(data: Uint8Array, pixels: number): Colours {
  const planeOf = (channel: number) => Float32Array.from({ length: pixels }, (_, at) => LIGHT[data[at * 3 + channel]!]!)
  return { r: planeOf(0), g: planeOf(1), b: planeOf(2) }
}

export function tameColours({ r, g, b }: Colours, { mask, sources, most, warm, sheen }: Taming): void {
  for (let at = 0; at < mask.length; at++) {
    if (mask[at]! < 0.004) continue
    const own = [r[at]!, g[at]!, b[at]!] as const
    let against = 0
    for (const tones of sources) {
      against += Math.max(0, -(tones[0]! * own[0] + tones[1]! * own[1] + tones[2]! * own[2]))
    }
    const share = Math.min(most, against / (Math.max(...own) + 1e-4)) * (own[0] > own[2] ? warm : 1)
    const grey = 0.2126 * own[0] + 0.7152 * own[1] + 0.0722 * own[2]
    for (const [channel, each] of [r, g, b].entries()) each[at] = mix(own[channel]!, grey * sheen[channel]!, share)
  }
}

export function rootsOf(light: Float32Array, stride: number, { left, top, width, height }: Area): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) => {
    return Math.sqrt(Math.max(0, light[(top + Math.floor(at / width)) * stride + left + (at % width)]!))
  })
}

export function deepenPart(
  light: Float32Array,
  stride: number,
  { left, top, width }: Area,
  { seen, around, inside, strength, lights }: Deepening,
): void {
  for (const [at, own] of seen.entries()) {
    if (inside[at] === 0) continue
    const detail = own - around[at]!
    const made = Math.max(0, own + detail * inside[at]! * (detail < 0 ? strength : lights))
    light[(top + Math.floor(at / width)) * stride + left + (at % width)] = made * made
  }
}
