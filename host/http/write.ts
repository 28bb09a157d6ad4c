import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { chooseEncoding, encode, type Encoding, isCompressible } from './encoding.ts'
import type { Envelope } from './envelope.ts'
import { COMMON_HEADERS } from './headers.ts'
import type { Reply } from './reply.ts'
import { type GatewayRequest, headerOf } from './request.ts'

/** What HTTP/2 hands out has the same methods. */
export type Response = ServerResponse

export interface WriteOptions {
  envelope: Envelope
  /** The connection ends after this answer; HTTP/2 has its own way to say so. */
  close: boolean
  /**
   * When the request's body has come. The connection of an answer that ended before would be reset under a caller who
   * still sends, and the answer lost.
   */
  drained?: Promise<void>
}

/** Bodies up to this size leave together with their headers. */
const ONE_WRITE = 64 * 1024

/**
 * Node joins headers and a body into one write only when both are text; a buffer becomes a second TLS record and a
 * second system call, a third of the time of a small answer. Latin-1 text is byte for byte what the buffer was.
 */
function asText(body: string | Buffer): string {
  return (typeof body === 'string' ? Buffer.from(body) : body).toString('latin1')
}

/** Compresses and writes a reply. Resolves when it is handed to the connection, or the caller has gone. */
export async function write(
  request: GatewayRequest,
  reply: Reply,
  response: Response,
  options: WriteOptions,
): Promise<void> {
  const encoding = encodingOf(request, reply)
  if (encoding === null) {
    const hint = 'Accept one of zstd, br, gzip, or identity.'
    return write(request, options.envelope.refusal('not_acceptable', { hint }), response, options)
  }
  const headers: Record<string, string> = { ...COMMON_HEADERS, 'x-request-id': request.id, ...reply.headers }
  if (isEncodable(reply))
    headers.vary = headers.vary === undefined ? 'Accept-Encoding' : `${headers.vary}, Accept-Encoding`
  if (encoding !== undefined) headers['content-encoding'] = encoding
  if (options.close) headers.connection = 'close'
  const body = encoding === undefined ? reply.body : await encoded(reply, encoding)
  if (typeof body === 'string') headers['content-length'] = String(Buffer.byteLength(body))
  else if (Buffer.isBuffer(body)) headers['content-length'] = String(body.length)
  response.writeHead(reply.status, headers)
  const sent = request.method === 'HEAD' ? null : body
  if (sent === null && body instanceof Readable) body.destroy()
  if (sent instanceof Readable) await send(sent, response)
  else if (options.drained) await sendAhead(sent, response, options.drained)
  else if (sent !== null && request.httpVersion === 1 && sent.length <= ONE_WRITE) response.end(asText(sent), 'latin1')
  else response.end(sent)
}

/** The whole answer leaves while the caller may still be sending; only then does it end. */
async function sendAhead(body: string | Buffer | null, response: Response, drained: Promise<void>): Promise<void> {
  if (body === null) response.flushHeaders()
  else response.write(body)
  await drained
  response.end()
}

function isEncodable({ headers, body }: Reply): boolean {
  if (body === null || body instanceof Readable || headers['content-encoding']) return false
  return isCompressible(headers['content-type'])
}

/** Undefined: as it is. `null`: the caller accepts nothing we have. A refusal is told as it is. */
function encodingOf(request: GatewayRequest, reply: Reply): Encoding | undefined | null {
  if (!isEncodable(reply)) return undefined
  const encoding = chooseEncoding(headerOf(request, 'accept-encoding'))
  return encoding === null && reply.status >= 400 ? undefined : encoding
}

/** Pages are the same bytes for many callers: each is compressed once, and forgotten with the page. */
const kept = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>()

async function encoded({ headers, body }: Reply, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body as string)
  if (headers.etag === undefined) return encode(bytes, encoding)
  const versions = kept.get(bytes) ?? {}
  kept.set(bytes, versions)
  return (versions[encoding] ??= await encode(bytes, encoding))
}

async function send(body: Readable, response: Response): Promise<void> {
  try {
    await pipeline(body, response)
  } catch (error) {
    // The caller left, or the file went while it was sent: the connection is broken off, which is all that can be told.
    response.destroy(error as Error)
  }
}
