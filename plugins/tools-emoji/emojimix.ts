import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { emojiOf, randomEmoji } from './emoji.ts'
import { findMix } from './kitchen.ts'
import { drawMix, SIDE } from './mix.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'emojimix',
  summary: 'Two emoji made into one',
  description: [
    'When Google’s Emoji Kitchen is reachable and knows the pair, `url` is the address of its picture (`engine` is',
    '`emoji-kitchen`; the drawing is Google’s and is not stored here). Otherwise a mix is drawn here from the Noto emoji',
    '(`engine` is `builtin`): two faces share one, a face moves onto a thing, a thing takes the colours of another.',
    '',
    'Without emoji, a random pair.',
  ].join('\n'),
  params: z.object({
    emoji1: param.text({ max: 40, trim: true, description: 'One emoji. Default: a random one' }).optional(),
    emoji2: param.text({ max: 40, trim: true, description: 'Another emoji. Default: a random one' }).optional(),
    engine: param
      .choice(['auto', 'builtin'], { description: '`builtin` asks nobody else. Default: auto' })
      .default('auto'),
  }),
  examples: [
    {
      title: 'A face on a thing',
      params: { emoji1: '😎', emoji2: '🌍', engine: 'builtin' },
      expect: { 'result.type': 'image/png', 'result.engine': 'builtin', 'result.width': SIDE },
    },
    { title: 'Two faces', params: { emoji1: '😍', emoji2: '🤢', engine: 'builtin' } },
    { title: 'Two things', params: { emoji1: '🐙', emoji2: '🍓', engine: 'builtin' } },
    { title: 'Whatever comes', params: {}, expect: { 'result.type': 'image/png' } },
  ],
  lane: 'cpu',
  timeoutMs: 20_000,
  async handle({ emoji1, emoji2, engine }, ctx) {
    const first = emojiOf('emoji1', emoji1 ?? randomEmoji())
    const second = emojiOf('emoji2', emoji2 ?? randomEmoji())
    const pair = { emoji1: first.text, emoji2: second.text }
    const found = engine === 'auto' ? await findMix(ctx, first, second) : undefined
    if (found) return { url: found, type: 'image/png', engine: 'emoji-kitchen', source: 'Emoji Kitchen', ...pair }
    const png = await drawMix(first, second)
    const file = await ctx.files.save(png, 'image/png', { width: SIDE, height: SIDE, name: 'mix.png' })
    return { ...file, engine: 'builtin', source: 'Noto Emoji', ...pair }
  },
})
