import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { BASE_IDS, BASES } from './bases.ts'
import { encodeUtf8 } from './utf8.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'ebase',
  summary: 'Text in base 16, 32, 58, 62, 64, 64url and 85',
  description: [
    'Encodes the UTF-8 bytes of the text in every base at once, or in the one that `base` names.',
    '',
    '| field | notation |',
    '|---|---|',
    '| `base16` | RFC 4648, lower case |',
    '| `base32` | RFC 4648, padded |',
    '| `base58` | the Bitcoin alphabet, without checksum; each zero byte in front is a `1` |',
    '| `base62` | `0-9A-Za-z`, one large number as in base 58; each zero byte in front is a `0` |',
    '| `base64` | RFC 4648, padded |',
    '| `base64url` | RFC 4648 with `-` and `_`, not padded |',
    '| `base85` | Ascii85 as in PostScript and PDF, without `<~ ~>` |',
    '',
    'Beside them `text` and `bytes`. `/tools/dbase` is the way back.',
  ].join('\n'),
  params: z.object({
    query: param.text({ description: 'The text to encode, at most 4,000 characters' }),
    base: param.choice(BASE_IDS, { description: 'The only base to return. Default: all' }).optional(),
  }),
  examples: [
    {
      title: 'Every base',
      params: { query: 'hello' },
      expect: { 'result.base64': 'aGVsbG8=', 'result.base32': 'NBSWY3DP', 'result.base58': 'Cn8eVZg' },
    },
    { title: 'One base', params: { query: 'hello', base: '85' }, expect: { 'result.base85': 'BOu!rDZ' } },
    { title: 'Any script', params: { query: 'grüße' }, expect: { 'result.base16': '6772c3bcc39f65' } },
  ],
  cache: 3600,
  handle({ query, base }) {
    const bytes = encodeUtf8(query)
    const wanted = BASES.filter(({ id }) => base === undefined || id === base)
    const encoded = Object.fromEntries(wanted.map(({ id, encode }) => [`base${id}`, encode(bytes)]))
    return { text: query, bytes: bytes.length, ...encoded }
  },
})
