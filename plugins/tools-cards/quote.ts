import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { loadCover } from './kit/avatar.ts'
import { saveOpaque, saveTransparent } from './kit/output.ts'
import { refuseBlank } from './kit/words.ts'
import { composeQuote, PORTRAIT } from './quote/compose.ts'
import { QUOTE_THEMES } from './quote/themes.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'quote',
  summary: 'A message as a chat bubble',
  description: [
    'Draws a message with its author as a chat bubble, emoji in colour. Without `avatar` the initials stand on a',
    'colour that belongs to the name. The picture is as large as the message needs. A message from right to left has',
    'its author on the right; one to three emoji alone are drawn large.',
    '',
    'Result: the picture (`url`, `type`, `bytes`, `width`, `height`, `expiresAt`) as JPEG, with `transparent` as PNG',
    'for stickers, and `truncated`: after about 2,000 characters the message ends with an ellipsis. A text without a',
    'visible character gives 422.',
  ].join('\n'),
  params: z.object({
    text: param.text({ description: 'The message, at most 4,000 characters' }),
    name: param.text({ min: 0, max: 100, trim: true, description: 'Who says it' }).default('Anonymous'),
    avatar: param.url({ description: 'Address of a portrait. Default: initials' }).optional(),
    theme: param.choice(QUOTE_THEMES, { description: 'The look' }).default('night'),
    transparent: param.flag({ description: 'Leave out the ground: for stickers' }).default(false),
  }),
  examples: [
    {
      title: 'A message',
      params: { text: 'Simple things should be simple, complex things should be possible.', name: 'Ada Berg' },
      expect: { 'result.type': 'image/jpeg', 'result.truncated': false },
    },
    {
      title: 'In light, with a portrait',
      params: {
        text: 'See you at the lake tomorrow? 🏕️🔥',
        name: 'Noor',
        theme: 'paper',
        avatar: '{samples}/portrait.png',
      },
      expect: { 'result.type': 'image/jpeg' },
    },
    {
      title: 'Right to left, as a sticker',
      params: { text: 'مرحبا بالعالم! 👋', name: 'سارة', theme: 'aurora', transparent: 'true' },
      expect: { 'result.type': 'image/png' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 25_000,
  async handle({ text, name, avatar, theme, transparent }, ctx) {
    await refuseBlank(text, 'text')
    const portrait =
      avatar === undefined ? undefined : await loadCover(ctx, avatar, { width: PORTRAIT, height: PORTRAIT })
    const { page, truncated } = await composeQuote({ text, name: name || 'Anonymous', portrait, theme, transparent })
    const file = await (transparent ? saveTransparent : saveOpaque)(ctx, page, 'quote')
    return { ...file, truncated }
  },
})
