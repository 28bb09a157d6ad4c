import { defineEndpoint, param, unprocessable, z } from '@gateway/sdk-plugin'
import { detectLanguage } from './detect.ts'
import { highlight, languageOf } from './highlight.ts'
import { drawCode } from './picture.ts'
import { THEMES } from './themes.ts'

const SAMPLE = `import { gateway } from './client.ts'

/** A postcard for everyone who said hello today. */
export async function answer(names: string[]) {
  const cards = names.map((name, index) => ({
    to: name,
    text: \`Hello, \${name}! You are no. \${index + 1} 👋\`,
  }))
  return gateway.send(cards, { retries: 3 })
}
`

const MOST_LINES = 300

export default defineEndpoint({
  category: 'tools',
  name: 'carbon',
  summary: 'Code as a picture, highlighted, in a window',
  description: [
    'A PNG at twice the size of the screen. The language is found by the look of the code unless `language` names it;',
    'long lines are wrapped, and every script and emoji is drawn.',
    '',
    `At most 4,000 characters and ${MOST_LINES} lines. Themes: ${THEMES.join(', ')}.`,
  ].join('\n'),
  params: z.object({
    code: param.text({ description: 'The code. Default: a sample' }).optional(),
    theme: param.choice(THEMES, { description: 'Colours. Default: night-owl' }).default('night-owl'),
    language: param
      .text({ max: 40, trim: true, description: 'Name of the language, e.g. python. Default: found by its look' })
      .optional(),
    title: param.text({ max: 80, trim: true, description: 'What stands in the title bar' }).optional(),
    numbers: param.flag({ description: 'Whether lines are numbered. Default: false' }).default(false),
    background: param.colour({ description: 'Behind the window. Default: from the theme' }).optional(),
  }),
  examples: [
    { title: 'The sample', params: {}, expect: { 'result.type': 'image/png', 'result.language': 'typescript' } },
    {
      title: 'Python, found by its look',
      params: {
        code: 'def primes(n):\n    sieve = [True] * n\n    for i in range(2, n):\n        if sieve[i]:\n            yield i\n',
        theme: 'dracula',
        title: 'primes.py',
        numbers: 'true',
      },
      expect: { 'result.language': 'python' },
    },
    {
      title: 'A light theme',
      params: { code: 'SELECT name, COUNT(*) AS visits\nFROM guests\nGROUP BY name;', theme: 'github-light' },
      expect: { 'result.language': 'sql' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 20_000,
  cache: 3600,
  async handle({ code = SAMPLE, theme, language, title, numbers, background }, ctx) {
    const text = code.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '')
    const count = text.split('\n').length
    if (count > MOST_LINES) {
      throw unprocessable('The code has more lines than fit a picture.', {
        expected: `at most ${MOST_LINES} lines`,
        received: `${count} lines`,
      })
    }
    const found = language === undefined ? detectLanguage(text) : languageOf(language)
    const lines = await highlight(text, found, theme)
    const { png, width, height } = await drawCode(lines, { title, numbers, background })
    const file = await ctx.files.save(png, 'image/png', { width, height, name: 'code.png' })
    return { ...file, language: found, theme, lines: count }
  },
})
