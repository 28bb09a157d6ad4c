import { defineEndpoint, param, unprocessable, z } from '@gateway/sdk-plugin'
import { saveRaster } from '@gateway/sdk-plugin/raster'
import { RESULT } from './description.ts'
import { edit, told } from './edit.ts'
import type { Plan } from './language/parse.ts'
import { understand } from './understand.ts'

/** Operations that are about colour. */
const RECOLOURING: ReadonlySet<string> = new Set([
  'recolour',
  'colourise',
  'tint',
  'hue',
  'saturation',
  'vibrance',
  'temperature',
  'black-and-white',
  'sepia',
  'duotone',
  'tritone',
  'colour-splash',
  'invert',
  'background',
  'colour-overlay',
  'swap-channels',
  'white-balance',
  'posterise',
  'autumn',
  'spring',
  'infrared',
  'teal-and-orange',
  'golden-hour',
  'pastel',
  'cyberpunk',
  'thermal',
  'fade',
  'vintage',
])

const EXAMPLES = [
  'red to blue',
  'make it teal',
  'make the car yellow',
  'colorize',
  'change the shirt from green to #8833cc',
]

export default defineEndpoint({
  category: 'tools',
  name: 'rc',
  summary: 'Recolours a picture, or what is in it',
  description: [
    'Changes colours as the prompt says. "red to blue" moves everything red; "make the car yellow" takes the strongest',
    'hue of the thing in front; "make it teal" gives everything one hue; "colorize" colours a picture without colours.',
    'Hues move in OKLab with soft edges: shading, highlights and texture stay.',
    '',
    RESULT,
    '',
    `Other operations about colour work too: ${[...RECOLOURING].join(', ')}. A prompt without a colour is a 422.`,
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
    prompt: param.text({ max: 2000, trim: true, description: 'Which colours become which, e.g. "red to blue"' }),
  }),
  examples: [
    {
      title: 'One colour to another',
      params: { url: '{samples}/landscape.jpg', prompt: 'red to blue' },
      expect: { 'result.operations.0.name': 'recolour', 'result.operations.0.to': '#1f5fff' },
    },
    {
      title: 'A thing',
      params: { url: '{samples}/portrait.jpg', prompt: 'make the sweater green' },
      expect: { 'result.operations.0.object': 'sweater' },
    },
    {
      title: 'Everything',
      params: { url: '{samples}/fruit.jpg', prompt: 'make it teal' },
      expect: { 'result.operations.0.to': '#008080' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  async handle({ url, prompt }, ctx) {
    const plan = understand(prompt)
    if (!plan.steps.some(({ operation }) => RECOLOURING.has(operation.name))) throw noColour(prompt, plan)
    const edited = await edit(ctx, url, plan)
    return { ...(await saveRaster(ctx, edited.raster, { name: 'recoloured' })), ...told(edited, plan) }
  },
})

function noColour(prompt: string, { ignored }: Plan) {
  return unprocessable('The prompt names no colour.', {
    expected: 'a colour, or two with "to" between them',
    received: prompt,
    ignored,
    examples: EXAMPLES,
  })
}
