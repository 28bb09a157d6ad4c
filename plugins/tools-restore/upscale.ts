import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { enlarged, scale } from './enlarging.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'upscale',
  summary: 'A photograph twice as large, sharp',
  description: [
    'Enlarges a picture by filters learned for the direction, strength and shape of what is around each pixel.',
    'Drawings and lettering do better with `imageupscaler` and `model=art`.',
    '',
    'Result: the file (JPEG, PNG when transparent), `engine`, `scale`, and `original` with the width and height of the',
    'upright picture. Of an animation the first frame. The result has at most 25 million pixels.',
  ].join('\n'),
  params: z.object({ url: param.url({ description: 'Address of the picture' }), scale }),
  examples: [
    {
      title: 'Twice as large',
      params: { url: '{samples}/meadow.jpg' },
      expect: { 'result.type': 'image/jpeg', 'result.width': 640, 'result.height': 480 },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  handle: ({ url, scale: times }, ctx) => enlarged(ctx, url, 'photo', times),
})
