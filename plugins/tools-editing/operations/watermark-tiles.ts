import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { paste, rasterOfSize, type Raster, shorterSide } from '../kernels/canvas.ts'
import { type Lettering, writeOn } from './lettering.ts'

/** A text over the whole picture, slanted, in rows that are set off from each other. */
export async function tiledText(
  raster: Raster,
  text: string,
  style: Omit<Lettering, 'box' | 'maxSize'>,
): Promise<Raster> {
  const size = shorterSide(raster) * 0.055
  const width = Math.ceil(Math.min(raster.width, size * 0.62 * Math.max(4, [...text].length) + size))
  const one = await writeOn(rasterOfSize(width, Math.ceil(size * 1.6)), text, {
    ...style,
    box: { x: 0, y: 0, width, height: size * 1.6 },
    maxSize: size,
  })
  const slanted = await rasterOf(imageOf(one).rotate(-28, { background: '#00000000' }))
  const [stepX, stepY] = [slanted.width + size * 0.7, slanted.height * 0.78 + size * 0.6]
  for (let row = -1; row * stepY < raster.height; row++) {
    const shift = row % 2 === 0 ? 0 : stepX / 2
    for (let column = -1; column * stepX < raster.width; column++) {
      paste(raster, slanted, Math.round(column * stepX + shift), Math.round(row * stepY))
    }
  }
  return raster
}
