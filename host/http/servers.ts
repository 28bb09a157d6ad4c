import {
  createServer as createHttp1,
  type IncomingMessage,
  type Server as Http1Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createHttp2, type Http2Server, type ServerHttp2Session } from 'node:http2'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '../../sdk-plugin/errors.ts'
import type { Log } from '../services/log.ts'
import type { Envelope } from './envelope.ts'
import { commonHeaders } from './headers.ts'
import { refuseRaw, refusalOf } from './raw.ts'
import { newRequestId } from './request.ts'
import type { Response } from './write.ts'

export type OnRequest = (message: IncomingMessage, response: Response) => void

export interface ServerParts {
  envelope: Envelope
  log: Log
}

/** Limits of what may come before the gateway looks at it. */
const MAX_HEADER_BYTES = 24 * 1024
const MAX_HEADERS = 200
/** Nothing moves for so long, although a call takes less: the caller does not read its answer. */
const STALLED_MS = 120_000
const IDLE_SESSION_MS = 60_000

/** HTTP/1.1 and 1.0 on connections that `listener.ts` accepts. */
export function http1Server(parts: ServerParts, onRequest: OnRequest): Http1Server {
  const server = bareHttp1Server(parts, onRequest)
  server.on('connect', (_message, socket) => refuseRaw(socket, parts.envelope, 'method_not_allowed'))
  return server
}

/** Plain HTTP: whatever is asked, the answer is that it must be asked over TLS. */
export function plainServer(parts: ServerParts): Http1Server {
  const code: ErrorCode = 'https_required'
  const server = bareHttp1Server(parts, (message, response) => {
    message.resume()
    const { host } = message.headers
    const { status, headers, body } = parts.envelope.refusal(code, host ? { hint: `Use https://${host}` } : {})
    const own = {
      'x-request-id': newRequestId(),
      'content-length': Buffer.byteLength(body as string),
      'connection': 'close',
    }
    response.writeHead(status, { ...commonHeaders(message.socket), ...headers, ...own }).end(body)
  })
  server.on('connect', (_message, socket) => refuseRaw(socket, parts.envelope, code))
  return server
}

function bareHttp1Server({ envelope, log }: ServerParts, onRequest: OnRequest): Http1Server {
  /** The latest answer on each connection: a refusal waits for its end, or it would stand in the middle of it. */
  const answers = new WeakMap<Duplex, ServerResponse>()
  const serve: OnRequest = (message, response) => {
    answers.set(message.socket, response)
    onRequest(message, response)
  }
  const server = createHttp1(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 30_000,
      connectionsCheckingInterval: 1000,
      // Node would answer with an empty body; the request reader refuses it with the envelope.
      requireHostHeader: false,
      noDelay: true,
    },
    serve,
  )
  server.maxHeadersCount = MAX_HEADERS
  server.timeout = STALLED_MS
  // No "100 Continue": no body is wanted, so the answer comes at once. Other expectations the request reader refuses.
  server.on('checkContinue', serve)
  server.on('checkExpectation', serve)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    log.debug('a request could not be read', { error: error.code ?? error.message })
    const refuse = () => refuseRaw(socket, envelope, refusalOf(error))
    const answer = answers.get(socket)
    if (socket.writable && answer?.writableFinished === false) answer.once('finish', refuse)
    else refuse()
  })
  // A server's timeouts run from its `listening` event, which never comes where another server accepts for it.
  server.emit('listening')
  return server
}

/** HTTP/2 on connections that `listener.ts` accepts; `sessions` holds those that stand. */
export function http2Server(sessions: Set<ServerHttp2Session>, onRequest: OnRequest): Http2Server {
  const server = createHttp2({
    settings: { maxConcurrentStreams: 128, maxHeaderListSize: MAX_HEADER_BYTES, enablePush: false },
    maxHeaderListPairs: MAX_HEADERS,
    maxSessionMemory: 16,
    maxOutstandingPings: 10,
    maxSettings: 16,
  })
  // What comes by the other three, Node would answer by itself, without the envelope.
  for (const event of ['request', 'connect', 'checkContinue', 'checkExpectation']) {
    server.on(event, onRequest)
  }
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
    session.on('error', () => session.destroy())
    // First it is asked to end; when a caller who does not read keeps it, it is broken off.
    session.on('timeout', () => (session.closed ? session.destroy() : session.close()))
    session.setTimeout(IDLE_SESSION_MS)
  })
  server.on('sessionError', (_error, session) => session.destroy())
  return server
}
