import { param, unprocessable, z } from '@gateway/sdk-plugin'
import type { PluginContext } from '@gateway/sdk-plugin'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import { imageOf, rasterOf, readRaster } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const MAX_PIXELS = 16_000_000

/** `x,y,width,height` in pixels of the upright picture. */
export function boxParam(description: string) {
  return param
    .text({ max: 60, trim: true })
    .transform((value, ctx): Box => {
      const numbers = value
        .split(/\s*,\s*/)
        .map((part) => (/^\d{1,5}(\.\d{1,3})?$/.test(part) ? Number(part) : Number.NaN))
      const [x, y, width, height] = numbers as [number, number, number, number]
      if (numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0)
        return { x, y, width, height }
      ctx.addIssue({
        code: 'custom',
        message: 'is not a box',
        params: { code: 'param_invalid', expected: 'x,y,width,height in pixels, such as 40,60,200,80' },
      })
      return z.NEVER
    })
    .describe(description)
}

/** The part of a box that lies in the picture, when the picture was shrunk from `original`. */
export function boxMask(box: Box, raster: Raster, original: { width: number; height: number }): Uint8Array {
  const scale = raster.width / original.width
  const [left, top] = [Math.floor(box.x * scale), Math.floor(box.y * scale)]
  const right = Math.min(raster.width, Math.ceil((box.x + box.width) * scale))
  const bottom = Math.min(raster.height, Math.ceil((box.y + box.height) * scale))
  if (left >= right || top >= bottom) {
    throw unprocessable('The box lies beside the picture.', {
      expected: `a box within ${original.width} × ${original.height} pixels`,
      received: `${box.x},${box.y},${box.width},${box.height}`,
    })
  }
  const mask = new Uint8Array(raster.width * raster.height)
  for (let y = top; y < bottom; y++) mask.fill(1, y * raster.width + left, y * raster.width + right)
  return mask
}

/** What is light and opaque in a picture of the same shape. */
export async function loadMask(ctx: PluginContext, url: string, raster: Raster): Promise<Uint8Array> {
  const { width, height } = raster
  const picture = await readRaster(await loadPicture(ctx, url), { maxPixels: MAX_PIXELS })
  const fitted = await rasterOf(imageOf(picture).resize(width, height, { fit: 'fill' }))
  const { data } = fitted
  const mask = new Uint8Array(width * height)
  for (let i = 0; i < mask.length; i++) {
    const light = 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!
    mask[i] = Number(data[i * 4 + 3]! > 127 && light > 127)
  }
  if (!mask.includes(1)) {
    throw unprocessable('The mask marks nothing.', {
      expected: 'white where the picture is to be erased, black or transparent elsewhere',
      hint: 'Paint the place white on black, at the size of the picture.',
    })
  }
  return mask
}

/** @throws `unprocessable` when too little is left to fill from */
export function refuseWhole(mask: Uint8Array): void {
  const marked = mask.reduce((sum, value) => sum + value, 0)
  if (marked <= mask.length * 0.6) return
  throw unprocessable('Too little of the picture would be left to fill it from.', {
    expected: 'at most 60 % of the picture',
    received: `${Math.round((100 * marked) / mask.length)} %`,
    hint: 'Name a smaller place.',
  })
}
