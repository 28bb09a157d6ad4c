import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { BASE_IDS, BASES } from './bases.ts'
import { decodeText, detect } from './detect.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'dbase',
  summary: 'Text from base 16, 32, 58, 62, 64, 64url or 85',
  description: [
    'Decodes text in one of the bases of `/tools/ebase`. Without `base` it is detected: every base that gives UTF-8',
    'text is a candidate, and the one whose text reads most like writing wins.',
    '',
    'Result: `base`, `text`, `confidence` from 0 to 1 (1 when `base` was given) and `candidates`, the most believable',
    'first. White space, missing padding, `0x`, `<~ ~>` and the case of base 16 and 32 do not matter. What cannot be',
    'decoded gives 422 with the `position` of the first wrong character, counted from 0, or, when no base fits, with',
    'the reason for each in `tried`. Very short texts can fit several bases: then name it.',
  ].join('\n'),
  params: z.object({
    query: param.text({ description: 'The encoded text, at most 4,000 characters' }),
    base: param.choice(BASE_IDS, { description: 'The base it is in. Default: detected' }).optional(),
  }),
  examples: [
    {
      title: 'Base 64, detected',
      params: { query: 'aGVsbG8gd29ybGQ=' },
      expect: { 'result.base': '64', 'result.text': 'hello world' },
    },
    {
      title: 'Hexadecimal, detected',
      params: { query: '68 65 6c 6c 6f' },
      expect: { 'result.base': '16', 'result.text': 'hello' },
    },
    { title: 'A named base', params: { query: 'Cn8eVZg', base: '58' }, expect: { 'result.text': 'hello' } },
  ],
  cache: 3600,
  handle({ query, base }) {
    const named = BASES.find(({ id }) => id === base)
    const candidates = named ? [{ base: named.id, text: decodeText(named, query), confidence: 1 }] : detect(query)
    return { ...candidates[0], candidates }
  },
})
