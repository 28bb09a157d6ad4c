import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { decorate } from './decorate.ts'
import { DESIGNS } from './designs.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'fancyv2',
  summary: `Text as a decorated line in ${DESIGNS.length} designs`,
  description: [
    'Sets the text as one line in a fitting lettering between ornaments: stars, hearts, frames, waves, flowers, gothic',
    'and modern designs, for names, titles and bios. The result is plain text that can be pasted anywhere.',
    '',
    'Result: a list of `{ style, text }`. Line ends become spaces. `/tools/fancy` has the letterings alone.',
  ].join('\n'),
  params: z.object({
    text: param.text({ max: 500, trim: true, description: 'The text to set, at most 500 characters' }),
  }),
  examples: [
    {
      title: 'A name',
      params: { text: 'Aurora' },
      expect: { 'result.0.style': 'starlight', 'result.0.text': '✧･ﾟ: *✧･ﾟ:* 𝓐𝓾𝓻𝓸𝓻𝓪 *:･ﾟ✧*:･ﾟ✧' },
    },
    { title: 'Two words', params: { text: 'Old Town' }, expect: { 'result.9.text': '【 𝗢𝗹𝗱 𝗧𝗼𝘄𝗻 】' } },
  ],
  cache: 3600,
  handle({ text }) {
    return DESIGNS.map((design) => ({ style: design.style, text: decorate(text, design) }))
  },
})
