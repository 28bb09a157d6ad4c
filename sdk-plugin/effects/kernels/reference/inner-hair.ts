import { mix, smoothstep } from '../../colour.ts'
import type { Carrying } from '../inner-hair.ts'
import { smallAt } from './matte.ts'

/** How much darker and lighter than what is around single hairs are, at most. */
const [LEAST, MOST] = [0.35, 2.4]

export function carryHair({ photo, part, share, around, low }: Carrying): void {
  for (const [y, much] of low.entries()) {
    for (let x = 0, at = y * part.width; x < part.width; x++, at++) {
      if (share[at]! < 0.01) continue
      const how = much * smoothstep(0.985, 0.86, smallAt(around.soft, around, 2, x, y))
      const to = (y + part.top) * photo.width + part.left + x
      const light = lightOf(photo.r[to]!, photo.g[to]!, photo.b[to]!)
      const near = smallAt(around.light, around, 2, x, y) + 1e-4
      const detail = Math.min(MOST, Math.max(LEAST, light / near))
      const [red, green, blue] = around.inner.map((tones) => smallAt(tones, around, 2, x, y))
      // Short hair is darker than the skin within.
      const gain = detail * Math.min(1, near / (lightOf(red!, green!, blue!) + 1e-4))
      photo.r[to] = mix(photo.r[to]!, red! * gain, how)
      photo.g[to] = mix(photo.g[to]!, green! * gain, how)
      photo.b[to] = mix(photo.b[to]!, blue! * gain, how)
    }
  }
}

function lightOf(red: number, green: number, blue: number): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
