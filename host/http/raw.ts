import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '../../sdk-plugin/errors.ts'
import { ALLOWED_METHODS, commonHeaders } from './headers.ts'
import type { Envelope } from './envelope.ts'
import { newRequestId } from './request.ts'

/** How long a connection stays after its last answer while the other side goes on sending. */
const LINGER_MS = 1000

const refused = new WeakSet<Duplex>()

/** The refusal for a request that Node's parser gave up on. */
export function refusalOf({ code }: NodeJS.ErrnoException): ErrorCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout'
  return 'bad_request'
}

/**
 * Writes the envelope where there is no response object to write it with, and ends the connection: not at once, since
 * a connection that is closed over unread bytes is reset, and the refusal with it.
 */
export function refuseRaw(socket: Duplex, envelope: Envelope, code: ErrorCode): void {
  // The rest of what was refused comes as further errors.
  if (refused.has(socket)) return
  if (!socket.writable) return void socket.destroy()
  refused.add(socket)
  socket.end(refusalText(socket, envelope, code))
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

function refusalText(socket: Duplex, envelope: Envelope, code: ErrorCode): string {
  const { status, headers, body } = envelope.refusal(code)
  const text = body as string
  const all = {
    ...commonHeaders(socket),
    'x-request-id': newRequestId(),
    ...headers,
    ...(status === 405 ? { allow: ALLOWED_METHODS } : {}),
    'content-length': String(Buffer.byteLength(text)),
    'connection': 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`
}
