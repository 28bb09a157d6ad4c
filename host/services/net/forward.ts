import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { Deadline } from './deadline.ts'
import { exchange } from './exchange.ts'
import { timedOut, toFailure } from './failure.ts'
import { capped, type Passage } from './passage.ts'
import { resolve } from './resolve.ts'
import { parseTarget } from './target.ts'

const EXCHANGE_MS = 120_000

/** Meant for the next connection only (RFC 9110, 7.6.1). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
])

/**
 * Passes on a request whose address is absolute, and its answer byte for byte; redirects are the client's to follow.
 * @throws GatewayError as `fetch` does, as long as the client has been told nothing.
 */
export async function forward(request: IncomingMessage, response: ServerResponse, passage: Passage): Promise<void> {
  const { policy, signal, maxBytes } = passage
  const target = parseTarget(plainAddress(request), policy)
  const deadline = new Deadline(EXCHANGE_MS, () => timedOut(target.host), [signal])
  response.once('close', () => deadline.abort(new Error('The client has left')))
  try {
    const addresses = await resolve(target, policy, deadline.signal)
    const { method = 'GET' } = request
    const body = hasBody(request.headers) ? request : undefined
    // A body can be sent once, so only one address is tried with it.
    const dialled = body ? addresses.slice(0, 1) : addresses
    const answer = await exchange(target, dialled, { method, headers: endToEnd(request.headers), body, deadline })
    response.writeHead(answer.statusCode, endToEnd(answer.headers))
    await pipeline(answer.body, capped(maxBytes), response)
  } catch (error) {
    throw toFailure(error, target.host, deadline.signal)
  } finally {
    deadline.clear()
  }
}

function plainAddress({ url = '' }: IncomingMessage): string {
  if (/^http:\/\//i.test(url)) return url
  throw new GatewayError('bad_request', { expected: 'an absolute http address, or CONNECT', received: url })
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name) && !named.includes(name)) kept[name] = value
  }
  return kept
}
