import { type IncomingMessage, request } from 'node:http'
import type { Duplex } from 'node:stream'

/** The head of an answer, or the code of what went wrong. */
export type FirstByte = { status: number; server?: string; location?: string; ms: number } | { code: string }

const TIMEOUT_MS = 10_000
const MAX_HEADER_BYTES = 32_768
const MAX_TEXT = 2_000

/** Sends one GET over an open connection and waits for the head of the answer; the body is not read. */
export async function firstByte(socket: Duplex, url: URL, signal: AbortSignal): Promise<FirstByte> {
  const started = performance.now()
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const { statusCode: status = 0, headers } = await head(socket, url, AbortSignal.any([signal, timeout]))
    const ms = performance.now() - started
    const text = (name: string) => {
      const value = headers[name]
      return value === undefined ? {} : { [name]: String(value).slice(0, MAX_TEXT) }
    }
    return { status, ms, ...text('server'), ...text('location') }
  } catch (error) {
    signal.throwIfAborted()
    if (timeout.aborted) return { code: 'ETIMEDOUT' }
    return { code: (error as NodeJS.ErrnoException).code ?? 'UNKNOWN' }
  }
}

function head(socket: Duplex, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const asked = request({
    // An agent, even `false`, would dial by itself: only without one is the checked connection used.
    createConnection: () => socket,
    method: 'GET',
    path: url.pathname + url.search,
    headers: { 'host': url.host, 'user-agent': 'Gateway (+self-hosted)', 'accept': '*/*', 'connection': 'close' },
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
  })
  asked.once('response', resolve)
  asked.on('error', reject)
  // An answer that switches protocols is still an answer.
  asked.once('upgrade', resolve)
  asked.end()
  return promise
}
