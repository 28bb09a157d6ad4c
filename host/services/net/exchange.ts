import type { Readable } from 'node:stream'
import type { Agent, Dispatcher } from 'undici'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import type { Deadline } from './deadline.ts'
import type { Target } from './target.ts'

/** One request as it goes over the wire. */
export interface WireRequest {
  method: string
  headers: Record<string, string | string[]>
  body?: string | Uint8Array | Readable | undefined
  deadline: Deadline
}

export type WireResponse = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>

const CONNECT_TIMEOUT_MS = 5_000
/** Ten seconds at the latest: the client's timers run up to half a second behind. */
const HEADERS_TIMEOUT_MS = 9_500
const STALL_TIMEOUT_MS = 10_000
const MAX_HEADER_BYTES = 32_768
/** Answers of the 1xx kind before the real one. Servers send one or two. */
const MAX_INFORMATIONAL = 20
/** How much of a redirect's body is read, and for how long, to keep its connection. */
const MAX_DISCARDED_BYTES = 16_384
const MAX_DISCARDED_MS = 1_000

/** Failures that happen before a byte of the request is sent, so that another address may be tried. */
const UNREACHED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

let agent: Promise<Agent> | undefined

/** Loaded with the first fetch: a process that never fetches does not pay for the client. */
function sharedAgent(): Promise<Agent> {
  agent ??= import('undici').then(
    ({ Agent }) =>
      new Agent({
        allowH2: false,
        headersTimeout: HEADERS_TIMEOUT_MS,
        bodyTimeout: STALL_TIMEOUT_MS,
        maxHeaderSize: MAX_HEADER_BYTES,
        keepAliveMaxTimeout: 10_000,
        // Stated, so that NODE_TLS_REJECT_UNAUTHORIZED cannot switch the check off.
        connect: { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true },
      }),
  )
  return agent
}

/**
 * Sends a request to the first of the checked addresses that accepts a connection.
 *
 * The client is given the address itself, never the name, so there is no second look-up to go astray and a kept
 * connection belongs to a checked address. The Host header names the host, and the certificate is verified against it.
 */
export async function exchange(target: Target, addresses: string[], request: WireRequest): Promise<WireResponse> {
  const client = await sharedAgent()
  for (const [index, address] of addresses.entries()) {
    try {
      return await send(client, target, address, request)
    } catch (error) {
      if (index === addresses.length - 1 || !UNREACHED.has((error as { code?: unknown }).code)) throw error
    }
  }
  throw new TypeError('Expected at least one address to dial, got none')
}

async function send(client: Agent, { url, port }: Target, address: string, request: WireRequest) {
  let informational = 0
  const response = await client.request({
    origin: `${url.protocol}//${address.includes(':') ? `[${address}]` : address}:${port}`,
    path: url.pathname + url.search,
    method: request.method,
    headers: { ...request.headers, host: url.host },
    body: request.body ?? null,
    signal: request.deadline.signal,
    onInfo: () => {
      if (++informational > MAX_INFORMATIONAL) request.deadline.abort(endlessPreamble())
    },
  })
  // A body that nobody reads may still be cut off. Whoever reads it gets the error from reading.
  response.body.on('error', () => undefined)
  return response
}

/** Lets go of a body unread; its connection is kept where the rest is short. */
export function discard({ body }: WireResponse): void {
  // Nobody waits for it: a body that fails or takes too long just loses its connection.
  body.dump({ limit: MAX_DISCARDED_BYTES, signal: AbortSignal.timeout(MAX_DISCARDED_MS) }).catch(() => undefined)
}

function endlessPreamble(): GatewayError {
  const message = `The answer began with more than ${MAX_INFORMATIONAL} interim ones.`
  return new GatewayError('upstream_error', { message })
}
