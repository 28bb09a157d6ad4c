import { defineEndpoint, param, unprocessable, z } from '@gateway/sdk-plugin'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import { readRaster, saveRaster } from '@gateway/sdk-plugin/raster'
import { fillIn, regionsOf, grow } from '@gateway/sdk-plugin/vision'
import { removeMarks } from './marked.ts'
import { boxMask, boxParam, refuseWhole } from './place.ts'
import { regionBoxes } from './regions.ts'

/** What the search for marks and the reckoning beneath them hold in memory at once. */
const MOST_PIXELS = 8_000_000

export default defineEndpoint({
  category: 'tools',
  name: 'watermarkremover',
  summary: 'Takes text, logos and repeated marks off a picture',
  description: [
    'Finds marks that repeat all over a picture, lines of letters, and logos in the corners. Repeated marks',
    'that let the',
    'picture through are taken off by reckoning: their colour and opacity are estimated, and what shone through',
    'gets its',
    'strength back. Everything else is filled in from its surroundings. Use it on pictures that are yours.',
    '',
    'Result: the file, `regions` (boxes of what was found, in pixels of the result), `engine` (`unblend`, `patches`,',
    '`smooth`, joined by `+`) and, after unblending, `overlay`: `colour` and `opacity` of the mark.',
    '',
    '`box` names the place by hand; nothing is looked for then. JPEG, PNG, WebP, GIF, AVIF, TIFF and SVG up to',
    '25 MB and',
    '40 million pixels; the result has at most 8 million. When no mark is found the answer is 422.',
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
    box: boxParam('Place of the mark as `x,y,width,height` in pixels of the picture').optional(),
  }),
  examples: [
    {
      title: 'Letters all over',
      params: { url: '{samples}/repeated.jpg' },
      expect: { 'result.type': 'image/jpeg', 'result.engine': /unblend/ },
    },
    {
      title: 'A logo in the corner',
      params: { url: '{samples}/corner.jpg' },
      expect: { 'result.type': 'image/jpeg', 'result.engine': /patches|smooth/ },
    },
  ],
  lane: 'cpu',
  timeoutMs: 55_000,
  cache: 3600,
  async handle({ url, box }, ctx) {
    const picture = await loadPicture(ctx, url)
    const raster = await readRaster(picture, { maxPixels: MOST_PIXELS })
    const { signal } = ctx
    if (box) {
      const mask = boxMask(box, raster, picture)
      refuseWhole(mask)
      const filled = await fillIn(raster, mask, { signal })
      const file = await saveRaster(ctx, filled.raster, { name: 'clean' })
      return {
        ...file,
        engine: filled.patches ? 'patches' : 'smooth',
        regions: regionBoxes(regionsOf(mask, raster).regions),
      }
    }
    const removed = await removeMarks(raster, signal)
    if (!removed) throw noMark()
    const file = await saveRaster(ctx, removed.raster, { name: 'clean' })
    const { regions } = regionsOf(grow(removed.mask, raster, Math.max(2, Math.round(raster.width / 100))), raster)
    return {
      ...file,
      engine: removed.engines.join('+'),
      ...(removed.overlay && { overlay: removed.overlay }),
      regions: regionBoxes(regions),
    }
  },
})

function noMark() {
  return unprocessable('No watermark was found in the picture.', {
    expected: 'letters, a corner logo, or marks that repeat',
    hint: 'Name the place: box=x,y,width,height in pixels of the picture.',
  })
}
