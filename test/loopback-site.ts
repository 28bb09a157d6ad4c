import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface TestSite {
  /** `http://127.0.0.1:port` */
  origin: string
  /** `127.0.0.1:port`, for the `allow` of a test host. */
  place: string
  /** Paths asked for, in order. */
  asked: string[]
  /** Connections made, also those without a request. */
  connections(): number
  close(): void
}

/** A server on this machine: path → a page, or what answers. What is not listed is a 404 page. */
export async function startSite(pages: Record<string, string | Answer>): Promise<TestSite> {
  const asked: string[] = []
  let connections = 0
  const server: Server = createServer((request, response) => {
    asked.push(request.url!)
    const page = pages[request.url!.split('?')[0]!]
    if (typeof page === 'function') return page(request, response)
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(page ?? '<!doctype html><title>Not here</title><h1>Not here</h1>')
  })
  server.on('connection', () => connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: `http://${place}`,
    place,
    asked,
    connections: () => connections,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Answers with these bytes. */
export function sends(type: string, body: string | Buffer, headers: Record<string, string> = {}): Answer {
  return (_, response) => void response.writeHead(200, { 'content-type': type, ...headers }).end(body)
}

export function redirects(to: string): Answer {
  return (_, response) => void response.writeHead(302, { location: to }).end()
}
