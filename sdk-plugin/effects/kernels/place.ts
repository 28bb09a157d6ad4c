import type { Frame } from '../frame.ts'
import type { Print } from '../photo/photo.ts'
import type { PlaceOptions } from '../photo/place.ts'
import { edgesOf, inverseOf, type Quad } from '../photo/quad.ts'
import { addressOf, type Arena, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** As the kernel numbers them. */
const BLENDS = { over: 0, ink: 1, light: 2 } as const
/** Eight-byte numbers that the kernel is told in memory, in its order. */
const FIELDS = 24

/** Lays a print into a quad: in perspective, bilinear, its edge antialiased. */
export function layQuad(
  { width, height, r, g, b }: Frame,
  print: Print,
  quad: Quad,
  { blend, gain, opacity, soft }: PlaceOptions,
): void {
  const xs = quad.map(([x]) => x)
  const ys = quad.map(([, y]) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs) - soft))
  const right = Math.min(width - 1, Math.ceil(Math.max(...xs) + soft))
  const top = Math.max(0, Math.floor(Math.min(...ys) - soft))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys) + soft))
  if (left > right || top > bottom) return
  inPlace([r, g, b], (frame) => {
    kernel((temporary) => {
      const block = temporary.floats(FIELDS * 2, false)
      const fields = new Float64Array(block.buffer, block.byteOffset, FIELDS)
      fields.set([...inverseOf(quad), ...edgesOf(quad), soft, gain, opacity])
      const [toR, toG, toB] = frame as [number, number, number]
      // prettier-ignore
      wasm.place(
        block.byteOffset, toR, toG, toB, width, wovenIn(print, temporary), Boolean(print.share), print.width, print.height,
        left, right, top, bottom, BLENDS[blend],
      )
    })
  })
}

/** Pixels of four numbers beside each other: one is read at once. */
function wovenIn({ r, g, b, share }: Print, temporary: Arena): number {
  const to = temporary.floats(r.length * 4, false).byteOffset
  const [red, green, blue] = [r, g, b].map((plane) => addressOf(plane, temporary)) as [number, number, number]
  wasm.weave(red, green, blue, share ? addressOf(share, temporary) : 0, to, r.length)
  return to
}
