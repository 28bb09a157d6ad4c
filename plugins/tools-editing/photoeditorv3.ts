import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { LANGUAGE, MODEL, RESULT } from './description.ts'
import { resolution } from './resolution.ts'
import { editWith } from './with-model.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'photoeditorv3',
  summary: 'Edits a picture as you say it, at the resolution you want',
  description: [
    'As `photoeditorv2`, with a `resolution` of the result: `1k`, `2k`, `4k` for the longer side, or `WxH` for a box',
    'that it fits into, at most 25 million pixels. The shape of the picture stays.',
    '',
    MODEL,
    '',
    RESULT,
    '',
    LANGUAGE,
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
    prompt: param.text({ max: 2000, trim: true, description: 'What to do' }),
    model: param.text({ max: 100, trim: true, description: 'builtin, or a model of the provider' }).default('builtin'),
    resolution: resolution('1k, 2k, 4k or WxH. Default: as the edit leaves it').optional(),
  }),
  examples: [
    {
      title: 'At 1k',
      params: { url: '{samples}/portrait.jpg', prompt: 'portrait mode, golden hour', resolution: '1k' },
      expect: { 'result.height': 1024, 'result.resolution': '1k', 'result.engine': 'builtin' },
    },
    {
      title: 'Into a box',
      params: { url: '{samples}/fruit.jpg', prompt: 'polaroid', resolution: '400x400' },
      expect: { 'result.type': 'image/png', 'result.operations.0.name': 'polaroid' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 55_000,
  handle: (params, ctx) => editWith(ctx, params),
})
