import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { writeAsReferences } from './html-references.ts'
import { writeAsScript } from './html-script.ts'
import { seedOf } from './obfuscate.ts'
import { MAX_CODE, sourceOf } from './source.ts'

const SAMPLE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Hello</title><style>h1 { color: teal }</style></head>
  <body><h1>Hello, world!</h1></body>
</html>
`

export default defineEndpoint({
  category: 'tools',
  name: 'htmlobfuscate',
  summary: 'HTML whose source is unreadable and whose rendering is the same',
  description: [
    '`mode=script` (default) hides the whole page: an obfuscated script decodes it while it loads. Doctype, styles and',
    'scripts work as before. Browsers without JavaScript show nothing.',
    '',
    '`mode=references` needs no JavaScript: texts and attribute values become numeric references, scripts are',
    'obfuscated, comments go. Tags and styles stay readable.',
    '',
    `At most 4,000 characters in \`html\`, ${MAX_CODE.toLocaleString('en')} behind \`url\`.`,
  ].join('\n'),
  params: z.object({
    html: param.text({ description: 'A page or a piece of one. Default: a sample' }).optional(),
    url: param.url({ description: 'Address of the page, in place of `html`' }).optional(),
    mode: param
      .choice(['script', 'references'], { description: 'How the source is hidden. Default: script' })
      .default('script'),
    seed: param.integer({ min: 0, max: 0xffffffff, description: 'Another seed, another result' }).optional(),
  }),
  examples: [
    { title: 'A heading', params: { html: '<h1>Hello</h1>' }, expect: { 'result.mode': 'script' } },
    {
      title: 'Without JavaScript',
      params: { html: '<p title="a &amp; b">Grüße</p>', mode: 'references' },
      expect: { 'result.html': '/&#x47;&#x72;&#xfc;/' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 40_000,
  cache: 3600,
  async handle({ html, url, mode, seed }, ctx) {
    const source = await sourceOf(ctx, { text: html, url, sample: SAMPLE })
    const used = seed ?? seedOf(source)
    const result = mode === 'script' ? await writeAsScript(source, used) : await writeAsReferences(source)
    return { html: result, mode, seed: used, characters: { before: source.length, after: result.length } }
  },
})
