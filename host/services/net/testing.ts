import { once } from 'node:events'
import { createServer, type RequestListener, type Server as HttpServer } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { createFetch, type Fetch } from './fetch.ts'
import { createPolicy } from './policy.ts'

/** A server of a test's own on the loopback interface, and a fetch that may reach it. */
export interface Upstreamed {
  url: string
  port: number
  fetch: Fetch
}

/** What it returns is no matter; a promise that rejects ends the test. */
type Listener = (...exchange: Parameters<RequestListener>) => unknown

/** Serves HTTP until the test ends. */
export function serve(test: TestContext, listener: Listener): Promise<Upstreamed> {
  return start(
    test,
    createServer((...exchange) => void listener(...exchange)),
  )
}

/** Serves bare connections, for answers that no HTTP server would give. */
export function serveSockets(test: TestContext, onSocket: (socket: Socket) => void): Promise<Upstreamed> {
  return start(
    test,
    createSocketServer((socket) => {
      // The other side resets connections on purpose.
      socket.on('error', () => socket.destroy())
      socket.resume()
      onSocket(socket)
    }),
  )
}

export async function start(test: TestContext, server: Server | HttpServer): Promise<Upstreamed> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  test.after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = server.address() as AddressInfo
  const place = `127.0.0.1:${port}`
  return { url: `http://${place}`, port, fetch: createFetch({ policy: createPolicy({ allow: [place] }) }) }
}
