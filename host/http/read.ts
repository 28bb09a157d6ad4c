import type { IncomingMessage } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import { ALLOWED_METHODS } from './headers.ts'
import { type GatewayRequest, newRequestId } from './request.ts'
import type { Response } from './write.ts'

const MAX_TARGET = 8192
/** A body is of no use to a GET; up to this size it is passed over, beyond it is refused. */
const MAX_BODY = 1024 * 1024
const DRAIN_MS = 1000
const AUTHORITY = /^[A-Za-z0-9._~-]+(:\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](:\d{1,5})?$/

/** The request as the pipeline sees it. Nothing is checked here: `checkRequest` does. */
export function readRequest(
  message: IncomingMessage | Http2ServerRequest,
  response: Response,
  publicUrl?: string,
): GatewayRequest {
  const { path, query } = splitTarget(message.url ?? '/')
  const { headers } = message
  return {
    id: newRequestId(),
    method: message.method ?? 'GET',
    httpVersion: message.httpVersionMajor === 2 ? 2 : 1,
    path,
    query,
    headers,
    ip: message.socket.remoteAddress ?? '',
    origin: publicUrl ?? `https://${authorityOf(message) ?? addressOf(message)}`,
    onAbandon: (listener) => void response.once('close', () => response.writableEnded || listener()),
  }
}

/** @throws GatewayError for what no part of the gateway answers */
export function checkRequest(message: IncomingMessage | Http2ServerRequest): void {
  const { method, url = '/', headers } = message
  if (url.length > MAX_TARGET)
    throw new GatewayError('uri_too_long', { expected: `at most ${MAX_TARGET} characters`, received: `${url.length}` })
  const authority = authorityOf(message)
  if (authority === undefined && message.httpVersion !== '1.0') {
    throw new GatewayError('bad_request', { message: 'The Host header is missing.' })
  }
  if (authority !== undefined && !AUTHORITY.test(authority)) {
    throw new GatewayError('bad_request', { message: 'The Host header is not a host name with an optional port.' })
  }
  if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') {
    throw new GatewayError('method_not_allowed', { expected: ALLOWED_METHODS, received: method ?? '' })
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    throw new GatewayError('expectation_failed', { received: headers.expect })
  }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY) {
    throw new GatewayError('body_too_large', {
      message: 'Requests carry no body.',
      expected: 'parameters in the query',
    })
  }
}

/** Whether the sender has a body, sent or about to be, that nobody will read. */
export function hasBody({ headers }: IncomingMessage | Http2ServerRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Passes over a body. Resolves when all of it has come, or when that takes long. */
export function drain(message: IncomingMessage | Http2ServerRequest): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, DRAIN_MS)
  message.once('end', resolve).once('close', resolve).resume()
  return promise.finally(() => clearTimeout(timer))
}

function authorityOf({ headers }: IncomingMessage | Http2ServerRequest): string | undefined {
  return (headers[':authority'] as string | undefined) ?? headers.host
}

/** Where the caller reached us, for HTTP/1.0, which names no host. */
function addressOf({
  socket: { localAddress = 'localhost', localPort },
}: IncomingMessage | Http2ServerRequest): string {
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`
}

/** `/path?query`, or the absolute form that proxies send. */
function splitTarget(target: string): { path: string; query: string } {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '')
  const at = local.indexOf('?')
  return at === -1 ? { path: local || '/', query: '' } : { path: local.slice(0, at) || '/', query: local.slice(at + 1) }
}
