import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { generate } from 'selfsigned'

/** Loopback servers of tests; each ends with its test. */
export interface Place {
  /** `127.0.0.1:port`, as a test host's `allow` takes it. */
  place: string
  port: number
}

const DAY = 86_400_000

export function serveHttp(t: TestContext, listener: RequestListener): Promise<Place> {
  return listen(t, createServer(listener))
}

/** Answers that no HTTP server would give. */
export function serveSockets(t: TestContext, onSocket: (socket: Socket) => void): Promise<Place> {
  return listen(
    t,
    createSocketServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.resume()
      onSocket(socket)
    }),
  )
}

export interface CertificateOptions {
  name?: string
  /** Days from now. */
  from?: number
  to?: number
  maxVersion?: 'TLSv1.2' | 'TLSv1.3'
}

export async function serveHttps(t: TestContext, listener: RequestListener, options: CertificateOptions = {}) {
  const { name = 'localhost', from = -1, to = 90, maxVersion = 'TLSv1.3' } = options
  const pems = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() + from * DAY),
    notAfterDate: new Date(Date.now() + to * DAY),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  })
  return listen(t, createSecureServer({ key: pems.private, cert: pems.cert, maxVersion }, listener))
}

async function listen(t: TestContext, server: Server): Promise<Place> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = server.address() as AddressInfo
  return { place: `127.0.0.1:${port}`, port }
}
