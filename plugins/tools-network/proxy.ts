import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { type Checked, findReachable } from './proxies/check.ts'
import { loadLists } from './proxies/lists.ts'
import { type Entry, PROTOCOLS } from './proxies/parse.ts'

const LIMIT = 10
const KEPT_SECONDS = 60

export default defineEndpoint({
  category: 'tools',
  name: 'proxy',
  summary: 'Public proxies that accept connections now',
  description: [
    'Reads the lists of public proxies that the operator configured (`GATEWAY_SECRET_PROXY_LISTS`; none is built in),',
    'drops what lies in private networks, and dials the rest until enough have answered. Nothing is sent through them,',
    'and the gateway itself never uses one.',
    '',
    'Result: `proxies`, the quickest first, each with `protocol`, `ip`, `port`, `url`, `country` (where its list',
    'knows it, else null), `connectMs` and `checkedAt`; `count`, `tested`, `dropped`, and `sources` with the',
    'number of entries of each list. A check holds for a minute, a list for ten.',
    '',
    'That a port is open says nothing about who listens: such proxies may read and change what passes. Never send',
    'secrets through them.',
  ].join('\n'),
  params: z.object({
    protocol: param.choice(PROTOCOLS, { description: 'Only proxies of this kind' }).optional(),
    limit: param.integer({ min: 1, max: 50, description: 'How many at most' }).default(LIMIT),
  }),
  examples: [
    { title: 'Any ten', params: {}, expect: { 'result.limit': 10 }, online: true },
    { title: 'Three of SOCKS 5', params: { protocol: 'socks5', limit: '3' }, online: true },
  ],
  timeoutMs: 40_000,
  async handle({ protocol, limit }, ctx) {
    const lists = await loadLists(ctx)
    const wanted = interleaved(lists.map(({ entries }) => entries)).filter(
      (entry) => protocol === undefined || entry.protocol === protocol,
    )
    const { reachable, tested, dropped } = await ctx.cache.wrap<Checked>(
      `checked ${protocol ?? 'any'} ${limit}`,
      KEPT_SECONDS,
      () => findReachable(ctx, wanted, limit),
    )
    return {
      count: reachable.length,
      limit,
      proxies: reachable,
      tested,
      dropped,
      sources: lists.map(({ source, entries, error }) => ({
        source,
        entries: entries.length,
        ...(error === undefined ? {} : { error }),
      })),
      source: 'the configured proxy lists',
      asOf: new Date().toISOString(),
    }
  },
})

/** One of each list in turn, without repetitions, so that no list crowds out the others. */
function interleaved(lists: readonly Entry[][]): Entry[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const all = Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? [])).flat()
  return [...new Map(all.map((entry) => [`${entry.protocol} ${entry.ip} ${entry.port}`, entry])).values()]
}
