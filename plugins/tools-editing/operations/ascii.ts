import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { clamp, lumaOf, mix, rasterOfSize, type Raster, rgbOf } from '../kernels/canvas.ts'
import { histogram, percentile } from '../kernels/curve.ts'
import { defineOperation } from './operation.ts'

/** From empty to full, as JetBrains Mono draws them. */
const RAMP = [...' .,:;~+=ixoX#%@']

export const ascii = defineOperation({
  name: 'ascii',
  says: [
    { words: 'ascii, ascii art, text art, made of letters, made of characters, characters, terminal, typewriter art' },
  ],
  maxPixels: 4_000_000,
  takes: ['colour'],
  read: (clause) => ({
    columns: clamp(Math.round(clause.number('none') ?? 110 / clause.factor()), 24, 240),
    colour: clause.take('colour'),
  }),
  async run(raster, { columns, colour }) {
    const wide = Math.max(2, Math.floor(raster.width / columns))
    const tall = Math.max(3, Math.round(wide * 1.9))
    const [across, down] = [Math.max(1, Math.floor(raster.width / wide)), Math.max(1, Math.floor(raster.height / tall))]
    const cells = await rasterOf(imageOf(raster).resize(across, down, { fit: 'fill' }))
    return typed(raster, cells, await atlasOf(wide, tall), { wide, tall, colour })
  },
})

interface Grid {
  wide: number
  tall: number
  colour: string | undefined
}

/** Letters in the colours beneath them on near black. */
function typed(raster: Raster, cells: Raster, atlas: Float32Array[], { wide, tall, colour }: Grid): Raster {
  const luma = lumaOf(cells)
  const counts = histogram(luma, cells)
  const [dark, light] = [percentile(counts, 0.02), Math.max(percentile(counts, 0.98), percentile(counts, 0.02) + 30)]
  const ink = colour === undefined ? undefined : rgbOf(colour)
  const out = rasterOfSize(raster.width, raster.height, [11, 13, 17], 255)
  for (let y = 0, to = 0; y < raster.height; y++) {
    const row = Math.min(cells.height - 1, Math.floor(y / tall))
    for (let x = 0; x < raster.width; x++, to += 4) {
      const column = Math.min(cells.width - 1, Math.floor(x / wide))
      const cell = row * cells.width + column
      const shade = clamp((luma[cell]! - dark) / (light - dark), 0, 1)
      const glyph = atlas[Math.round(shade ** 0.9 * (RAMP.length - 1))]!
      const share = glyph[(y - row * tall) * wide + (x - column * wide)] ?? 0
      for (let c = 0; c < 3; c++) {
        const lit = ink ? ink[c]! * (0.45 + 0.55 * shade) : clamp(cells.data[cell * 4 + c]! * 1.25 + 46)
        out.data[to + c] = mix(out.data[to + c]!, lit, share)
      }
      out.data[to + 3] = raster.data[to + 3]!
    }
  }
  return out
}

/** How much of each pixel of a cell each character covers. */
async function atlasOf(wide: number, tall: number): Promise<Float32Array[]> {
  const { writeOn } = await import('./lettering.ts')
  const glyphs: Float32Array[] = []
  for (const character of RAMP) {
    const large = rasterOfSize(wide * 4, tall * 4)
    const box = { x: 0, y: 0, width: wide * 4, height: tall * 4 }
    if (character !== ' ')
      await writeOn(large, character, { box, font: 'mono', weight: 700, colour: '#ffffff', maxSize: wide * 6.6 })
    const cell = await rasterOf(imageOf(large).resize(wide, tall, { fit: 'fill' }))
    glyphs.push(Float32Array.from({ length: wide * tall }, (_, at) => cell.data[at * 4 + 3]! / 255))
  }
  return glyphs
}

export default [ascii]
