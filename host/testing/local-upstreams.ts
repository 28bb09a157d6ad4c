import type { Cache, Upstream } from '../../sdk-plugin/context.ts'
import { createUpstreams } from '../services/net/upstream.ts'
import { type FakeService, fakeFetch } from './fake-fetch.ts'

/** `ctx.upstream` with the real retries, breaker and cache in front of stand-ins, and without waiting between tries. */
export function localUpstreams(
  services: Record<string, FakeService>,
  cache: Cache,
): (name: string, signal: AbortSignal) => Upstream {
  const hostOf = (name: string) => `http://${name}.upstream.test`
  const bases = Object.fromEntries(Object.keys(services).map((name) => [name, hostOf(name)]))
  const byOrigin = new Map(Object.entries(services).map(([name, service]) => [hostOf(name), service]))
  const fetch = fakeFetch((request) => byOrigin.get(new URL(request.url).origin)!(request))
  return createUpstreams({ bases, fetch, cache, waiting: { random: () => 0, pause: async () => undefined } })
}
