import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import { chooseEncoding, encode, isCompressible } from './encoding.ts'
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
  const { status, headers, body } = await compressed(request, reply, options.envelope)
  const all: Record<string, string> = { ...COMMON_HEADERS, 'x-request-id': request.id, ...headers }
  if (options.close) all.connection = 'close'
  if (typeof body === 'string') all['content-length'] = String(Buffer.byteLength(body))
  else if (Buffer.isBuffer(body)) all['content-length'] = String(body.length)
  response.writeHead(status, all)
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

async function compressed(request: GatewayRequest, reply: Reply, envelope: Envelope): Promise<Reply> {
  const { headers, body } = reply
  if (
    body === null ||
    body instanceof Readable ||
    headers['content-encoding'] ||
    !isCompressible(headers['content-type'])
  )
    return reply
  const encoding = chooseEncoding(headerOf(request, 'accept-encoding'))
  const vary = headers.vary === undefined ? 'Accept-Encoding' : `${headers.vary}, Accept-Encoding`
  if (encoding === undefined) return { ...reply, headers: { ...headers, vary } }
  if (encoding === null) {
    const hint = 'Accept one of zstd, br, gzip, or identity.'
    return envelope.failure(new GatewayError('not_acceptable', { hint }), { vary })
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  return { ...reply, headers: { ...headers, vary, 'content-encoding': encoding }, body: await encode(bytes, encoding) }
}

async function send(body: Readable, response: Response): Promise<void> {
  try {
    await pipeline(body, response)
  } catch (error) {
    // The caller left, or the file went while it was sent: the connection is broken off, which is all that can be told.
    response.destroy(error as Error)
  }
}
