import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { paste, rasterOfSize, type Raster, rgbOf } from '../kernels/canvas.ts'
import { type Clause, pixelsOf } from '../language/clause.ts'
import { defineOperation } from './operation.ts'
import { bounded } from './resize.ts'

export const pad = defineOperation({
  name: 'pad',
  says: [
    { words: 'pad, padding, add space around, extend canvas, canvas, margin, white space, whitespace, space around' },
    {
      words: 'fit in square, fit into square, fit to square, pad to square',
      preset: { ratio: '1:1' },
    },
    { words: 'blurred sides, blurred bars, blurry sides, blur padding, blurred padding', preset: { ground: 'blur' } },
    {
      words: 'letterbox, black bars, cinema bars, cinematic bars, letterboxed',
      preset: { ratio: '2.35:1', ground: '#000000', inside: 1 },
    },
  ],
  frame: true,
  surrounds: true,
  takes: ['colour', 'number'],
  read(clause: Clause) {
    const blur = clause.preset['ground'] === 'blur' || clause.says('blurred', 'blurry')
    const colour = clause.take('colour') ?? (clause.preset['ground'] as string | undefined)
    const ratio = clause.take('ratio')
    const square = clause.says('square')
    const preset = (clause.preset['ratio'] as string | undefined) ?? (blur || square ? '1:1' : undefined)
    const wanted = ratio ? `${ratio.width}:${ratio.height}` : preset
    return {
      ratio: wanted,
      space: wanted === undefined ? clause.length({ usual: 8 }) : undefined,
      ground: blur ? 'blur' : (colour ?? '#ffffff'),
      bars: clause.preset['inside'] === 1 ? true : undefined,
    }
  },
  async run(raster, { ratio, space = '0px', ground, bars }, scene) {
    if (bars) return barsOver(raster, ratioOf(ratio), ground)
    const room = Math.round(pixelsOf(space, raster))
    const shape = ratioOf(ratio)
    const wide = ratio === undefined ? raster.width + 2 * room : Math.max(raster.width, raster.height * shape)
    const tall = ratio === undefined ? raster.height + 2 * room : Math.max(raster.height, raster.width / shape)
    const [width, height] = bounded(wide, tall, scene)
    const share = Math.min(1, width / wide)
    const inner =
      share < 1 ? await rasterOf(imageOf(raster).resize(Math.max(1, Math.round(raster.width * share)))) : raster
    const below =
      ground === 'blur' ? await softGround(raster, width, height) : rasterOfSize(width, height, rgbOf(ground), 255)
    return paste(below, inner, Math.floor((width - inner.width) / 2), Math.floor((height - inner.height) / 2))
  },
})

function ratioOf(ratio = '1:1'): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width / height
}

/** The picture itself, enlarged, darkened and out of focus. */
async function softGround(raster: Raster, width: number, height: number): Promise<Raster> {
  const small = await imageOf(raster)
    .resize(48, 48, { fit: 'cover' })
    .modulate({ brightness: 0.82, saturation: 1.15 })
    .flatten()
    .png()
    .toBuffer()
  const { default: sharp } = await import('sharp')
  return rasterOf(
    sharp(await sharp(small).blur(3).png().toBuffer()).resize(width, height, { fit: 'fill', kernel: 'cubic' }),
  )
}

/** Bars over the picture, as films are shown. */
function barsOver(raster: Raster, ratio: number, colour: string): Raster {
  const bar = Math.max(0, Math.round((raster.height - raster.width / ratio) / 2))
  // A tall picture would be all bars, and one wider than the film has no room for them.
  const height = bar > 0 ? Math.min(bar, Math.round(raster.height * 0.17)) : Math.round(raster.height * 0.08)
  const strip = rasterOfSize(raster.width, Math.min(height, Math.floor(raster.height / 2)), rgbOf(colour), 255)
  paste(raster, strip, 0, 0)
  return paste(raster, strip, 0, raster.height - strip.height)
}

export const operations = [pad]
