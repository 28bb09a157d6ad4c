import type { Catalogue, CatalogueEndpoint } from './catalogue.ts'
import { choice, endpoint, text, url, whole } from './sample-endpoint.ts'

/** A catalogue for the tests of this folder: several categories, every kind of parameter and of result. */

const picture = { 'result.type': 'image/png' }

const encoder = (name: string, summary: string, query: string) =>
  endpoint(`/tools/${name}`, summary, {
    params: { query: text('The text, at most 4,000 characters') },
    required: ['query'],
    examples: [{ title: 'A word', params: { query }, expect: { 'result.text': query } }],
    more: { cache: 3600 },
  })

const tools: CatalogueEndpoint[] = [
  endpoint('/tools/createqr', 'A QR code from text or a link', {
    description: [
      'Makes a **PNG** and an SVG. `ecc` is how much damage the code survives.',
      '',
      '| level | survives |',
      '|---|---|',
      '| `L` | 7 % |',
      '| `H` | 30 % |',
      '',
      'See [the standard](https://example.com/qr).',
    ].join('\n'),
    params: {
      query: text('What the code says', 2900),
      size: { ...whole(64, 2048, 'Pixels a side'), default: '512' },
      ecc: choice(['L', 'M', 'Q', 'H'], 'Error correction', 'M'),
      dark: { type: 'string', format: 'color', default: '#000000', description: 'Colour of the modules' },
      light: { type: 'string', format: 'color', description: 'Colour of the ground' },
      logo: url('A picture for the middle'),
      quiet: choice(['true', 'false'], 'Leave a margin', 'true'),
      ratio: { type: 'string', format: 'number', minimum: 0, maximum: 0.3, description: 'Share of the logo' },
      title: text('Alternative text', 60),
    },
    required: ['query'],
    examples: [
      { title: 'A link', params: { query: 'https://example.com' }, expect: picture },
      { title: 'In colour', params: { query: 'hello world', dark: '#1a7f5a', size: '256' }, expect: picture },
    ],
    more: { lane: 'cpu', timeoutMs: 5000, cache: 600 },
  }),
  endpoint('/tools/readqr', 'Reads QR and bar codes in a picture', {
    params: { url: url('Address of the picture') },
    required: ['url'],
    examples: [{ params: { url: 'https://example.com/code.png' }, expect: { 'result.codes.0.format': 'QRCode' } }],
  }),
  encoder('ebinary', 'Text as 8-bit groups', 'hello'),
  encoder('ebase', 'Text in base 16, 32, 58, 62, 64, 64url and 85', 'hello'),
  encoder('fancy', 'Every Unicode lettering of a text', 'Gateway'),
  endpoint('/tools/noiseremover', 'Speech without its noise', {
    params: { url: url('Address of the sound') },
    required: ['url'],
    examples: [{ params: { url: 'https://example.com/speech.mp3' }, expect: { 'result.type': 'audio/mpeg' } }],
    more: { timeoutMs: 55_000 },
  }),
  endpoint('/tools/topdf', 'A PDF from text, a page or pictures', {
    params: { query: text('Text, an address, or addresses of pictures separated by |') },
    required: ['query'],
    examples: [{ params: { query: 'Hello, paper.' }, expect: { 'result.type': 'application/pdf' } }],
  }),
  endpoint('/tools/proxy', 'Public proxies that answered at their last check'),
  endpoint('/tools/challenge-solver', 'Solves published proof-of-work challenges', {
    params: { url: url('The page'), mode: choice(['altcha', 'anubis'], 'Which one; default: detected') },
    required: ['url'],
    more: { deprecated: 'Use `/tools/solve` from release 1.2 on.' },
  }),
]

const NO_PARAMS = { examples: [{ params: {} }] }

const LEAGUES = ['epl', 'laliga', 'bundesliga', 'seriea', 'ligue1', 'ucl']
const football = LEAGUES.flatMap((league) => [
  endpoint(`/football/${league}/standings`, `The table of ${league}`, NO_PARAMS),
  endpoint(`/football/${league}/upcoming`, `The next fixtures of ${league}, soonest first`, NO_PARAMS),
])

const EFFECTS = [
  'redGlass',
  'rainbowEqualizer',
  'chocolateCake',
  'koiFish',
  'breadText',
  'thunderText',
  'roadWarning',
  'bokehText',
  'greenNeon',
  'dropwater',
  'wickerText',
  'goldFoilBalloon',
  'steelText',
  'denimText',
  'lavaText',
]
const textart = EFFECTS.map((name) =>
  endpoint(`/textart/${name}`, `Your text as ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`, {
    params: {
      text: text('1 to 60 characters', 60),
      size: choice(['small', 'medium', 'large'], 'How large the picture is', 'medium'),
      seed: whole(0, Number.MAX_SAFE_INTEGER, 'Same seed, same picture'),
    },
    required: ['text'],
    examples: [{ params: { text: 'Gateway' }, expect: picture }],
    more: { lane: 'cpu' },
  }),
)

