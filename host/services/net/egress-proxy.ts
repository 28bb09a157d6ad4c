import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type ErrorCode, GatewayError, toGatewayError } from '../../../sdk-plugin/errors.ts'
import { forward } from './forward.ts'
import type { Passage } from './passage.ts'
import type { Policy } from './policy.ts'
import { connectTunnel, joinTunnel } from './tunnel.ts'

export interface EgressProxyOptions {
  policy: Policy
  /** Closes the proxy and every connection through it. */
  signal?: AbortSignal
  /** Required of every client as the password of Basic proxy authorization, with the user name `gateway`. */
  token?: string
  /** The most bytes of one answer, or of one tunnel towards the client. Default 200 MB. */
  maxBytes?: number
  /** Told of each refused request, for logs and for the counts of a single page. */
  onRefused?: (refusal: Refusal) => void
}

export interface Refusal {
  /** The address or `host:port` that was asked for. */
  address: string
  code: ErrorCode
}

export interface EgressProxy {
  /** The token stands in it, where there is one. */
  url: string
  port: number
  /** Requests that the guard refused so far. */
  readonly refused: number
  close(): Promise<void>
}

/** Names the error of the catalogue in an answer that the proxy itself gives: a page's own 403 has none. */
export const REFUSAL_HEADER = 'x-gateway-refusal'

const USER = 'gateway'
const MAX_CONNECTIONS = 512
const MAX_BYTES = 200_000_000
const REFUSALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['url_invalid', 'url_not_allowed', 'address_blocked'])

/**
 * The guard for programs that dial by themselves (a browser, a downloader): a forward proxy on the loopback interface,
 * with CONNECT tunnels for https and WebSocket and absolute addresses for http. What `fetch` would refuse gets a 403.
 */
export async function startEgressProxy(options: EgressProxyOptions): Promise<EgressProxy> {
  const { policy, token, signal, maxBytes = MAX_BYTES } = options
  const stop = new AbortController()
  const door: Door = { passage: { policy, maxBytes, signal: stop.signal }, options, refused: 0 }
  const server = createServer({ headersTimeout: 10_000, keepAliveTimeout: 5_000 })
  server.maxConnections = MAX_CONNECTIONS
  server.on('request', (request, response) => void serveForward(door, request, response))
  server.on('connect', (request, client, head) => void serveTunnel(door, request, client, head))
  signal?.throwIfAborted()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const close = async () => {
    stop.abort(new GatewayError('shutting_down'))
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  signal?.addEventListener('abort', () => void close(), { once: true })
  const login = token === undefined ? '' : `${USER}:${encodeURIComponent(token)}@`
  return {
    url: `http://${login}127.0.0.1:${port}`,
    port,
    close,
    get refused() {
      return door.refused
    },
  }
}

interface Door {
  passage: Passage
  options: EgressProxyOptions
  refused: number
}

async function serveForward(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    authorize(door, request)
    await forward(request, response, door.passage)
  } catch (error) {
    const { status, headers, text } = refusal(door, error, request)
    if (response.headersSent) response.destroy()
    else response.writeHead(status, headers).end(text)
  }
}

async function serveTunnel(door: Door, request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
  // Until the tunnel stands nobody else listens: a client that resets its connection has just left.
  client.on('error', () => client.destroy())
  try {
    authorize(door, request)
    const remote = await connectTunnel(request.url ?? '', door.passage)
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    remote.write(head)
    await joinTunnel(client, remote, door.passage)
  } catch (error) {
    const { status, headers, text } = refusal(door, error, request)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    client.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('')}\r\n${text}`)
  }
}

class Unauthorized extends Error {}

function authorize({ options: { token } }: Door, { headers }: IncomingMessage): void {
  if (token === undefined) return
  const expected = `Basic ${Buffer.from(`${USER}:${token}`).toString('base64')}`
  if (!same(headers['proxy-authorization'] ?? '', expected)) throw new Unauthorized()
}

/** Compares in a time that tells nothing of where two texts differ. */
function same(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}

/** What the client is told, short and in plain text. Refusals of the guard are counted. */
function refusal(door: Door, thrown: unknown, { url: address = '' }: IncomingMessage) {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'connection': 'close' }
  if (thrown instanceof Unauthorized) {
    const headers = { ...plain, 'proxy-authenticate': 'Basic realm="gateway"' }
    return { status: 407, headers, text: 'This proxy is for the programs of its own gateway.\n' }
  }
  const { code, status, message } = toGatewayError(thrown, 'upstream_error')
  const refused = REFUSALS.has(code)
  if (refused) {
    door.refused++
    door.options.onRefused?.({ address, code })
  }
  const told = refused ? 403 : code === 'host_unresolvable' ? 502 : status
  return { status: told, headers: { ...plain, [REFUSAL_HEADER]: code }, text: `${code}: ${message}\n` }
}
