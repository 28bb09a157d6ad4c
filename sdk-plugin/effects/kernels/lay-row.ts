import type { Frame } from '../frame.ts'
import type { Print } from '../photo/photo.ts'
import type { PlaceOptions } from '../photo/place.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** As the kernel numbers them. */
const BLENDS = { over: 0, ink: 1, light: 2 } as const

/** Lays a print on a frame with its first pixel at a whole place of it, pixel on pixel. */
export function layUpright(
  { width, height, r, g, b }: Frame,
  print: Print,
  [left, top]: readonly [number, number],
  { blend, gain, opacity }: Omit<PlaceOptions, 'soft'>,
): void {
  const [from, to] = [Math.max(0, left), Math.min(width, left + print.width)]
  if (from >= to) return
  kernel((temporary) => {
    const planes = [print.r, print.g, print.b].map((plane) => addressOf(plane, temporary))
    const shares = print.share ? addressOf(print.share, temporary) : 0
    inPlace([r, g, b], (frame) => {
      for (let y = Math.max(0, top); y < Math.min(height, top + print.height); y++) {
        const own = 4 * ((y - top) * print.width + from - left)
        for (const [channel, plane] of planes.entries()) {
          const on = frame[channel]! + 4 * (y * width + from)
          wasm.layRow(on, plane + own, shares ? shares + own : 0, to - from, BLENDS[blend], gain, opacity)
        }
      }
    })
  })
}
