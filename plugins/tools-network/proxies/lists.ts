import { createHash } from 'node:crypto'
import { GatewayError, notConfigured, type PluginContext } from '@gateway/sdk-plugin'
import { type Entry, parseList, protocolOf } from './parse.ts'

export interface List {
  /** Its address without the query, which may hold a key. */
  source: string
  entries: Entry[]
  /** The code of what went wrong. */
  error?: string
}

const MAX_LISTS = 10
const KEPT_SECONDS = 600
/** What is kept of each list: values of the cache are limited. */
const MAX_KEPT = 5_000

/**
 * Every configured list; one that fails is told, all that fail are an error.
 * @throws GatewayError `not_configured`, `upstream_error`
 */
export async function loadLists(ctx: PluginContext): Promise<List[]> {
  const lists = await Promise.all(addressesOf(ctx).map((address) => load(ctx, address)))
  if (lists.every(({ error }) => error !== undefined)) {
    throw new GatewayError('upstream_error', {
      message: 'None of the configured proxy lists can be read.',
      lists: lists.map(({ source, error }) => ({ source, error })),
      hint: 'Check GATEWAY_SECRET_PROXY_LISTS.',
    })
  }
  return lists
}

function addressesOf({ secrets }: PluginContext): string[] {
  const text = secrets.has('PROXY_LISTS') ? secrets.get('PROXY_LISTS') : ''
  const addresses = text.split(/[\s,]+/).filter((address) => URL.canParse(address))
  if (addresses.length > 0) return addresses.slice(0, MAX_LISTS)
  throw notConfigured(
    'No list of proxies is configured, and none is built in: such lists are full of hijacked machines.',
    'Set GATEWAY_SECRET_PROXY_LISTS to the addresses of one or more lists (text or JSON), separated by spaces.',
  )
}

/** Kept for ten minutes: lists are large and their hosts are not ours. */
async function load(ctx: PluginContext, address: string): Promise<List> {
  const { origin, pathname } = new URL(address)
  const source = origin + pathname
  try {
    const entries = await ctx.cache.wrap(nameOf(address), KEPT_SECONDS, async () => {
      const response = await ctx.fetch(address, { kind: 'page' })
      if (!response.ok) throw new GatewayError('upstream_error', { message: `${source}: status ${response.status}.` })
      return parseList(await response.text(), protocolOf(address)).slice(0, MAX_KEPT)
    })
    return { source, entries }
  } catch (error) {
    ctx.signal.throwIfAborted()
    // By its name: the host's errors are of the host's own class.
    const { name, code = '' } = error as { name?: string; code?: string }
    if (name !== 'GatewayError') throw error
    ctx.log.warn('a proxy list cannot be read', { source, code })
    return { source, entries: [], error: code }
  }
}

/** Addresses may be longer than a name may be, and hold a key. */
function nameOf(address: string): string {
  return `list ${createHash('sha256').update(address).digest('base64url')}`
}
