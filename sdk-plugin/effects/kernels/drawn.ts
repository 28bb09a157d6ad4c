import { LIGHT } from '../colour.ts'
import { blur } from './blur.ts'
import { addressOf, type Arena, copied, kernel, plane, within } from './memory.ts'
import { wasm } from './wasm.ts'

const STEPS = 4096
const CODES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
})

/** The byte of sRGB for light from 0 on. */
export function byteOf(light: number): number {
  return CODES[Math.min(STEPS, (light * STEPS) | 0)]!
}

/** Light as RGBA bytes without anything clear. */
export function opaqueBytes([r, g, b]: readonly Float32Array[], pixels: number): Buffer {
  return kernel((temporary) => {
    const [red, green, blue] = [r!, g!, b!].map((plane) => addressOf(plane, temporary)) as [number, number, number]
    const whole = temporary.floats(pixels, false).fill(1)
    const bytes = temporary.bytes(pixels * 4)
    wasm.inkOfLight(whole.byteOffset, red, green, blue, bytes.byteOffset, pixels, codesIn(temporary), STEPS)
    return copied(bytes)
  })
}

/** The address of the bytes of light from 0 to 1, in 4096 steps. */
export function codesIn(temporary: Arena): number {
  const codes = temporary.bytes(CODES.length)
  codes.set(CODES)
  return codes.byteOffset
}

/**
 * RGBA bytes, colours not multiplied by alpha, blurred as light is: `sigma` pixels far.
 *
 * @param ink The only colour that they have, which stays. Default they have several
 */
export function blurDrawn(
  pixels: Uint8ClampedArray,
  width: number,
  sigma: number,
  ink?: readonly [number, number, number],
): Uint8ClampedArray {
  const count = pixels.length / 4
  return kernel((temporary) =>
    within(temporary, () => {
      const bytes = temporary.bytes(pixels.length)
      bytes.set(pixels)
      const planes = Array.from({ length: ink ? 1 : 4 }, () => plane(count, false))
      const addresses = planes.map(({ byteOffset }) => byteOffset)
      const [share, r = 0, g = 0, b = 0] = addresses as [number, number?, number?, number?]
      wasm.lightOfInk(bytes.byteOffset, share, r, g, b, count, addressOf(LIGHT, temporary))
      const soft = planes.map((each) => addressOf(blur(each, width, count / width, sigma), temporary))
      const [softShare, softR = 0, softG = 0, softB = 0] = soft as [number, number?, number?, number?]
      if (ink) new Uint32Array(bytes.buffer, bytes.byteOffset, count).fill(ink[0] | (ink[1] << 8) | (ink[2] << 16))
      wasm.inkOfLight(softShare, softR, softG, softB, bytes.byteOffset, count, codesIn(temporary), STEPS)
      return new Uint8ClampedArray(bytes)
    }),
  )
}
