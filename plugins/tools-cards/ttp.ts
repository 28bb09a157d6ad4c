import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { drawText, FONT_NAMES } from '@gateway/sdk-plugin/text'
import type { TextLayout } from '@gateway/sdk-plugin/text'
import { fitBlock } from './kit/block.ts'
import { fade, luminance } from './kit/colour.ts'
import { saveTransparent } from './kit/output.ts'
import { type Context, surface } from './kit/paint.ts'
import { refuseBlank } from './kit/words.ts'

const SIDE = 512

export default defineEndpoint({
  category: 'tools',
  name: 'ttp',
  summary: 'Text as a sticker',
  description: [
    'Draws the text as large as it fits into a transparent picture of 512 × 512, in every script, emoji in colour.',
    'The letters have an edge and a rim of the opposite brightness, so that they can be read on any background.',
    '',
    'Result: the PNG (`url`, `type`, `bytes`, `width`, `height`, `expiresAt`), `lines`, and `truncated`: a text that',
    'is too long for letters of 22 pixels ends with an ellipsis. A text without a visible character gives 422.',
  ].join('\n'),
  params: z.object({
    query: param.text({ max: 2000, description: 'The text, at most 2,000 characters; line ends are kept' }),
    color: param.colour({ description: 'Colour of the letters' }).default('#ffffff'),
    font: param.choice(FONT_NAMES, { description: 'Lettering' }).default('round'),
  }),
  examples: [
    { title: 'A word', params: { query: 'Hello!' }, expect: { 'result.type': 'image/png', 'result.width': 512 } },
    {
      title: 'Emoji and several lines',
      params: { query: 'good morning everyone ☀️', font: 'hand', color: 'gold' },
      expect: { 'result.height': 512, 'result.truncated': false },
    },
    {
      title: 'Another script',
      params: { query: 'صباح الخير 🌷', color: '#7cf5c4' },
      expect: { 'result.type': 'image/png', 'result.lines': /^[123]$/ },
    },
  ],
  lane: 'cpu',
  timeoutMs: 15_000,
  cache: 3600,
  async handle({ query, color, font }, ctx) {
    await refuseBlank(query, 'query')
    const page = await surface(SIDE, SIDE)
    const layout = await fitSticker(query, font)
    await drawSticker(page.ctx, layout, color)
    const file = await saveTransparent(ctx, page, 'sticker')
    return { ...file, lines: layout.lines.length, truncated: layout.truncated }
  },
})

/** Free on each side for rim and shadow. */
const MARGIN = 26

/** Heavy, for letters must stand up to their rim; lines as close as the lettering allows. */
const CUTS: Partial<Record<string, { weight: number; lineHeight?: number }>> = {
  poster: { weight: 400 },
  hand: { weight: 700, lineHeight: 0.84 },
}

function fitSticker(text: string, font: (typeof FONT_NAMES)[number]): Promise<TextLayout> {
  const style = { font, weight: 900, lineHeight: 1.08, ...CUTS[font] }
  const side = SIDE - 2 * MARGIN
  return fitBlock(text, style, {
    width: side,
    height: side,
    minSize: 22,
    maxSize: 460,
    align: 'center',
    balance: true,
    byInk: true,
  })
}

async function drawSticker(ctx: Context, layout: TextLayout, color: string): Promise<void> {
  const { ink, size } = layout
  const [x, y] = [(SIDE - ink.width) / 2 - ink.x, (SIDE - ink.height) / 2 - ink.y]
  const isLight = luminance(color.slice(0, 7)) > 0.32
  const [edge, rim] = isLight ? ['#141821', '#ffffff'] : ['#ffffff', '#141821']
  const width = Math.min(13, Math.max(2.5, size * 0.062))
  const outer = width + Math.min(6, Math.max(1.5, size * 0.028))
  const shadow = { color: fade('#000000', 0.3), blur: 10, y: 4 }
  await drawText(ctx, layout, x, y, { fill: rim, stroke: { color: rim, width: outer }, shadow })

  await drawText(ctx, layout, x, y, { fill: color, stroke: { color: edge, width } })
}
