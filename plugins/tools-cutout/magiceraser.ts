import { defineEndpoint, param, unprocessable, z } from '@gateway/sdk-plugin'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import { readRaster, saveRaster } from '@gateway/sdk-plugin/raster'
import { fillIn, regionsOf } from '@gateway/sdk-plugin/vision'
import { findSmallObject } from './object.ts'
import { boxMask, boxParam, loadMask, MAX_PIXELS, refuseWhole } from './place.ts'
import { regionBoxes } from './regions.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'magiceraser',
  summary: 'Erases an object and fills the place in',
  description: [
    'What is to go is named by `box` or by `mask`; with neither, the most salient small object goes. The place is',
    'filled from what is round it: even ground is carried across, texture and lines are continued with patches of the',
    'picture itself. Name the object with its shadow, and not much more.',
    '',
    'Result: the file, `regions` (the boxes that were erased, in pixels of the result) and `engine`: `patches`,',
    '`smooth`',
    'or both, joined by `+`.',
    '',
    'JPEG, PNG, WebP, GIF, AVIF, TIFF and SVG up to 25 MB and 40 million pixels; the result has at most 16 million.',
    'Large places are filled on a smaller copy and look softer.',
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
    box: boxParam('Place to erase as `x,y,width,height` in pixels of the picture').optional(),
    mask: param
      .url({ description: 'Address of a mask of the same shape: white is erased, black and transparent stay' })
      .optional(),
  }),
  examples: [
    {
      title: 'A ball on a lawn, found by itself',
      params: { url: '{samples}/ball.jpg' },
      expect: { 'result.type': 'image/jpeg', 'result.engine': /patches/ },
    },
    {
      title: 'A named place',
      params: { url: '{samples}/bricks.jpg', box: '250,170,150,130' },
      expect: { 'result.type': 'image/jpeg', 'result.regions.0.width': 150 },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  cache: 3600,
  async handle({ url, box, mask: maskUrl }, ctx) {
    const picture = await loadPicture(ctx, url)
    const raster = await readRaster(picture, { maxPixels: MAX_PIXELS })
    const { signal } = ctx
    const mask = box
      ? boxMask(box, raster, picture)
      : maskUrl
        ? await loadMask(ctx, maskUrl, raster)
        : await findSmallObject(raster, signal)
    if (!mask) throw noObject()
    refuseWhole(mask)
    const { raster: filled, smooth, patches } = await fillIn(raster, mask, { signal })
    const engine = [patches && 'patches', smooth && 'smooth'].filter(Boolean).join('+')
    const file = await saveRaster(ctx, filled, { name: 'erased' })
    return { ...file, engine, regions: regionBoxes(regionsOf(mask, raster).regions) }
  },
})

function noObject() {
  return unprocessable('No small object stands out in the picture.', {
    expected: 'an object that differs from what is round it and covers at most a seventh of the picture',
    hint: 'Name the place: box=x,y,width,height in pixels, or mask with the address of a mask.',
  })
}
