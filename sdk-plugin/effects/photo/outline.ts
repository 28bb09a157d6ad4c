import * as z from 'zod'
import { canvasModule } from '../../text/skia.ts'
import { blur } from '../kernels/blur.ts'
import { alphaOf } from '../alpha.ts'

/** An outline of what is no rectangle: a path in `view`, which the thing fills. */
export const outlineSchema = z.strictObject({
  /** In the notation of SVG's `d`; inside by the even-odd rule. */
  path: z.string().min(1),
  view: z.tuple([z.number().positive(), z.number().positive()]).readonly(),
  /** Softness of its edge, as a share of the shorter side: a vignette. */
  soft: z.number().min(0).max(0.3).default(0),
})

export type Outline = z.output<typeof outlineSchema>

/** How much of each pixel lies within the outline, 0 to 1. */
export function shareOf({ path, view, soft }: Outline, width: number, height: number): Float32Array {
  const { createCanvas, Path2D } = canvasModule()
  const context = createCanvas(width, height).getContext('2d')
  context.scale(width / view[0], height / view[1])
  // The canvas clips by a path; what is then painted is its inside.
  context.clip(new Path2D(path), 'evenodd')
  context.fillRect(0, 0, view[0], view[1])
  const { data } = context.getImageData(0, 0, width, height)
  const share = alphaOf(data)
  return soft === 0 ? share : blur(share, width, height, soft * Math.min(width, height))
}
