import type { Duplex } from 'node:stream'
import type { ErrorCode } from '../../sdk-plugin/errors.ts'
import { ALLOWED_METHODS, COMMON_HEADERS } from './headers.ts'
import type { Envelope } from './envelope.ts'
import { STATUS_CODES } from 'node:http'

/** The refusal for a request that Node's parser gave up on. */
export function refusalOf({ code }: NodeJS.ErrnoException): ErrorCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout'
  return 'bad_request'
}

/** Writes the envelope where there is no response object to write it with, and ends the connection. */
export function refuseRaw(socket: Duplex, envelope: Envelope, code: ErrorCode): void {
  if (!socket.writable) return void socket.destroy()
  const { status, headers, body } = envelope.refusal(code)
  const text = String(body)
  const all = {
    ...COMMON_HEADERS,
    ...headers,
    ...(status === 405 ? { allow: ALLOWED_METHODS } : {}),
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`)
}
