import * as z from 'zod'
import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'

const NAMED: Readonly<Record<string, number>> = { '1k': 1024, '2k': 2048, '4k': 4096 }
const MOST_PIXELS = 25_000_000
const LONGEST_SIDE = 8192

/** The longer side, or a box to fit into. */
export interface Resolution {
  name: string
  width: number
  height: number
}

/** `1k`, `2k`, `4k` (the longer side) or `WxH` (a box that the picture fits into), at most 25 million pixels. */
export function resolution(description: string) {
  const schema = z.string().meta({ format: 'resolution' })
  return schema
    .transform((value, ctx): Resolution => {
      const refuse = (message: string, code: string) => {
        ctx.addIssue({ code: 'custom', message, params: { code, expected: '1k, 2k, 4k or WxH such as 1600x900' } })
        return z.NEVER
      }
      const name = value.trim().toLowerCase()
      const side = NAMED[name]
      if (side !== undefined) return { name, width: side, height: side }
      const [width, height, ...more] = name
        .split(/[x×]/)
        .map((part) => (/^\d{1,5}$/.test(part) ? Number(part) : Number.NaN))
      if (more.length > 0 || !width || !height) return refuse('is not a resolution', 'param_invalid')
      if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) {
        return refuse('is more than 25 million pixels or 8,192 on a side', 'param_out_of_range')
      }
      return { name, width, height }
    })
    .describe(description)
}

/** A picture at a resolution, in its own shape; enlarged with Lanczos where it is smaller. */
export async function atResolution(raster: Raster, { width, height }: Resolution): Promise<Raster> {
  return rasterOf(imageOf(raster).resize({ width, height, fit: 'inside', kernel: 'lanczos3' }))
}
