import type { Area } from './crop.ts'
import { fieldsIn } from './block.ts'
import { addressOf, type Arena, copied, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** Bytes of RGBA, straight alpha, rows from the top. */
interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

export interface Scaling {
  /** What of the pixels is taken. */
  area: Area
  /** Of the result. */
  width: number
  height: number
  /** Where in it they come to lie. Default: all over it; the rest is paper. */
  part?: Area | undefined
  /** Bytes of red, green and blue that transparent pixels lie on. */
  paper: readonly [number, number, number]
}

/** How much of the pixels on one line count for each place of a shorter or longer one. */
export interface Taps {
  /** Of the first that counts. */
  starts: Int32Array
  /** `taps` for each place; they are 1 together. */
  weights: Float32Array
  taps: number
}

/** RGB bytes of a part of a picture at another size: by a cubic where it grows, by Lanczos' filter where it shrinks. */
export function scaledBytes({ width, data }: Pixels, { area, paper, part, ...size }: Scaling): Buffer {
  const place = part ?? { left: 0, top: 0, ...size }
  const [across, down] = [tapsOf(area.width, place.width), tapsOf(area.height, place.height)]
  return kernel((temporary) => {
    const from = temporary.bytes(area.width * area.height * 4)
    for (let y = 0; y < area.height; y++) {
      const start = ((area.top + y) * width + area.left) * 4
      from.set(data.subarray(start, start + area.width * 4), y * area.width * 4)
    }
    const to = temporary.bytes(size.width * size.height * 3)
    if (part) for (let at = 0; at < to.length; at++) to[at] = paper[at % 3]!
    const stride = size.width * 3
    const line = temporary.floats(4 * Math.max(area.width, place.width), false).byteOffset
    const ring = temporary.floats(4 * place.width * down.taps, false).byteOffset
    const picture = [from.byteOffset, area.width, to.byteOffset + place.top * stride + place.left * 3, stride]
    const tables = [across, down].flatMap((taps) => addressed(taps, temporary))
    wasm.scale(fieldsIn(temporary, [...picture, place.width, place.height, ...tables, line, ring], [...paper, 255]))
    return copied(to)
  })
}

function addressed({ starts, weights, taps }: Taps, temporary: Arena): number[] {
  return [addressOf(starts, temporary), addressOf(weights, temporary), taps]
}

/** For `to` places over `from` pixels of a line; beyond its ends the last pixels are repeated. */
export function tapsOf(from: number, to: number): Taps {
  const ratio = from / to
  const [reach, weigh] = ratio > 1 ? ([3 * ratio, lanczos] as const) : ([2, cubic] as const)
  const apart = Math.max(1, ratio)
  const taps = Math.min(from, Math.ceil(2 * reach))
  const starts = new Int32Array(to)
  const weights = new Float32Array(to * taps)
  for (let at = 0; at < to; at++) {
    const middle = (at + 0.5) * ratio - 0.5
    const first = Math.floor(middle - reach) + 1
    const start = Math.min(from - taps, Math.max(0, first))
    starts[at] = start
    let sum = 0
    for (let place = first; place < middle + reach; place++) {
      const weight = weigh((place - middle) / apart)
      weights[at * taps + Math.min(taps - 1, Math.max(0, place - start))]! += weight
      sum += weight
    }
    for (let tap = 0; tap < taps; tap++) weights[at * taps + tap]! /= sum
  }
  return { starts, weights, taps }
}

/** Catmull and Rom's: through the pixels themselves. */
function cubic(away: number): number {
  const x = Math.abs(away)
  if (x >= 2) return 0
  return x < 1 ? 1 + x * x * (1.5 * x - 2.5) : 2 + x * (-4 + x * (2.5 - 0.5 * x))
}

function lanczos(away: number): number {
  if (away === 0) return 1
  if (Math.abs(away) >= 3) return 0
  const x = Math.PI * away
  return (3 * Math.sin(x) * Math.sin(x / 3)) / (x * x)
}
