import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { write } from './lettering.ts'
import { STYLES } from './styles.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'fancy',
  summary: `Text in ${STYLES.length} Unicode letterings`,
  description: [
    'Writes the text in every lettering that Unicode has: the mathematical alphabets, circled and squared letters,',
    'small caps, raised and lowered, turned, crossed out and underlined, look-alikes of other scripts, and more. The',
    'result is plain text that can be pasted anywhere.',
    '',
    'Result: a list of `{ style, text }`. Greek is written where a lettering has it, accents stay on their letters,',
    'emoji stay whole, and what a lettering lacks stays as it is. Screen readers may spell such text out or skip it.',
  ].join('\n'),
  params: z.object({
    text: param.text({ max: 1000, description: 'The text to write, at most 1,000 characters' }),
  }),
  examples: [
    {
      title: 'A greeting',
      params: { text: 'Hello' },
      expect: { 'result.0.style': 'bold', 'result.0.text': '𝐇𝐞𝐥𝐥𝐨', 'result.3.text': 'ℋℯ𝓁𝓁ℴ' },
    },
    { title: 'Accents and Greek', params: { text: 'Café Ω' }, expect: { 'result.2.text': '𝑪𝒂𝒇𝒆́ 𝜴' } },
    { title: 'Emoji stay whole', params: { text: 'Hi 👩‍🚀' }, expect: { 'result.0.text': '𝐇𝐢 👩‍🚀' } },
  ],
  cache: 3600,
  handle({ text }) {
    return STYLES.map((lettering) => ({ style: lettering.style, text: write(text, lettering) }))
  },
})
