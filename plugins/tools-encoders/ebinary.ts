import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { toBinary } from './binary.ts'
import { encodeUtf8 } from './utf8.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'ebinary',
  summary: 'Text as binary digits',
  description: [
    'Writes the UTF-8 bytes of the text as groups of eight binary digits with a space between.',
    '',
    'Result: `text` as it came, `binary`, and `bytes`, the number of groups. `/tools/dbinary` is the way back.',
  ].join('\n'),
  params: z.object({
    query: param.text({ description: 'The text to encode, at most 4,000 characters' }),
  }),
  examples: [
    { title: 'A word', params: { query: 'Hi' }, expect: { 'result.binary': '01001000 01101001', 'result.bytes': 2 } },
    {
      title: 'An emoji takes four bytes',
      params: { query: '🙂' },
      expect: { 'result.binary': '11110000 10011111 10011001 10000010' },
    },
  ],
  cache: 3600,
  handle({ query }) {
    return { text: query, binary: toBinary(query), bytes: encodeUtf8(query).length }
  },
})
