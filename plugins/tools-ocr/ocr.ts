import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import { languagesOf } from './languages.ts'
import { readText } from './reading.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'ocr',
  summary: 'The text in a picture',
  description: [
    '`text` as it stands in the picture, and `lines` and `words` with `confidence` (0–100) and `box` (`x`, `y`, `width`,',
    '`height`, pixels of the upright picture). Pictures of text on dark ground, in uneven light, small or tilted by up to',
    '15° are put right first; `prepared` says how. A picture without text has an empty `text`.',
    '',
    'English (`eng`) is built in. The operator adds languages by putting `<code>.traineddata` files into the folder',
    '`tessdata` of the models folder; several are joined by `+`, as in `eng+deu`.',
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
    language: param
      .text({ max: 60, trim: true, description: 'Code of the language, or several joined by `+`. Default: eng' })
      .default('eng'),
  }),
  examples: [
    {
      title: 'A printed page',
      params: { url: '{samples}/page.png' },
      expect: { 'result.text': '/Ada Lovelace/', 'result.language': 'eng' },
    },
    {
      title: 'A dark, tilted sign',
      params: { url: '{samples}/sign.jpg' },
      expect: { 'result.text': '/OPEN DAILY/' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  cache: 600,
  async handle({ url, language }, ctx) {
    const languages = await languagesOf(ctx.models, language)
    const picture = await loadPicture(ctx, url)
    return { ...(await readText(picture, languages, ctx.signal)), language, engine: 'tesseract' }
  },
})
