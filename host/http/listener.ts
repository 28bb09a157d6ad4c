import type { Server as Http1Server } from 'node:http'
import type { Http2Server, ServerHttp2Session } from 'node:http2'
import { createServer as createTcp, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net'
import { createServer as createTls, type Server as TlsServer, type TLSSocket } from 'node:tls'
import { http1Server, http2Server, type OnRequest, plainServer, type ServerParts } from './servers.ts'

export interface ListenerOptions extends ServerParts {
  cert: string
  key: string
  onRequest: OnRequest
}

const HANDSHAKE_MS = 10_000
/** TLS records of type handshake begin with this byte; no HTTP method does. */
const TLS_HANDSHAKE = 0x16
const LINGER_MS = 500

/**
 * One port for HTTP/1.1 and HTTP/2 over TLS. The first byte of a connection tells TLS from plain HTTP, which is answered
 * with a 400 that names https, never with a redirect: a key that once went in the clear must not seem to work.
 */
export class Listener {
  readonly #tcp: TcpServer
  readonly #tls: TlsServer
  readonly #http1: Http1Server
  readonly #http2: Http2Server
  readonly #plain: Http1Server
  readonly #sockets = new Set<Socket>()
  /** Those of which no byte has come yet. */
  readonly #silent = new Set<Socket>()
  readonly #sessions = new Set<ServerHttp2Session>()
  #closing = false

  constructor(options: ListenerOptions) {
    const { cert, key, onRequest, log } = options
    this.#http1 = http1Server(options, onRequest)
    this.#plain = plainServer(options)
    this.#http2 = http2Server(this.#sessions, onRequest)
    this.#tls = createTls({
      cert,
      key,
      ALPNProtocols: ['h2', 'http/1.1'],
      handshakeTimeout: HANDSHAKE_MS,
      minVersion: 'TLSv1.2',
    })
    this.#tls.on('secureConnection', (socket: TLSSocket) => {
      const server = socket.alpnProtocol === 'h2' ? this.#http2 : this.#http1
      server.emit('connection', socket)
    })
    this.#tls.on('tlsClientError', (error, socket) => {
      log.debug('a TLS handshake failed', { error: error.message, ip: socket.remoteAddress })
      socket.destroy()
    })
    this.#tcp = createTcp({ noDelay: true, pauseOnConnect: false }, (socket) => this.#sniff(socket))
  }

  get closing(): boolean {
    return this.#closing
  }

  /** @returns the port, which matters when 0 was asked for */
  async listen(port: number, host: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#tcp.once('error', reject)
    this.#tcp.listen(port, host, resolve)
    await promise
    this.#tcp.off('error', reject)
    return (this.#tcp.address() as AddressInfo).port
  }

  /** New connections get the new certificate; those that stand keep theirs. */
  setCertificate({ cert, key }: { cert: string; key: string }): void {
    this.#tls.setSecureContext({ cert, key })
  }

  /** Takes no new connections and waits until those that stand have ended, at most `graceMs`. */
  async close(graceMs: number): Promise<void> {
    this.#closing = true
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#tcp.close(() => resolve())
    for (const session of this.#sessions) session.close()
    // A request may be on its way on an idle connection: it is still answered, with Connection: close.
    setTimeout(() => this.#endIdle(), Math.min(LINGER_MS, graceMs)).unref()
    const last = setTimeout(() => this.#sockets.forEach((socket) => socket.destroy()), graceMs)
    await promise
    clearTimeout(last)
    this.#http1.emit('close')
    this.#plain.emit('close')
  }

  /** Ends connections without a request. Those who have begun one, and those who are being answered, end soon after. */
  #endIdle(): void {
    for (const socket of this.#silent) socket.destroy()
    for (const server of [this.#http1, this.#plain]) {
      server.closeIdleConnections()
      server.headersTimeout = LINGER_MS
      server.keepAliveTimeout = LINGER_MS
    }
  }

  #sniff(socket: Socket): void {
    this.#sockets.add(socket)
    this.#silent.add(socket)
    socket.once('close', () => {
      this.#sockets.delete(socket)
      this.#silent.delete(socket)
    })
    socket.on('error', () => socket.destroy())
    const timer = setTimeout(() => socket.destroy(), HANDSHAKE_MS)
    socket.once('readable', () => {
      clearTimeout(timer)
      this.#silent.delete(socket)
      const first = socket.read(1) as Buffer | null
      if (!first) return socket.destroy()
      socket.unshift(first)
      const server = first[0] === TLS_HANDSHAKE ? this.#tls : this.#plain
      server.emit('connection', socket)
    })
  }
}
