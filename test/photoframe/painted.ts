import { frameRecipeSchema } from '../../sdk-plugin/effects/photo/recipe.ts'
import { type Painted, renderFrame } from '../../sdk-plugin/effects/photo/render.ts'
import type { Raster } from '../../sdk-plugin/raster.ts'

/** A photo of one colour. @param rgb 0 to 255 */
export function evenPhoto(width: number, height: number, rgb: readonly [number, number, number]): Raster {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let pixel = 0; pixel < width * height; pixel++) data.set(rgb, pixel * 4)
  return { width, height, data }
}

const BARE = { vignette: 0, bloom: { strength: 0 }, tone: 'soft' } as const

interface Given {
  photo?: Raster
  seed?: number
  shape?: readonly [number, number]
}

/** A recipe of these steps, its colours left as they are. */
export function recipeOf(steps: readonly object[], shape: readonly [number, number] = [160, 120]) {
  return frameRecipeSchema.parse({ shape, steps, finish: BARE })
}

/** What steps paint on 160 × 120 pixels, or on another shape. */
export function painted(steps: readonly object[], { photo, seed = 1, shape }: Given = {}): Promise<Painted> {
  return renderFrame(recipeOf(steps, shape), { photos: photo ? { url: photo } : {}, texts: {} }, { seed })
}

/** Red, green and blue of a pixel. */
export function at({ width, pixels }: Painted, x: number, y: number): number[] {
  return [...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
}

/** Whether two colours are alike. */
export const near = (a: readonly number[], b: readonly number[], by = 6) => a.every((v, i) => Math.abs(v - b[i]!) <= by)
