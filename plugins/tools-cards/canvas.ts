import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { loadCover } from './kit/avatar.ts'
import { paintGround } from './kit/backdrop.ts'
import { saveOpaque } from './kit/output.ts'
import { surface } from './kit/paint.ts'
import { photoSize } from './kit/split.ts'
import { readsFromRight, refuseBlank } from './kit/words.ts'
import { TYPE_NAMES, TYPES } from './types/index.ts'
import { type CardType, THEME_NAMES } from './types/type.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'canvas',
  summary: 'A designed card from a title and a text',
  description: [
    'Seven kinds of cards in three themes each. Letters are as large as fits; a text that is too long even for small',
    'letters ends with an ellipsis, and `truncated` says so.',
    '',
    '| type | size | |',
    '|---|---|---|',
    '| `card` | 1200 × 630 | a statement, for link previews |',
    '| `welcome`, `goodbye` | 1200 × 600 | `image` is a round portrait |',
    '| `announcement` | 1200 × 675 | a poster |',
    '| `level` | 1100 × 360 | reads level and progress from the text: `Level 12, 340/1000 XP` or `87%` |',
    '| `meme` | 1080 × 1080 | `title` above, `text` below; with `paper` the words stand over the picture |',
    '| `story` | 1080 × 1920 | keeps the words clear of what apps cover |',
    '',
    'Result: the JPEG (`url`, `type`, `bytes`, `width`, `height`, `expiresAt`) and `truncated`. A text without a',
    'visible character gives 422.',
  ].join('\n'),
  params: z.object({
    text: param.text({ description: 'The text, at most 4,000 characters' }),
    title: param
      .text({ min: 0, max: 300, trim: true, description: 'The headline. Some types have one of their own' })
      .optional(),
    type: param.choice(TYPE_NAMES, { description: 'What the card is for' }).default('card'),
    watermark: param.text({ min: 0, max: 100, trim: true, description: 'A small line of origin' }).default(''),
    theme: param.choice(THEME_NAMES, { description: 'The look' }).default('aurora'),
    image: param.url({ description: 'Address of a picture: a portrait, or the ground of the card' }).optional(),
  }),
  examples: [
    {
      title: 'A card',
      params: { title: 'Make it simple', text: 'Good design is as little design as possible.', watermark: 'gateway' },
      expect: { 'result.type': 'image/jpeg', 'result.width': 1200, 'result.height': 630, 'result.truncated': false },
    },
    {
      title: 'A welcome with a portrait',
      params: {
        type: 'welcome',
        title: 'Welcome, Noor',
        text: 'You are member number 1,204.',
        image: '{samples}/portrait.png',
      },
      expect: { 'result.height': 600 },
    },
    {
      title: 'A goodbye',
      params: { type: 'goodbye', theme: 'night', text: 'Thank you for three wonderful years. Safe travels.' },
      expect: { 'result.height': 600 },
    },
    {
      title: 'An announcement',
      params: {
        type: 'announcement',
        theme: 'paper',
        title: 'We open on Friday',
        text: 'Doors at 18:00, music from 20:00.',
      },
      expect: { 'result.height': 675 },
    },
    {
      title: 'A level',
      params: { type: 'level', theme: 'night', title: 'Mika', text: 'Level 12 · 340/1000 XP' },
      expect: { 'result.width': 1100 },
    },
    {
      title: 'A meme',
      params: { type: 'meme', title: 'One does not simply', text: 'push on a Friday evening' },
      expect: { 'result.width': 1080, 'result.height': 1080 },
    },
    {
      title: 'A story',
      params: { type: 'story', title: 'Slow mornings', text: 'Coffee first. Everything else can wait. ☕' },
      expect: { 'result.height': 1920 },
    },
  ],
  lane: 'cpu',
  timeoutMs: 25_000,
  async handle({ text, title, type, watermark, theme: themeName, image: url }, ctx) {
    await refuseBlank(text, 'text')
    const card: CardType = TYPES[type]
    const theme = card.themes[themeName]
    const image = url === undefined ? undefined : await loadCover(ctx, url, imageSize(card, text))
    const isMirrored = await readsFromRight(title || text)
    const content = { title: title || card.title, text, watermark, image, isMirrored }
    const page = await surface(card.width, card.height)
    await paintGround(page, card, theme, content)
    const { truncated } = await card.draw(page, theme, content)
    return { ...(await saveOpaque(ctx, page, type)), truncated }
  },
})

/** Portraits are drawn smaller than they are kept, for a crisp edge. */
function imageSize(card: CardType, text: string): { width: number; height: number } {
  const { image, width, height } = card
  if (image.as === 'split') return photoSize(card, { text })
  return image.as === 'portrait' ? { width: image.side * 2, height: image.side * 2 } : { width, height }
}
