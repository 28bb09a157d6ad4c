import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { restored } from './restoring.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'enhancev2',
  summary: 'Mends a photograph, brings its shadows and pale colours out',
  description: [
    'What `imageenhancer` does, its tone mapping further, and one step more:',
    '',
    '- `tone mapping`: surfaces in shadow become brighter, glaring ones darker, the drawing on them stays as strong,',
    '  and edges get no halos. A picture that is dark nearly everywhere, such as a night, stays so. `measured`: the',
    '  shares of the picture that lie in shadow and in glare; `applied`: how far they were moved, 0 to 1',
    '- `vibrance`: pale colours become stronger, strong ones and skin hardly. `measured`: the mean saturation',
    '',
    'Result: the file (JPEG, PNG when transparent) and `adjustments`, each with `name`, `measured` and `applied`. Up',
    'to 25 MB and 40 million pixels, of which 12 million are worked on; of an animation the first frame.',
  ].join('\n'),
  params: z.object({ url: param.url({ description: 'Address of the picture' }) }),
  examples: [
    {
      title: 'Against the light',
      params: { url: '{samples}/backlit.jpg' },
      expect: { 'result.type': 'image/jpeg', 'result.adjustments.0.name': 'tone mapping' },
    },
    {
      title: 'Too dark, and noisy',
      params: { url: '{samples}/dusk.jpg' },
      expect: { 'result.type': 'image/jpeg', 'result.adjustments.0.name': 'denoise' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  handle: ({ url }, ctx) => restored(ctx, url, true),
})
