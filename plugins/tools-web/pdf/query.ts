import { GatewayError } from '@gateway/sdk-plugin'
import type { PluginContext } from '@gateway/sdk-plugin'

/** Addresses that browsers know and that lead to no page of the web. */
const OTHER_SCHEMES = /^(data|file|javascript|ftp|blob|about|view-source|chrome|ws|wss|mailto|filesystem):\S+$/i
const ADDRESS = /^https?:\/\/\S+$/i

/**
 * The addresses a query consists of; none when it is a text, which may well hold addresses among its words.
 * @throws GatewayError `url_not_allowed` for an address of another scheme
 */
export function addressesIn(query: string): string[] {
  const parts = query.split('|').map((part) => part.trim())
  const other = parts.find((part) => OTHER_SCHEMES.test(part))
  if (other !== undefined && (parts.length === 1 || parts.some((part) => ADDRESS.test(part)))) {
    throw new GatewayError('url_not_allowed', {
      message: 'Only http and https addresses are opened.',
      expected: 'http:// or https:// address',
      received: other,
    })
  }
  return parts.every((part) => ADDRESS.test(part)) ? parts : []
}

type Found = { kind: 'page' } | { kind: 'picture' } | { kind: 'pdf'; read(): Promise<Buffer> }

/** What an address leads to, by the type its server names. @throws what `ctx.fetch` throws */
export async function kindOf(ctx: PluginContext, address: string): Promise<Found> {
  // A page is loaded by the browser: of this answer only the headers are read.
  const stop = new AbortController()
  const response = await ctx.fetch(address, { kind: 'image', signal: stop.signal })
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && /^application\/pdf\b/i.test(type)) {
    return { kind: 'pdf', read: () => readPdf(response) }
  }
  stop.abort()
  // Some servers name pictures binary data; those of SVG are drawn best by the browser that is for them.
  return { kind: response.ok && /^image\//i.test(type) ? 'picture' : 'page' }
}

async function readPdf(response: { bytes(): Promise<Buffer> }): Promise<Buffer> {
  const bytes = await response.bytes()
  if (bytes.subarray(0, 1024).includes('%PDF-')) return bytes
  throw new GatewayError('content_rejected', { message: 'The address says it is a PDF, and is none.' })
}