const PORTRAIT = 'https://example.com/portrait.jpg'
const FRAMES = [
  'london_gallery',
  'polaroid_shot',
  'mug',
  'postage-stamp',
  'magic-card',
  'vintage_photo',
  'billboard_workers',
  'times-square-after-rain',
  'pencil_drawing',
  'snow_in_the_city',
  'brick_portrait',
  'chinese_opera',
]
const photoframe = FRAMES.map((name) =>
  endpoint(`/photoframe/${name}`, `Your photo as ${name.replace(/[_-]/g, ' ')}`, {
    params: { url: url('Address of your photo') },
    required: ['url'],
    examples: [{ params: { url: PORTRAIT }, expect: { 'result.type': '/image\\/(png|jpeg)/' } }],
  }),
)

const others: CatalogueEndpoint[] = [
  endpoint('/ai/multichat', 'A chat with one of three configured providers', {
    params: { q: text('What you ask', 4000), model: choice(['first', 'second', 'third'], 'Which provider', 'first') },
    required: ['q'],
    examples: [{ params: { q: 'What is a gateway?' } }],
    more: { timeoutMs: 55_000, state: 'stale' },
  }),
  endpoint('/ai/videogen', 'A short film from a description', {
    params: { prompt: text('What is to be seen', 500) },
    required: ['prompt'],
    examples: [{ params: { prompt: 'Rain on a window' }, expect: { 'result.type': 'video/mp4' } }],
    more: { offline: 'No provider of video is configured. Ask the operator to set one.' },
  }),
  endpoint('/ai/transcript', 'What is said in a film or a sound', {
    params: { url: url('Address of the media') },
    required: ['url'],
    examples: [{ params: { url: 'https://example.com/talk.mp4' } }],
    more: { state: 'quarantined' },
  }),
  endpoint('/stalk/ipstalk', 'Where an address is, and whose', {
    params: { address: text('Default: the address you call from', 64) },
    examples: [{ params: { address: '192.0.2.1' } }],
  }),
  endpoint('/stalk/packagestalk', 'A package of the npm registry', {
    params: { packagename: { ...text('Its name', 214), default: 'fastify' } },
    examples: [{ params: { packagename: 'zod' } }],
  }),
  ...['generate', 'inbox', 'message', 'delete'].map((verb) => endpoint(`/tempgen/v1/${verb}`, `A mailbox: ${verb}`)),
  endpoint('/anime/quotes', 'A line from a series', { examples: [{ params: {} }] }),
  endpoint('/anime/comic', 'Comics by name', {
    params: { query: text('What to look for', 100), type: choice(['manga', 'manhwa', 'manhua'], 'Where it is from') },
    required: ['query'],
    examples: [{ params: { query: 'garden' } }],
  }),
  endpoint('/download/aio', 'The media of any page, in every format it has', {
    params: { url: url('Address of the page') },
    required: ['url'],
    examples: [{ params: { url: 'https://example.com/watch/1' } }],
    more: { scopes: ['downloads'], timeoutMs: 30_000 },
  }),
]

export const SAMPLE: Catalogue = {
  version: 'sample-1',
  creator: 'Sample Operator',
  endpoints: [...tools, ...football, ...textart, ...photoframe, ...others],
}

/** A catalogue of `count` endpoints, the sample over and over with other names. */
export function scaled(count: number): Catalogue {
  const endpoints = Array.from({ length: count }, (_, index) => {
    const model = SAMPLE.endpoints[index % SAMPLE.endpoints.length]!
    const round = Math.floor(index / SAMPLE.endpoints.length)
    return round === 0 ? model : { ...model, name: `${model.name}-${round}`, path: `${model.path}-${round}` }
  })
  return { ...SAMPLE, version: `scaled-${count}`, endpoints }
}

/** Every text of it tries to become markup. */
export const HOSTILE: CatalogueEndpoint = endpoint('/tools/hostile', '<script>alert(1)</script> \u202egnp.exe', {
  description: [
    '"><img src=x onerror=alert(2)> **<b>bold</b>** [click](javascript:alert(3))',
    '[ok](https://example.com/"onmouseover="x)',
    '',
    '```',
    '</code></pre><script>alert(4)</script>',
    '```',
    '',
    '| a | b |',
    '|---|---|',
    '| <i>x</i> | `</td><script>` |',
  ].join('\n'),
  params: {
    '"><svg onload=alert(5)>': text('<img src=x onerror=alert(6)>'),
    'kind': choice(['<b>', '\'"`'], '\u2066hidden', '<b>'),
  },
  examples: [{ title: '</figcaption><script>', params: { kind: '\'; rm -rf ~ #$(id)`id`"!' } }],
  more: { deprecated: '<script>alert(7)</script>', offline: '<script>alert(8)</script>', scopes: ['<script>'] },
})
