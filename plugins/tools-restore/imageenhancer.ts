import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { restored } from './restoring.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'imageenhancer',
  summary: 'Mends a photograph, as far as it needs it',
  description: [
    'Measures what is wrong with a picture and mends that alone. A good picture is left as it is.',
    '',
    'Result: the file (JPEG, PNG when transparent) and `adjustments`, in the order they were made; empty when nothing',
    'was wrong. Each has `name`, what was `measured`, and what was `applied`:',
    '',
    '- `shrink`: a picture of more than 12 million pixels is worked on at that size',
    '- `denoise`: `noise`, the standard deviation of the noise in grey levels of 255',
    '- `sharpen`: `blur` of the edges, the standard deviation of a Gauss in pixels; `sigma`, `rounds` of its reversal',
    '- `white balance`: how much too strong `red` and `blue` are; the factors of the three channels',
    '- `levels`: the grey levels of the darkest and brightest half percent; those that became black and white',
    '- `exposure`: the `median` grey level; the exponent of the curve, below 1 brighter',
    '- `tone mapping`: a ground in the dark under a bright sky is lifted; `measured`: the shares of the picture in',
    '  shadow and in glare; `applied`: how far they were moved, 0 to 1',
    '- `local contrast`: the standard deviation within squares of 32 pixels; what was added to the detail',
    '',
    'Up to 25 MB and 40 million pixels; of an animation the first frame.',
  ].join('\n'),
  params: z.object({ url: param.url({ description: 'Address of the picture' }) }),
  examples: [
    {
      title: 'Too dark, and noisy',
      params: { url: '{samples}/dusk.jpg' },
      expect: { 'result.type': 'image/jpeg', 'result.adjustments.0.name': 'denoise' },
    },
    {
      title: 'A good picture, left as it is',
      params: { url: '{samples}/meadow.jpg' },
      expect: { 'result.width': 320, 'result.adjustments.length': 0 },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  handle: ({ url }, ctx) => restored(ctx, url, false),
})
