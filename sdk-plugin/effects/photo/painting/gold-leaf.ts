import { smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'

/** How leaf lies, row by row: in sheets that overlap, never quite flat, here to the lamp and there to the dark room. */
export function leafOf(width: number, height: number, unit: number, seed: number) {
  const side = 78 * unit
  const cloud = new NoiseRows('clouds', width, { scale: 0.8 / unit, left: seed * 21 })
  const crease = new NoiseRows('grain', width, { scale: 0.42 / unit, scaleY: 0.36 / unit })
  const fine = new NoiseRows('grain', width, { scale: 2.2 / unit })
  const glance = new Float32Array(width)
  return (y: number) => {
    const wide = cloud.at(y)
    const folds = crease.at(y)
    const speck = fine.at(y)
    const row = Math.floor(y / side)
    const seam = smoothstep(1.5 * unit, 0.4 * unit, y - row * side)
    const shift = (row & 1) * 0.5 * side
    for (let x = 0; x < width; x++) {
      const column = Math.floor((x + shift) / side)
      const own = ((Math.imul(column + 7, 73_856_093) ^ Math.imul(row + 3, 19_349_663)) >>> 9) & 255
      const lap = Math.max(seam, smoothstep(1.5 * unit, 0.4 * unit, x + shift - column * side))
      const tilt = 0.1 * (own / 255 - 0.5) + 0.05 * lap + 0.22 * (0.5 - y / height)
      glance[x] = 0.5 + 0.34 * wide[x]! + 0.2 * folds[x]! + 0.1 * speck[x]! + tilt
    }
    return { glance, speck }
  }
}
