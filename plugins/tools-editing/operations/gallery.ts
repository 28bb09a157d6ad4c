import { blendPixel, clamp, mix, type Raster, type Rgb, rgbOf } from '../kernels/canvas.ts'
import { cloudPlane, grainPlane } from '../kernels/noise.ts'
import { pixelsOf } from '../language/clause.ts'
import { fits, mounted } from './frames.ts'
import { defineOperation } from './operation.ts'

export const gallery = defineOperation({
  name: 'frame',
  says: [
    {
      words: 'frame, picture frame, wooden frame, framed, gallery frame, photo frame, wood frame, wall frame',
      preset: { wood: '#6e4526' },
    },
    { words: 'gold frame, golden frame, gilded frame', preset: { wood: '#b48a3c' } },
    { words: 'black frame', preset: { wood: '#25211f' } },
    { words: 'white frame', preset: { wood: '#e9e5dd' } },
  ],
  frame: true,
  surrounds: true,
  takes: ['colour'],
  read: (clause) => ({
    wood: clause.take('colour') ?? String(clause.preset['wood']),
    width: clause.length({ usual: 5.5, max: 20 }),
  }),
  run(raster, { wood, width }, scene) {
    const side = Math.max(4, Math.round(pixelsOf(width, raster)))
    if (!fits(raster, 6 * side, scene)) return raster
    const mat = mounted(raster, { x: side * 1.5, top: side * 1.5 }, [244, 241, 233])
    bevel(mat, side)
    return mouldings(mounted(mat, { x: side, top: side }, rgbOf(wood)), side, rgbOf(wood))
  },
})

/** The cut edge of the mat around the picture, and the shadow that the frame throws on the mat. */
function bevel(mat: Raster, side: number): void {
  const inset = Math.round(side * 1.5)
  const cut = Math.max(1, side * 0.09)
  const { width, height, data } = mat
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const [dx, dy] = [Math.min(x, width - 1 - x), Math.min(y, height - 1 - y)]
      const edge = inset - Math.min(dx, dy)
      const lit = dy < dx ? y > height / 2 : x > width / 2
      if (edge > 0 && edge <= cut) data.fill(lit ? 255 : 198, at, at + 3)
      const shade = Math.max(0, 1 - Math.min(y, x * 1.3) / (side * 0.5)) * 0.34 * (edge > 0 ? 1 : 0)
      if (shade > 0) blendPixel(data, at, [52, 46, 40], shade)
    }
  }
}

/** Wood with grain along each side, mitred, in a profile that the light catches. */
function mouldings(sheet: Raster, side: number, wood: Rgb): Raster {
  const { width, height, data } = sheet
  const veins = cloudPlane(Math.max(width, height), side * 2, side * 0.5, { octaves: 3, seed: 51 })
  const fine = grainPlane(Math.max(width, height), side * 2, 52)
  const row = Math.max(width, height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const [dx, dy] = [Math.min(x, width - 1 - x), Math.min(y, height - 1 - y)]
      const depth = Math.min(dx, dy)
      if (depth >= side) continue
      const upright = dx < dy
      const upper = upright ? x < width / 2 : y < height / 2
      const along = Math.floor((upright ? y : x) / 5)
      const vein = veins[depth * row + along]! - 0.5 + fine[depth * row + along]! * 0.05
      const t = depth / side
      // A round outer edge, a hollow, a bead at the picture.
      const slope = t < 0.3 ? 1 - t / 0.3 : t < 0.72 ? -0.38 : t < 0.88 ? 0.6 : -0.7
      const light = slope * (upper ? 34 : -34) + (upright ? -5 : 6)
      const mitre = Math.abs(dx - dy) < 1 ? -22 : 0
      for (let c = 0; c < 3; c++) data[at + c] = clamp(mix(wood[c]!, wood[c]! * (1 + vein * 0.75), 1) + light + mitre)
    }
  }
  return sheet
}

export const operations = [gallery]
