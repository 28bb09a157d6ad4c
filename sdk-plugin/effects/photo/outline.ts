import * as z from 'zod'
import { canvasModule } from '../../text/skia.ts'
import { blur } from '../kernels/blur.ts'
import { type Arena, plane, within } from '../kernels/memory.ts'
import { Kept } from '../kept.ts'
import { scratchCanvas } from '../scratch-canvas.ts'

/** An outline of what is no rectangle: a path in `view`, which the thing fills. */
export const outlineSchema = z.strictObject({
  /** In the notation of SVG's `d`; inside by the even-odd rule. */
  path: z.string().min(1),
  view: z.tuple([z.number().positive(), z.number().positive()]).readonly(),
  /** Softness of its edge, as a share of the shorter side: a vignette. */
  soft: z.number().min(0).max(0.3).default(0),
})

export type Outline = z.output<typeof outlineSchema>

/** Drawn outlines that are kept, in bytes: several sheets of medium size. The same sheet is cut for every photo. */
const KEPT_BYTES = 6 * 1024 * 1024
const kept = new Kept<Uint8Array>(KEPT_BYTES, ({ byteLength }) => byteLength)

/**
 * How much of each pixel lies within the outline, 0 to 1.
 *
 * @param arena Holds the plane; without one it is an array of its own.
 */
export function shareOf(outline: Outline, width: number, height: number, arena?: Arena): Float32Array {
  const { path, view, soft } = outline
  const inside = kept.get(`${width}x${height} ${view.join()} ${path}`, () => drawn(outline, width, height))
  return within(arena, () => {
    const share = plane(inside.length, false)
    for (let at = 0; at < share.length; at++) share[at] = inside[at]! * (1 / 255)
    return soft === 0 ? share : blur(share, width, height, soft * Math.min(width, height))
  })
}

function drawn({ path, view }: Outline, width: number, height: number): Uint8Array {
  const context = scratchCanvas(width, height)
  context.scale(width / view[0], height / view[1])
  // The canvas clips by a path; what is then painted is its inside.
  context.clip(new (canvasModule().Path2D)(path), 'evenodd')
  context.fillRect(0, 0, view[0], view[1])
  const { data } = context.getImageData(0, 0, width, height)
  const inside = new Uint8Array(width * height)
  for (let at = 0; at < inside.length; at++) inside[at] = data[at * 4 + 3]!
  return inside
}
