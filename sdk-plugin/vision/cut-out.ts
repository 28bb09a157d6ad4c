import { imageOf, rasterOf } from '../raster.ts'
import type { Raster } from '../raster.ts'
import { subjectColours } from './foreground.ts'
import { applyGuided, fitGuided } from './guided.ts'
import type { Colours } from './guided.ts'
import { mixMatte } from './matte.ts'
import { colourPlanes, resizePlane, sizeWithin } from './planes.ts'
import type { Plane, Size } from './planes.ts'

export interface CutOutOptions {
  /**
   * Longer side at which shares and colours are worked out, in pixels. Default 1,100: single hairs and what is seen
   * between them. 0 takes the mask as it is.
   */
  detail?: number
  signal?: AbortSignal
}

/** Longer side at which colours are worked out where the mask stands. */
const COLOUR_SIDE = 800

/**
 * The subject on transparency, in colours of its own: nothing of the old ground is left at the edge.
 *
 * @param mask from 0 to 255, width × height values
 * @throws the signal's reason when it aborts
 */
export async function cutOut(raster: Raster, mask: Uint8Array, options: CutOutOptions = {}): Promise<Raster> {
  const { detail = 1100, signal } = options
  const full: Size = { width: raster.width, height: raster.height }
  const size = sizeWithin(full, detail || COLOUR_SIDE)
  const isSmall = size.width === full.width && size.height === full.height
  const small = isSmall ? raster : await rasterOf(imageOf(raster).resize(size.width, size.height, { fit: 'fill' }))
  const colours = colourPlanes(small)
  const coarse = resizePlane(
    Float32Array.from(mask, (value) => value / 255),
    full,
    size,
  )
  const alpha = detail ? await fineAlpha(colours, coarse, size, signal) : coarse
  signal?.throwIfAborted()
  const own = subjectColours(colours, alpha, size)
  const shares = isSmall
    ? alpha
    : detail
      ? enlarged(raster, colours, alpha, size)
      : Float32Array.from(mask, (v) => v / 255)
  const shifts = own.map((plane, c) => plane.map((value, i) => value - colours[c]![i]!))
  return painted(
    raster,
    shares,
    shifts.map((plane) => resizePlane(plane, size, full)),
  )
}

async function fineAlpha(colours: Colours, coarse: Plane, size: Size, signal?: AbortSignal): Promise<Plane> {
  const rgb = new Float32Array(coarse.length * 3)
  for (let i = 0; i < coarse.length; i++) for (let c = 0; c < 3; c++) rgb[i * 3 + c] = colours[c]![i]!
  const mixed = await mixMatte(rgb, coarse, size, signal)
  const smooth = applyGuided(fitGuided(colours, mixed, size, 2, 60), size, colours, size)
  // Noise makes the nearly full and the nearly empty flicker.
  return smooth.map((value) => Math.min(1, Math.max(0, (value - 0.06) / 0.88)))
}

function enlarged(raster: Raster, colours: Colours, alpha: Plane, size: Size): Plane {
  const fit = fitGuided(colours, alpha, size, 2, 30)
  return applyGuided(fit, size, colourPlanes(raster), raster).map((value) => Math.min(1, Math.max(0, value)))
}

function painted(raster: Raster, alpha: Plane, shifts: readonly Plane[]): Raster {
  const data = Buffer.alloc(raster.data.length)
  for (let i = 0; i < alpha.length; i++) {
    const share = alpha[i]!
    // Nothing stays in the colours of what is gone: files get smaller, and no viewer shows it by mistake.
    if (share < 1 / 510) continue
    for (let c = 0; c < 3; c++) {
      const value = share > 0.998 ? raster.data[i * 4 + c]! : raster.data[i * 4 + c]! + shifts[c]![i]!
      data[i * 4 + c] = Math.min(255, Math.max(0, Math.round(value)))
    }
    data[i * 4 + 3] = Math.round(share * raster.data[i * 4 + 3]!)
  }
  return { width: raster.width, height: raster.height, data }
}
