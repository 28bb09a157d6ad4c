import type { Fetch } from '../services/net/fetch.ts'
import type { FetchOptions } from '../../sdk-plugin/context.ts'
import type { PluginSettings } from '../plugins/protocol.ts'
import type { Services } from './context.ts'
import { type Ask, remoteCache, remoteStore } from './remote.ts'

interface Host extends Pick<Services, 'log' | 'onSpawn' | 'onEnd'> {
  ask: Ask
}

/** The services of a plugin process: fetching happens here, what is shared lives in the host. */
export function createServices(settings: PluginSettings, { ask, ...host }: Host): Services {
  const cache = remoteCache(ask)
  let net: Promise<any> | undefined
  const loaded = () => (net ??= openNet(settings, cache))
  return {
    ...host,
    settings,
    cache,
    storeOf: (keyId) => remoteStore(ask, keyId),
    reserveFileRoom: async (bytes) => void (await ask({ service: 'files', verb: 'reserve', bytes })),
    fetch: async (url, options) => (await loaded()).fetch(url, options),
    upstream: (name, signal) => lazyUpstream(name, signal, settings, loaded),
  }
}
