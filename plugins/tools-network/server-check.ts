import { defineEndpoint, param, type Connection, type PluginContext, z } from '@gateway/sdk-plugin'
import { findings } from './certificate.ts'
import { type FirstByte, firstByte } from './first-byte.ts'
import { downReason } from './down.ts'

const STEP_MS = 5_000

export default defineEndpoint({
  category: 'tools',
  name: 'server-check',
  summary: 'Whether a server is up, and how fast each step is',
  description: [
    'Looks up the host, connects, shakes hands and sends one GET; redirects are told, not followed. A server that is',
    'down is a normal answer.',
    '',
    'Result: `up` (it answered with a status below 500), `reason` and `message` when it is not, `status`, `server`,',
    '`location`; `addresses` of the host and the `address` that answered; `timings` in milliseconds: `dns`, `connect`,',
    '`tls`, `firstByte` (from the request to its answer) and `total`, each as far as it came.',
    '',
    '`tls` for https: `version`, `cipher`, `valid`, `problems` (`expired`, `not_yet_valid`, `wrong_name`,',
    '`self_signed`, `untrusted_issuer`, `expires_soon`, `old_protocol` …, each with its words), `daysLeft`, and the',
    '`certificate` with subject, issuer, names and dates. A bad certificate is a finding: the server can still be up.',
    '',
    'Reasons of a server that is down: `no_such_host`, `refused`, `timeout`, `unreachable`, `reset`, `tls_failed`,',
    '`not_http`, `server_error`. Ports 80 and 443.',
  ].join('\n'),
  params: z.object({ url: param.url({ description: 'Address of the server' }) }),
  examples: [
    {
      title: 'A site with a certificate',
      params: { url: 'https://example.com/' },
      expect: { 'result.url': 'https://example.com/' },
      online: true,
    },
  ],
  timeoutMs: 30_000,
  async handle({ url }, ctx) {
    const parsed = new URL(url)
    const started = performance.now()
    const connection = await connect(ctx, parsed)
    const { addresses, address, timings, tls, failure } = connection
    const answer = await ask(connection, parsed, ctx.signal)
    const down = downReason(failure, answer)
    const total = performance.now() - started
    return {
      url: parsed.href,
      up: down === undefined,
      ...down,
      ...('status' in answer ? { status: answer.status } : {}),
      ...('status' in answer ? definedOnly({ server: answer.server, location: answer.location }) : {}),
      addresses,
      ...(address === undefined ? {} : { address }),
      timings: rounded({ ...timings, ...('ms' in answer ? { firstByte: answer.ms } : {}), total }),
      ...(tls === undefined ? {} : { tls: findings(tls, Date.now()) }),
      source: parsed.host,
      asOf: new Date().toISOString(),
    }
  },
})

function connect({ net }: PluginContext, { hostname, port, protocol }: URL): Promise<Connection> {
  const tls = protocol === 'https:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return net.connect({ host, port: port === '' ? (tls ? 443 : 80) : Number(port), tls, timeoutMs: STEP_MS })
}

async function ask({ socket }: Connection, url: URL, signal: AbortSignal): Promise<FirstByte> {
  if (!socket) return { code: 'NOT_CONNECTED' }
  try {
    return await firstByte(socket, url, signal)
  } finally {
    socket.destroy()
  }
}

function definedOnly(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<string, string>
}

function rounded(timings: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(timings).map(([step, ms]) => [step, Math.round(ms * 10) / 10]))
}
