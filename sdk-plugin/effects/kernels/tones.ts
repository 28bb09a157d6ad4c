import { LIGHT, type Rgb } from '../colour.ts'
import type { Area } from './crop.ts'
import { addressOf, inPlace, kernel, output, plane } from './memory.ts'
import { wasm } from './wasm.ts'

interface Colours {
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** How light each pixel looks, 0 to 1: the square root of its light, each colour by its weight. */
export function weighedLightness({ r, g, b }: Colours, [wr, wg, wb]: Rgb): Float32Array {
  return kernel((temporary) => {
    const [red, green, blue] = [r, g, b].map((each) => addressOf(each, temporary)) as [number, number, number]
    const to = output(r.length, temporary)
    wasm.lightness(red, green, blue, to.at, r.length, wr, wg, wb)
    return to.done()
  })
}

/** Planes of light from RGB bytes; in the arena at work, or arrays of their own. */
export function lightOfBytes(data: Uint8Array, pixels: number): Colours {
  return kernel((temporary) => {
    const bytes = temporary.bytes(data.length)
    bytes.set(data)
    const light = addressOf(LIGHT, temporary)
    const [r, g, b] = [plane(pixels, false), plane(pixels, false), plane(pixels, false)]
    inPlace([r, g, b], ([red, green, blue]) => {
      wasm.lightOfBytes(bytes.byteOffset, red!, green!, blue!, pixels, light)
    })
    return { r, g, b }
  })
}

/** See `toneFor` in `../photo/painting/old-light.ts`. */
export interface Taming {
  /** How much of each pixel is theirs whose colours are tamed, 0 to 1. */
  mask: Float32Array
  /** Of each light what it has of colour, without its grey: three numbers. */
  sources: readonly (readonly number[])[]
  /** How much of itself a colour loses at the most, and how much of that what is redder than it is blue. */
  most: number
  warm: number
  /** The colour of what is thrown back as it is. */
  sheen: Rgb
}

/** Takes from colours what is against those of the lights, in place. */
export function tameColours({ r, g, b }: Colours, { mask, sources, most, warm, sheen }: Taming): void {
  kernel((temporary) => {
    const theirs = addressOf(mask, temporary)
    const lights = addressOf(Float32Array.from(sources.flat()), temporary)
    inPlace([r, g, b], ([red, green, blue]) => {
      wasm.tame(red!, green!, blue!, theirs, mask.length, lights, sources.length, most, warm, ...sheen)
    })
  })
}

/** Square roots of the light of a part of a plane, whose rows are `stride` long; 0 of what is darker than black. */
export function rootsOf(light: Float32Array, stride: number, { left, top, width, height }: Area): Float32Array {
  return kernel((temporary) => {
    const from = addressOf(light, temporary)
    const to = output(width * height, temporary)
    for (let y = 0; y < height; y++) {
      wasm.roots(from + 4 * ((top + y) * stride + left), to.at + 4 * y * width, width)
    }
    return to.done()
  })
}

/** What a part of a picture is to be: roots of light, the same blurred, and how much of their difference is told. */
export interface Deepening {
  seen: Float32Array
  around: Float32Array
  inside: Float32Array
  /** How much more what is darker than its surroundings differs from them, and what is lighter. */
  strength: number
  lights: number
}

/** Makes what differs from its surroundings differ more in a part of a plane, in place. */
export function deepenPart(
  light: Float32Array,
  stride: number,
  { left, top, width, height }: Area,
  { seen, around, inside, strength, lights }: Deepening,
): void {
  kernel((temporary) => {
    const parts = [seen, around, inside].map((part) => addressOf(part, temporary)) as [number, number, number]
    inPlace([light], ([to]) => {
      for (let y = 0; y < height; y++) {
        const [own, other, share] = parts.map((at) => at + 4 * y * width) as [number, number, number]
        wasm.deepen(to! + 4 * ((top + y) * stride + left), own, other, share, width, strength, lights)
      }
    })
  })
}
