import { defineEndpoint, GatewayError, param, z } from '@gateway/sdk-plugin'

/** Endpoints that do on request what a plugin can do to a caller, for the tests of the host. */

const echo = defineEndpoint({
  category: 'probe',
  name: 'echo',
  params: z.object({
    text: param.text({ max: 2000 }).default('hello'),
    size: param.integer({ min: 1, max: 9 }).optional(),
    colour: param.colour().optional(),
    style: param.choice(['round', 'square']).optional(),
    address: param.url().optional(),
  }),
  examples: [{ params: { text: 'hi' }, expect: { 'result.text': 'hi' } }],
  handle: (params) => params,
})

const required = defineEndpoint({
  category: 'probe',
  name: 'required',
  params: z.object({ query: param.text(), size: param.integer({ min: 1, max: 9 }) }),
  handle: (params) => params,
})

/** A pure endpoint, so that its answers are kept and served again. */
const kept = defineEndpoint({
  category: 'probe',
  name: 'kept',
  params: z.object({ text: param.text(), note: param.text({ max: 200 }).optional() }),
  cache: 3600,
  handle: (params) => params,
})

const long = defineEndpoint({
  category: 'probe',
  name: 'long',
  params: z.object({ size: param.integer({ min: 0, max: 1_000_000 }) }),
  handle: ({ size }) => ({ text: 'The quick brown fox. '.repeat(Math.ceil(size / 21)).slice(0, size) }),
})

const wait = defineEndpoint({
  category: 'probe',
  name: 'wait',
  params: z.object({ ms: param.integer({ min: 0, max: 10_000 }) }),
  async handle({ ms }, { log }) {
    log.info('waiting')
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, ms)
    await promise
    return { waited: ms }
  },
})

const fail = defineEndpoint({
  category: 'probe',
  name: 'fail',
  params: z.object({ code: param.text() }),
  timeoutMs: 1000,
  async handle({ code }, { signal }) {
    if (code === 'throw') throw new TypeError('something private')
    if (code === 'bigint') return { value: 1n }
    if (code === 'nothing') return undefined
    if (code === 'bytes') return new Uint8Array(8)
    if (code === 'hang') return new Promise((resolve) => signal.addEventListener('abort', () => resolve('too late')))
    throw new GatewayError(code as 'unprocessable', { retryAfter: 7, hint: 'This was asked for.' })
  },
})

const file = defineEndpoint({
  category: 'probe',
  name: 'file',
  params: z.object({
    bytes: param.integer({ min: 0, max: 9_000_000 }).default(1000),
    type: param.text({ max: 60 }).default('image/png'),
  }),
  handle: ({ bytes, type }, { files }) => files.save(Buffer.from(pattern(bytes)), type),
})

/** Bytes that say where they stand: 0, 1, … 250, 0, 1, … */
function pattern(length: number): number[] {
  return Array.from({ length }, (_, index) => index % 251)
}

const plain = { category: 'probe', params: z.object({}), handle: () => ({ done: true }) }

export default [
  echo,
  required,
  kept,
  long,
  wait,
  fail,
  file,
  defineEndpoint({ ...plain, name: 'adult', scopes: ['adult'] }),
  defineEndpoint({ ...plain, name: 'offline', offline: 'Its service moves house until Monday.' }),
  defineEndpoint({ ...plain, name: 'old', deprecated: 'since 2024, in favour of /probe/echo' }),
]
