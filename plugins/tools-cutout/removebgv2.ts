import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { cutOut, segmentSubject } from '@gateway/sdk-plugin/vision'
import { loadForCutting, saveCutOut } from './cutting.ts'
import { findMattingModel } from './model.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'removebgv2',
  summary: 'Cuts the subject out of a picture, hair by hair',
  description: [
    'As `removebg`, with finer edges. Where the subject ends, and where the ground is seen through it, each pixel is',
    'taken apart into a subject colour and a ground colour: single hairs, fur and leaves stay, and no halo does.',
    '',
    'Put a matting model into the folder of models as `removebg.onnx` and it finds the subject instead: U²-Net and its',
    'small copy (`[1, 3, 320, 320]`, ImageNet mean and deviation) or IS-Net (`[1, 3, 1024, 1024]`, mean 0.5);',
    'the first',
    'output is `[1, 1, height, width]`.',
    '',
    'Result: the file (PNG), `engine` (`matting`, `model` with a model, `transparency` when the picture was cut out',
    'already), `coverage` and `subject` as with `removebg`. Limits are the same.',
  ].join('\n'),
  params: z.object({ url: param.url({ description: 'Address of the picture' }) }),
  examples: [
    {
      title: 'Loose hair in a garden',
      params: { url: '{samples}/portrait.jpg' },
      expect: { 'result.type': 'image/png', 'result.engine': /matting|model/ },
    },
    {
      title: 'Fur on grass',
      params: { url: '{samples}/animal.jpg' },
      expect: { 'result.type': 'image/png', 'result.engine': /matting|model/ },
    },
  ],
  lane: 'cpu',
  timeoutMs: 55_000,
  cache: 3600,
  async handle({ url }, ctx) {
    const { raster, isCut } = await loadForCutting(ctx, url)
    if (isCut) return saveCutOut(ctx, raster, 'transparency')
    const { signal } = ctx
    const model = await findMattingModel(ctx)
    if (model) {
      // A large model draws hair itself; taking its mask apart again would lose some of it.
      const detail = model.side > 512 ? 0 : 1100
      return saveCutOut(ctx, await cutOut(raster, await model.mask(raster), { detail, signal }), 'model')
    }
    const { mask, clarity } = await segmentSubject(raster, { signal })
    return saveCutOut(ctx, await cutOut(raster, mask, { signal }), 'matting', clarity)
  },
})
