import { homedir, tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import { limitOf } from '../keys/plans.ts'
import { reportUsage } from '../quota/report.ts'
import type { Store } from '../store/store.ts'
import { authenticate } from './authenticate.ts'
import type { CallServices } from './call.ts'
import type { GatewayMetrics } from './metrics.ts'
import { paramError, parseQuery } from './params.ts'
import { rateLimitHeaders } from './quota.ts'
import type { Reply } from './reply.ts'
import type { GatewayRequest } from './request.ts'

export interface StatusServices extends CallServices {
  store: Store
  metrics: GatewayMetrics
  metricsFor: 'local' | 'public' | 'off'
  closing(): boolean
}

type Handler = (services: StatusServices, request: GatewayRequest) => Promise<Reply> | Reply

/** The host's own endpoints, by path. None of them is charged. */
export const STATUS_PATHS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['/healthz', ({ envelope }) => envelope.success('{"healthy":true}')],
  ['/readyz', ready],
  ['/metrics', metricsText],
  ['/apikey-status', keyStatus],
])

/** 200 when calls are served, else 503; either way every plugin with its state. */
async function ready({ registry, store, envelope, closing }: StatusServices): Promise<Reply> {
  const plugins = registry.statuses.map(({ id, dir, state, reason, hash, endpoints }) => ({
    id,
    state,
    ...(reason === undefined ? {} : { reason: withoutFolders(reason, id, dir) }),
    hash,
    endpoints: endpoints.length,
  }))
  const storage = await store.ping().then(
    () => 'ok',
    () => 'unreachable',
  )
  const up = storage === 'ok' && !closing()
  if (up) return envelope.success(JSON.stringify({ ready: true, storage, plugins }))
  const error = new GatewayError(closing() ? 'shutting_down' : 'storage_unavailable', {
    storage,
    plugins,
    retryAfter: 5,
  })
  return envelope.failure(error)
}

/** Anybody may read why a plugin is not served, but not where things lie on this machine: `gateway plugins list` tells. */
function withoutFolders(reason: string, id: string, dir: string): string {
  // A home of `/`, as in a container, is no secret and stands in every path.
  const folders = [dirname(dir), process.cwd(), tmpdir(), homedir()].filter((folder) => folder.length > 1)
  return folders.reduce((text, folder) => text.replaceAll(folder, '…'), reason.replaceAll(dir, id))
}

async function metricsText({ metrics, metricsFor }: StatusServices, request: GatewayRequest): Promise<Reply> {
  const open = metricsFor === 'public' || (metricsFor === 'local' && isLocal(request.ip))
  if (!open) {
    throw new GatewayError('scope_missing', {
      message: 'Metrics are not shown to this address.',
      hint: 'The operator may set GATEWAY_METRICS=public, or read them on the machine itself.',
    })
  }
  return { status: 200, headers: { 'content-type': metrics.contentType }, body: await metrics.text() }
}

function isLocal(ip: string): boolean {
  return ip === '::1' || /^(::ffff:)?127\./.test(ip)
}

/** Plan, limit, use and scopes of the calling key, and its last 30 days by endpoint. */
async function keyStatus(services: StatusServices, request: GatewayRequest): Promise<Reply> {
  const { store, plans, clock, envelope, keys } = services
  const query = parseQuery(request.query)
  const key = await authenticate(request, query, keys)
  if (query.problems.length > 0) throw paramError(query.problems)
  const limit = limitOf(key, plans)
  const { used, remaining, reset, days } = await reportUsage(store.usage, key, limit, { clock })
  const { id, name, plan, scopes, createdAt } = key
  const status = { id, name, plan, limit, used, remaining, reset, scopes, createdAt, days }
  return envelope.success(JSON.stringify(status), rateLimitHeaders(limit, used, clock))
}
