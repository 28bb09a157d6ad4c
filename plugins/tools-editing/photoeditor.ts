import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { saveRaster } from '@gateway/sdk-plugin/raster'
import { LANGUAGE, RESULT } from './description.ts'
import { edit, told } from './edit.ts'
import { EXAMPLES, understood } from './understand.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'photoeditor',
  summary: 'Edits a picture as you say it',
  description: [
    'Reads an instruction in plain words and does what it says, in its order.',
    '',
    RESULT,
    '',
    LANGUAGE,
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
    prompt: param.text({ max: 2000, trim: true, description: 'What to do, e.g. "black and white, crop to a square"' }),
  }),
  examples: [
    {
      title: 'A chain',
      params: { url: '{samples}/landscape.jpg', prompt: 'make it warmer, add a white border and round the corners' },
      expect: { 'result.operations.0.name': 'temperature', 'result.engine': 'builtin' },
    },
    {
      title: 'A region, amounts, text',
      params: {
        url: '{samples}/landscape.jpg',
        prompt: "make the sky a lot more blue, crop to 16:9, write 'Lake trip' at the top in white, bold",
      },
      expect: {
        'result.operations.0.region': 'sky',
        'result.operations.2.text': 'Lake trip',
        'result.type': 'image/jpeg',
      },
    },
    {
      title: 'Negation',
      params: { url: '{samples}/fruit.jpg', prompt: 'vintage without grain, rotate 5 degrees left, but don’t crop' },
      expect: { 'result.operations.0.name': 'vintage', 'result.excluded': ['grain', 'crop'] },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  async handle({ url, prompt }, ctx) {
    const plan = understood(prompt, EXAMPLES)
    const edited = await edit(ctx, url, plan)
    return { ...(await saveRaster(ctx, edited.raster, { name: 'edited' })), ...told(edited, plan) }
  },
})
