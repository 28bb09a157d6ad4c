/** 1 where a row of pixels has letters on both sides, not far apart. */
export function gapsOf(distance: Float32Array, width: number, height: number, most: number): Uint8Array {
  const between = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    let last = -most - 1
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (distance[at]! <= 0) continue
      if (x - last > 1 && x - last <= most) between.fill(1, at - (x - last) + 1, at)
      last = x
    }
  }
  return between
}

/** Whether a place of the mask is marked; none is beyond its sides. */
export function isWithin(mask: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && mask[Math.trunc(y) * width + Math.trunc(x)] === 1
}
