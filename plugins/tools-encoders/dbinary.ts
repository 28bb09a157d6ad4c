import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { fromBinary } from './binary.ts'
import { encodeUtf8 } from './utf8.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'dbinary',
  summary: 'Binary digits as text',
  description: [
    'Reads binary digits as UTF-8 text. Spaces, line ends, `_ , ; : | -` and `0b` may stand between the digits or not.',
    '',
    'Result: `text` and `bytes`. Other characters, digits that do not fill whole bytes, and bytes that are not UTF-8',
    'give 422 with the `position` of the first wrong character, counted from 0.',
  ].join('\n'),
  params: z.object({
    query: param.text({ description: 'Binary digits, 8 for each byte; at most 4,000 characters' }),
  }),
  examples: [
    { title: 'Groups', params: { query: '01001000 01101001' }, expect: { 'result.text': 'Hi', 'result.bytes': 2 } },
    { title: 'Without spaces', params: { query: '0100100001101001' }, expect: { 'result.text': 'Hi' } },
    {
      title: 'As a programmer writes it',
      params: { query: '0b0100_1000 0b0110_1001' },
      expect: { 'result.text': 'Hi' },
    },
  ],
  cache: 3600,
  handle({ query }) {
    const text = fromBinary(query)
    return { text, bytes: encodeUtf8(text).length }
  },
})
