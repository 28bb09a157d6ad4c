import {
  defineEndpoint,
  type DnsRecord,
  type DnsType,
  GatewayError,
  param,
  type PluginContext,
  z,
} from '@gateway/sdk-plugin'
import { readDomain } from './domain.ts'
import { SERVICES } from './services.ts'

const TYPES = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA'] as const satisfies readonly DnsType[]
const QUERY_MS = 4_000

/** What came of one question. `status` is the name server's word, or the code of an error. */
interface Query {
  name: string
  type: DnsType
  status: string
  records: DnsRecord[]
  authenticated: boolean
  /** There is no such name: not even as an alias of one that is gone (RFC 6604). */
  missing: boolean
  ms: number
  error?: Error
}

export default defineEndpoint({
  category: 'tools',
  name: 'dns-check',
  summary: 'The DNS records of a domain',
  description: [
    'Asks the name servers of this gateway for A, AAAA, CNAME, MX, NS, TXT, SOA and CAA records and for the SRV',
    'records of common services (mail, calendars, chat, calls, directories), over the wire and past every cache of',
    'this machine. International names are taken as they are written.',
    '',
    'Result: `domain` and `ascii`, `exists` (false for a name that is not registered, which is a normal answer),',
    '`complete` (false when a question found no answer: see `queries`), `dnssec` (the name server has checked the',
    'signatures), `records` by type, each with its `ttl` in seconds, and `queries`: `name`, `type`, `status` (such as',
    '`NOERROR`, `NXDOMAIN`, `SERVFAIL`), `count` and `ms` of each question. Of services only those that answer are',
    'listed. A and AAAA follow aliases: `name` says whose the address is.',
    '',
    'Names of local networks and names that lead to private addresses are refused. No name server, or none that can',
    'answer, is 502 or 504.',
  ].join('\n'),
  params: z.object({
    domain: param.text({ max: 300, description: 'The domain, e.g. `example.com`, or an address whose host is meant' }),
  }),
  examples: [
    {
      title: 'A domain',
      params: { domain: 'example.com' },
      expect: { 'result.domain': 'example.com', 'result.queries.0.type': 'A' },
      online: true,
    },
    {
      title: 'An international one',
      params: { domain: 'bücher.example' },
      expect: { 'result.ascii': 'xn--bcher-kva.example' },
      online: true,
    },
  ],
  timeoutMs: 15_000,
  async handle({ domain }, ctx) {
    const { name, ascii } = readDomain(domain)
    // One first: a name that does not exist, or may not be asked for, costs one question.
    const first = await query(ctx, ascii, 'A')
    if (first.error && first.status === 'upstream_timeout') throw first.error
    const others = first.missing ? [] : await askRest(ctx, ascii)
    const all = [first, ...others]
    const failed = all.filter(({ status }) => status !== 'NOERROR' && status !== 'NXDOMAIN')
    if (failed.length === all.length) throw failed[0]!.error ?? serverFailed(failed[0]!.status)
    const services = first.missing ? [] : await askServices(ctx, ascii)
    const shown = [...all, ...services.filter(({ records }) => records.length > 0)]
    return {
      domain: name,
      ascii,
      exists: !first.missing,
      complete: failed.length === 0,
      dnssec: first.authenticated,
      records: byType(shown),
      queries: shown.map(({ name: asked, type, status, records, ms }) => ({
        name: asked,
        type,
        status,
        count: records.length,
        ms,
      })),
      source: 'DNS',
      asOf: new Date().toISOString(),
    }
  },
})

function askRest(ctx: PluginContext, name: string): Promise<Query[]> {
  return Promise.all(TYPES.slice(1).map((type) => query(ctx, name, type)))
}

function askServices(ctx: PluginContext, name: string): Promise<Query[]> {
  return Promise.all(SERVICES.map((service) => query(ctx, `${service}.${name}`, 'SRV')))
}

/** Refusals (4xx) end the call; a name server that fails is a result. */
async function query({ net }: PluginContext, name: string, type: DnsType): Promise<Query> {
  const started = performance.now()
  try {
    const { status, records, authenticated, ms } = await net.resolve(name, type, { timeoutMs: QUERY_MS })
    const wanted = records.filter((record) => record.type === type)
    const missing = status === 'NXDOMAIN' && !records.some((record) => record.type === 'CNAME')
    return { name, type, status, records: wanted, authenticated, missing, ms: round(ms) }
  } catch (error) {
    const { code = '', status = 500 } = error as { code?: string; status?: number }
    if (status < 502) throw error
    const ms = round(performance.now() - started)
    return { name, type, status: code, records: [], authenticated: false, missing: false, ms, error: error as Error }
  }
}

function serverFailed(status: string): GatewayError {
  return new GatewayError('upstream_error', {
    message: `The name server could not answer for this domain (${status}).`,
    reason: status,
    hint: 'The name servers of the domain may be broken; try again later.',
  })
}

/** `{ A: [{ address, ttl }], … }`: every type stands there, also those without records. */
function byType(queries: readonly Query[]): Record<string, unknown[]> {
  const types = [...TYPES, 'SRV'] as const
  const all = queries.flatMap(({ records }) => records)
  return Object.fromEntries(types.map((type) => [type, all.filter((record) => record.type === type).map(withoutType)]))
}

function withoutType(record: DnsRecord) {
  const { type: _type, ...rest } = record
  return rest
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10
}
