import { defineEndpoint, param, unprocessable, z } from '@gateway/sdk-plugin'
import { saveRaster } from '@gateway/sdk-plugin/raster'
import { RESULT } from './description.ts'
import { edit, told } from './edit.ts'
import type { Plan } from './language/parse.ts'
import type { Step } from './operations/operation.ts'
import { STYLES } from './operations/index.ts'
import { understand } from './understand.ts'

const EXAMPLES = [
  'oil painting',
  'a soft pencil sketch',
  'comic 70%',
  'pixel art, game boy',
  'vintage without grain',
  'neon',
]

export default defineEndpoint({
  category: 'tools',
  name: 'promptimage',
  summary: 'Restyles a whole picture in the style you name',
  description: [
    'Redraws the whole picture in the style that the prompt names, as strong as it says ("slightly", "70%", "very").',
    '',
    RESULT,
    '`style` names the style.',
    '',
    `Styles: ${STYLES.map(({ name }) => name).join(', ')}. Other words of \`photoeditor\` may follow ("sketch with a`,
    'white border"). A prompt without a style is a 422 with examples.',
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
    prompt: param.text({ max: 2000, trim: true, description: 'The style, e.g. "watercolour" or "comic, slightly"' }),
  }),
  examples: [
    {
      title: 'Watercolour',
      params: { url: '{samples}/landscape.jpg', prompt: 'paint it as a watercolour' },
      expect: { 'result.style': 'watercolour', 'result.engine': 'builtin' },
    },
    {
      title: 'Comic',
      params: { url: '{samples}/portrait.jpg', prompt: 'like a comic book' },
      expect: { 'result.style': 'comic', 'result.width': 480 },
    },
    {
      title: 'Pixel art of a handheld console',
      params: { url: '{samples}/fruit.jpg', prompt: 'pixel art, game boy' },
      expect: { 'result.style': 'pixel-art', 'result.operations.0.palette': 'handheld' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  async handle({ url, prompt }, ctx) {
    const plan = understand(prompt)
    const style = styleIn(plan)
    if (style === undefined) throw noStyle(prompt, plan)
    const edited = await edit(ctx, url, { ...plan, steps: plan.steps.map(everywhere) })
    return { ...(await saveRaster(ctx, edited.raster, { name: style })), style, ...told(edited, plan) }
  },
})

/** A style takes the whole picture, whatever place the prompt mentions. */
function everywhere(step: Step): Step {
  if (!STYLES.includes(step.operation)) return step
  const { region: _, ...whole } = step
  return whole
}

function styleIn({ steps }: Plan): string | undefined {
  return steps.find(({ operation }) => STYLES.includes(operation))?.operation.name
}

function noStyle(prompt: string, { ignored }: Plan) {
  return unprocessable('The prompt names no style that is known.', {
    expected: 'a style such as sketch, oil painting, comic, pixel art, vintage or neon',
    received: prompt,
    ignored,
    examples: EXAMPLES,
  })
}
