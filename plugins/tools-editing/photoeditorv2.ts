import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { LANGUAGE, MODEL, RESULT } from './description.ts'
import { editWith } from './with-model.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'photoeditorv2',
  summary: 'Edits a picture as you say it, built in or by a model',
  description: ['As `photoeditor`, with a choice of `model`.', '', MODEL, '', RESULT, '', LANGUAGE].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
    prompt: param.text({ max: 2000, trim: true, description: 'What to do' }),
    model: param.text({ max: 100, trim: true, description: 'builtin, or a model of the provider' }).default('builtin'),
  }),
  examples: [
    {
      title: 'Teal and orange, letterboxed',
      params: { url: '{samples}/landscape.jpg', prompt: 'teal and orange, letterbox, slight grain' },
      expect: { 'result.engine': 'builtin', 'result.operations.0.name': 'teal-and-orange' },
    },
    {
      title: 'Only red stays',
      params: { url: '{samples}/landscape.jpg', prompt: 'black and white except the red car', model: 'builtin' },
      expect: { 'result.operations.0.name': 'colour-splash' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 55_000,
  handle: (params, ctx) => editWith(ctx, params),
})
