import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import sharp from 'sharp'
import { SAMPLE } from './sample-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { createPages } from './pages.ts'

/** The one key that the fake endpoints take. */
export const SAMPLE_KEY = 'gw_live_SampleKeyForTheGalleryTest'

export interface SampleServer {
  origin: string
  /** Calls that reached a fake endpoint, in order. */
  calls: { path: string; params: Record<string, string> }[]
  /** Every address that was asked for. */
  addresses: string[]
  close(): Promise<void>
}

/** The pages over a catalogue, and endpoints that answer with an envelope around what their category suggests. */
export async function startSampleServer(catalogue: Catalogue = SAMPLE): Promise<SampleServer> {
  const pages = createPages(() => catalogue)
  const calls: SampleServer['calls'] = []
  const addresses: string[] = []
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url!, origin)
    addresses.push(request.url!)
    if (pages.match(path)) {
      const page = pages.respond({ path, origin, headers: request.headers as Record<string, string> })
      response.writeHead(page.status, page.headers).end(page.body)
      return
    }
    if (path.startsWith('/files/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(await paint(path.slice(7)))
      return
    }
    const { status, result } = reply(request, path, Object.fromEntries(searchParams))
    const envelope = { status, success: status === 200, creator: catalogue.creator, result }
    response.writeHead(status, { 'content-type': 'application/json', 'ratelimit': `"daily";r=${left()};t=3600` })
    response.end(JSON.stringify(envelope))
  }

  const left = () => 250 - calls.length

  function reply(request: IncomingMessage, path: string, params: Record<string, string>) {
    if (request.headers['x-api-key'] !== SAMPLE_KEY) return refusal(401, 'key_invalid', 'The API key is not known.')
    if (path === '/apikey-status') return { status: 200, result: { plan: 'free', limit: 250, remaining: left() } }
    const isKnown = catalogue.endpoints.some((endpoint) => endpoint.path === path)
    if (!isKnown) return refusal(404, 'not_found', 'There is no such endpoint.')
    calls.push({ path, params })
    const makesPicture = /createqr|textart|photoframe/.test(path)
    return { status: 200, result: makesPicture ? file(origin, path) : { echo: params, path } }
  }

  return {
    origin,
    calls,
    addresses,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function refusal(status: number, code: string, message: string) {
  return { status, result: { error: { code, message } } }
}

/** As if the gateway stood behind a proxy with another public name. */
function file(origin: string, path: string) {
  const url = `${origin.replace('127.0.0.1', 'gateway.example')}/files/${path.split('/').at(-1)}`
  return { url, type: 'image/png', bytes: 18_240, width: 900, height: 600, expiresAt: '2030-01-01T01:00:00Z' }
}

/** A picture that differs by name. */
async function paint(name: string): Promise<Buffer> {
  const hue = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)! * 37, 0) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
    <defs><linearGradient id="g" x2="0.4" y2="1"><stop stop-color="hsl(${hue},45%,62%)"/>
    <stop offset="1" stop-color="hsl(${(hue + 40) % 360},50%,28%)"/></linearGradient></defs>
    <rect width="900" height="600" fill="url(#g)"/>
    <text x="450" y="340" font-size="110" font-weight="700" text-anchor="middle" fill="#fff">Gateway</text></svg>`
  return await sharp(Buffer.from(svg)).png().toBuffer()
}
