import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { enlarged, scale } from './enlarging.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'imageupscaler',
  summary: 'A picture two to four times as large, sharp',
  description: [
    'Enlarges a picture. `model` chooses how:',
    '',
    '- `photo` (default): each pixel by a filter learned for the direction, strength and shape of what is around it.',
    '  Edges stay edges, fine texture comes back further than with any fixed kernel',
    '- `art`: the same, learned from drawings and lettering, and held within the colours that are there: no halos. PNG',
    "- `lanczos`: Lanczos' kernel, for comparison",
    "- the name of a super-resolution network that the operator has put into the gateway's folder of models",
    '',
    'Result: the file (JPEG, PNG when transparent or `art`), `engine`, `scale`, and `original` with the width and',
    'height of the upright picture. Of an animation the first frame. The result has at most 25 million pixels.',
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
    model: param
      .text({ max: 60, trim: true, description: 'photo, art, lanczos, or the name of a model of the operator' })
      .default('photo'),
    scale,
  }),
  examples: [
    {
      title: 'A photograph, twice as large',
      params: { url: '{samples}/meadow.jpg' },
      expect: { 'result.type': 'image/jpeg', 'result.width': 640, 'result.engine': 'photo' },
    },
    {
      title: 'A drawing, three times as large',
      params: { url: '{samples}/drawing.png', model: 'art', scale: '3' },
      expect: { 'result.type': 'image/png', 'result.width': 600, 'result.engine': 'art' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  handle: ({ url, model, scale: times }, ctx) => enlarged(ctx, url, model.toLowerCase(), times),
})
