import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import { ALLOWED_METHODS } from './headers.ts'
import type { GatewayRequest } from './request.ts'
import type { Response } from './write.ts'

const MAX_TARGET = 8192
/** A body is of no use to a GET; up to this size it is passed over, beyond it is refused. */
const MAX_BODY = 1024 * 1024
const AUTHORITY = /^[A-Za-z0-9._~-]+(:\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](:\d{1,5})?$/

let sequence = 0
const run = randomBytes(4).toString('hex')

/** The request as the pipeline sees it. Nothing is checked here: `checkRequest` does. */
export function readRequest(message: IncomingMessage | Http2ServerRequest, response: Response, publicUrl?: string): GatewayRequest {
  const { path, query } = splitTarget(message.url ?? '/')
  const { headers } = message
  const authority = (headers[':authority'] as string | undefined) ?? headers.host ?? ''
  return {
    id: `${run}-${(++sequence).toString(36)}`,
    method: message.method ?? 'GET',
    httpVersion: message.httpVersionMajor === 2 ? 2 : 1,
    path,
    query,
    headers,
    ip: message.socket.remoteAddress ?? '',
    origin: publicUrl ?? `https://${authority}`,
    onAbandon: (listener) => void response.once('close', () => response.writableEnded || listener()),
  }
}

/** @throws GatewayError for what no part of the gateway answers */
export function checkRequest(message: IncomingMessage | Http2ServerRequest): void {
  const { method, url = '/', headers } = message
  if (url.length > MAX_TARGET) throw new GatewayError('uri_too_long', { expected: `at most ${MAX_TARGET} characters`, received: `${url.length}` })
  const authority = (headers[':authority'] as string | undefined) ?? headers.host
  if (authority === undefined && message.httpVersion !== '1.0') {
    throw new GatewayError('bad_request', { message: 'The Host header is missing.' })
  }
  if (authority !== undefined && !AUTHORITY.test(authority)) {
    throw new GatewayError('bad_request', { message: 'The Host header is not a host name with an optional port.' })
  }
  if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') {
    throw new GatewayError('method_not_allowed', { expected: ALLOWED_METHODS, received: method ?? '' })
  }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY) {
    throw new GatewayError('body_too_large', { message: 'Requests carry no body.', expected: 'parameters in the query' })
  }
}

/** Whether the sender has a body on its way that nobody will read. */
export function hasBody({ headers }: IncomingMessage | Http2ServerRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** `/path?query`, or the absolute form that proxies send. */
function splitTarget(target: string): { path: string; query: string } {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '')
  const at = local.indexOf('?')
  return at === -1 ? { path: local || '/', query: '' } : { path: local.slice(0, at) || '/', query: local.slice(at + 1) }
}
