import type { Fetch } from '../services/net/fetch.ts'
import type { Upstreams } from '../services/net/upstream.ts'
import type { Cache, Upstream } from '../../sdk-plugin/context.ts'
import type { Net } from '../../sdk-plugin/net.ts'
import type { PluginSettings } from '../plugins/protocol.ts'
import type { Policy } from '../services/net/policy.ts'
import type { OpenBrowser } from './browser/open.ts'
import type { Services } from './context.ts'
import { type Ask, remoteCache, remoteStore } from './remote.ts'

interface Host extends Pick<Services, 'clock' | 'log' | 'onSpawn' | 'onEnd'> {
  ask: Ask
}

/** What fetches, loaded when a plugin first fetches something: most calls of a light plugin never do. */
interface Network {
  fetch: Fetch
  upstream: Upstreams
  net(signal: AbortSignal): Net
  policy: Policy
}

/** The services of a plugin's process: fetching happens here, what processes share lives in the host. */
export function createServices(settings: PluginSettings, { ask, ...host }: Host): Services {
  const cache = remoteCache(ask)
  let network: Promise<Network> | undefined
  const open = () => (network ??= openNetwork(settings, cache))
  let browser: Promise<OpenBrowser> | undefined
  const openBrowser = async () => (await import('./browser/open.ts')).openBrowser(settings, host, (await open()).policy)
  return {
    ...host,
    settings,
    cache,
    storeOf: (keyId) => remoteStore(ask, keyId),
    reserveFileRoom: async (bytes) => void (await ask({ service: 'files', verb: 'reserve', bytes })),
    fetch: async (url, options) => (await open()).fetch(url, options),
    browse: async (call, options, work) => (await (browser ??= openBrowser())).browse(call, options, work),
    close: async () => (await browser)?.close(),
    net: (signal) => ({
      resolve: async (...question) => (await open()).net(signal).resolve(...question),
      connect: async (options) => (await open()).net(signal).connect(options),
    }),
    upstream: (name, signal) =>
      onceOpen(name, settings.upstreams[name] ?? '', async () => (await open()).upstream(name, signal)),
  }
}

async function openNetwork({ fetch: reach, upstreams }: PluginSettings, cache: Cache): Promise<Network> {
  const [{ createFetch }, { createUpstreams }, { createNet }, { allowing, createPolicy }] = await Promise.all([
    import('../services/net/fetch.ts'),
    import('../services/net/upstream.ts'),
    import('../services/net/net.ts'),
    import('../services/net/policy.ts'),
  ])
  const policy = createPolicy(reach)
  const bases = Object.values(upstreams).filter((base) => base !== '')
  const upstreamFetch = createFetch({ policy: allowing(policy, bases) })
  return {
    fetch: createFetch({ policy }),
    policy,
    net: (signal) => createNet(policy, signal),
    upstream: createUpstreams({ bases: upstreams, fetch: upstreamFetch, cache }),
  }
}

/** `ctx.upstream` answers at once; the network is opened by the first request. */
function onceOpen(name: string, base: string, open: () => Promise<Upstream>): Upstream {
  const url = URL.parse(base)
  return {
    name,
    baseUrl: url ? url.origin + url.pathname : '',
    fetch: async (path, options) => (await open()).fetch(path, options),
    json: async (path, options) => (await open()).json(path, options),
  }
}
