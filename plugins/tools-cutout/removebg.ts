import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { cutOut, segmentSubject } from '@gateway/sdk-plugin/vision'
import { loadForCutting, saveCutOut } from './cutting.ts'

/** Longer side at which the share of each pixel is worked out. */
const DETAIL = 560

export default defineEndpoint({
  category: 'tools',
  name: 'removebg',
  summary: 'Cuts the subject out of a picture',
  description: [
    'Finds what stands out, people under their faces included, and returns it as PNG on transparency, in its own',
    'colours: what shone through of the old ground at the edge is taken out. `removebgv2` takes longer and',
    'keeps single',
    'hairs.',
    '',
    'Result: the file, `engine` (`segmentation`; `transparency` when the picture was cut out already),',
    '`coverage` (part',
    'of the picture that is left, from 0 to 1) and `subject`, the box round it in pixels of the result.',
    '',
    'JPEG, PNG, WebP, GIF, AVIF, TIFF and SVG up to 25 MB and 40 million pixels; the result has at most 16 million. A',
    'picture without a subject is 422.',
  ].join('\n'),
  params: z.object({ url: param.url({ description: 'Address of the picture' }) }),
  examples: [
    {
      title: 'A portrait',
      params: { url: '{samples}/portrait.jpg' },
      expect: { 'result.type': 'image/png', 'result.engine': 'segmentation' },
    },
    {
      title: 'A bottle in a studio',
      params: { url: '{samples}/bottle.jpg' },
      expect: { 'result.type': 'image/png', 'result.engine': 'segmentation' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  cache: 3600,
  async handle({ url }, ctx) {
    const { raster, isCut } = await loadForCutting(ctx, url)
    if (isCut) return saveCutOut(ctx, raster, 'transparency')
    const { signal } = ctx
    const subject = await segmentSubject(raster, { signal })
    return saveCutOut(
      ctx,
      await cutOut(raster, subject.mask, { detail: DETAIL, signal }),
      'segmentation',
      subject.clarity,
    )
  },
})
