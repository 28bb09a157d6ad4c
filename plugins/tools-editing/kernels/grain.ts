import { gaussian } from './blur.ts'
import { clamp, type Raster, shorterSide } from './canvas.ts'
import { grainPlane } from './noise.ts'

/** Grain of film: as large as a crystal would be, strongest in the middle tones, none in black and white. */
export function grained(raster: Raster, share: number, seed = 11): Raster {
  const { width, height, data } = raster
  const plane = grainPlane(width, height, seed)
  const side = shorterSide(raster)
  const sigma = Math.max(0.7, side / 1100)
  gaussian(plane, width, height, sigma)
  // Blurring a plane of noise divides its spread by 2·sigma·√π. A small picture shows each crystal larger.
  const gain = share * (side < 900 ? 19 : 34) * 2 * sigma * Math.sqrt(Math.PI)
  for (let at = 0, to = 0; at < plane.length; at++, to += 4) {
    const luma = (data[to]! + 2 * data[to + 1]! + data[to + 2]!) / 1020
    const added = plane[at]! * gain * 4 * luma * (1 - luma)
    for (let c = 0; c < 3; c++) data[to + c] = clamp(data[to + c]! + added + 0.5)
  }
  return raster
}
