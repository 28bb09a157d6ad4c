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
  frame: true,
  takes: ['colour'],
  read: (clause) => ({
    columns: clamp(Math.round(clause.number('none') ?? 96 / clause.factor()), 24, 240),
    colour: clause.take('colour'),
  }),
  async run(raster, { columns, colour }) {
    // Letters below eight pixels cannot be read: a small picture grows.
    const wide = Math.max(8, Math.round(raster.width / columns))
    const tall = Math.round(wide * 1.72)
    const down = clamp(Math.round((columns * wide * raster.height) / raster.width / tall), 1, Math.floor(8000 / tall))
    const cells = await rasterOf(imageOf(raster).resize(columns, down, { fit: 'fill' }))
    return typed(cells, await atlasOf(wide, tall), { wide, tall, colour })
  },
})

interface Grid {
  wide: number
  tall: number
  colour: string | undefined
}

/** Letters in the colours beneath them on near black. */
function typed(cells: Raster, atlas: readonly Float32Array[], { wide, tall, colour }: Grid): Raster {
  const luma = lumaOf(cells)
  const counts = histogram(luma, cells)
  const dark = percentile(counts, 0.02)
  const light = Math.max(percentile(counts, 0.98), dark + 30)
  const ink = colour === undefined ? undefined : rgbOf(colour)
  const out = rasterOfSize(cells.width * wide, cells.height * tall, [11, 13, 17], 255)
  for (let y = 0, to = 0; y < out.height; y++) {
    const row = Math.floor(y / tall)
    for (let x = 0; x < out.width; x++, to += 4) {
      const column = Math.floor(x / wide)
      const cell = row * cells.width + column
      const shade = clamp((luma[cell]! - dark) / (light - dark), 0, 1)
      const glyph = atlas[Math.round(shade ** 0.85 * (RAMP.length - 1))]!
      const share = Math.min(1, glyph[(y - row * tall) * wide + (x - column * wide)]! * 1.25)
      for (let c = 0; c < 3; c++) {
        const own = cells.data[cell * 4 + c]!
        const lit = ink
          ? ink[c]! * (0.4 + 0.6 * shade)
          : clamp(luma[cell]! + (own - luma[cell]!) * 1.5 + 40 + 40 * shade)
        out.data[to + c] = mix(out.data[to + c]!, lit, share)
      }
      out.data[to + 3] = cells.data[cell * 4 + 3]!
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
    const box = { x: -wide, y: -tall, width: wide * 6, height: tall * 6 }
    if (character !== ' ')
      await writeOn(large, character, { box, font: 'mono', weight: 700, colour: '#ffffff', maxSize: wide * 6.6 })
    const cell = await rasterOf(imageOf(large).resize(wide, tall, { fit: 'fill' }))
    glyphs.push(Float32Array.from({ length: wide * tall }, (_, at) => cell.data[at * 4 + 3]! / 255))
  }
  return glyphs
}

export const operations = [ascii]
