import { clamp, type Raster } from './canvas.ts'

/** Distance from a rounded rectangle around the middle of a picture: below 0 inside, in pixels. */
export function roundedDistance(
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
  radius: number,
  inset = 0,
): number {
  const dx = Math.abs(x + 0.5 - width / 2) - width / 2 + inset + radius
  const dy = Math.abs(y + 0.5 - height / 2) - height / 2 + inset + radius
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
}

/** Share of a pixel that an edge at a distance covers. */
export function coverage(distance: number): number {
  return clamp(0.5 - distance, 0, 1)
}

/** Makes what lies outside of a shape transparent. `radius` in pixels. */
export function roundCorners(raster: Raster, radius: number): Raster {
  const { width, height, data } = raster
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      data[at] = data[at]! * coverage(roundedDistance(x, y, raster, radius)) + 0.5
    }
  }
  return raster
}

export function circleAlpha(raster: Raster): Raster {
  return roundCorners(raster, Math.min(raster.width, raster.height) / 2)
}
