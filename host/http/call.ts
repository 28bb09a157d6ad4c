import { GatewayError, type ErrorCode } from '../../sdk-plugin/errors.ts'
import type { KeyDirectory } from '../keys/directory.ts'
import { withoutKeys } from '../keys/format.ts'
import { limitOf, type Plans } from '../keys/plans.ts'
import type { Outcome, ParamProblem } from '../plugins/protocol.ts'
import type { Registry, Route } from '../plugins/registry.ts'
import type { Reservation } from '../quota/batch.ts'
import type { Ledger } from '../quota/ledger.ts'
import type { Log } from '../services/log.ts'
import type { KeyRecord } from '../store/store.ts'
import { preferredFile } from './accept.ts'
import { authenticate } from './authenticate.ts'
import type { Envelope } from './envelope.ts'
import { nearest } from './nearest.ts'
import { paramError, parseQuery, type Query } from './params.ts'
import { permit } from './permission.ts'
import { quotaExceeded, rateLimitHeaders } from './quota.ts'
import type { Reply } from './reply.ts'
import { type GatewayRequest, headerOf } from './request.ts'
import type { ResultCache } from './result-cache.ts'

/** What the pipeline of a call works with. */
export interface CallServices {
  registry: Registry
  keys: KeyDirectory
  ledger: Ledger
  results: ResultCache
  envelope: Envelope
  plans: Plans
  adult: boolean
  clock: () => number
  log: Log
}

/** Everything a call of an endpoint passes through, in this order. Throws a GatewayError wherever it is refused. */
export async function answerCall(services: CallServices, request: GatewayRequest): Promise<Reply> {
  const route = findRoute(services.registry, request.path)
  const { generation } = route
  generation.enter()
  try {
    const query = parseQuery(request.query)
    const key = await authenticate(request, query, services.keys)
    permit(key, route.endpoint, services.adult)
    refuseWhenOut(route)
    return await admitted(services, request, { route, query, key })
  } finally {
    generation.leave()
  }
}

function findRoute(registry: Registry, path: string): Route {
  const route = registry.find(path)
  if (route) return route
  const near = nearest(path, registry.routes.keys())
  throw new GatewayError('not_found', {
    received: withoutKeys(path),
    ...(near.length > 0 ? { near } : {}),
    hint:
      near.length > 0
        ? `Did you mean ${near[0]}? All endpoints are listed under /docs.`
        : 'All endpoints are listed under /docs.',
  })
}

function refuseWhenOut({ endpoint, status }: Route): void {
  if (endpoint.offline !== undefined) throw new GatewayError('endpoint_offline', { message: endpoint.offline })
  if (status.state === 'quarantined') throw new GatewayError('plugin_quarantined')
}

interface Visit {
  route: Route
  query: Query
  key: KeyRecord
}

/** Counts the call, runs it, and gives it back when no handler was reached or our side failed. */
async function admitted(services: CallServices, request: GatewayRequest, visit: Visit): Promise<Reply> {
  const {
    route: { endpoint },
    query,
    key,
  } = visit
  const { ledger, plans, clock } = services
  if (query.problems.length > 0) return refuseParams(services, request, visit)
  const limit = limitOf(key, plans)
  const reservation = await ledger.reserve({ keyId: key.id, endpoint: endpoint.path.slice(1), limit })
  if (!reservation.admitted) {
    // A bad parameter is told before an empty quota: the caller can mend it today.
    await refuseParams(services, request, visit)
    const error = quotaExceeded(limit!, clock)
    return services.envelope.failure(error, rateLimitHeaders(limit, reservation.used, clock))
  }
  const outcome = await run(services, request, visit)
  const refunded = !outcome.ok && (!outcome.reached || outcome.status >= 500)
  if (refunded) await refund(services, reservation)
  const headers = rateLimitHeaders(limit, reservation.used - (refunded ? 1 : 0), clock)
  return reply(services, request, visit, outcome, headers)
}

/** Asks the plugin what else is wrong with the parameters, without running the call. @throws GatewayError 400 */
async function refuseParams(services: CallServices, request: GatewayRequest, visit: Visit): Promise<Reply> {
  const { problems } = visit.query
  const outcome = await dispatch(request, visit, true)
  const named = new Set(problems.map(({ name }) => name))
  const more = outcome.ok ? [] : ((outcome.error.params ?? []) as ParamProblem[]).filter(({ name }) => !named.has(name))
  if (problems.length + more.length > 0) throw paramError([...problems, ...more])
  // Only an exhausted quota leads here with nothing wrong.
  return services.envelope.success('null')
}

async function run({ results }: CallServices, request: GatewayRequest, visit: Visit): Promise<Outcome> {
  const { endpoint, generation } = visit.route
  if (endpoint.cache === 0) return dispatch(request, visit, false)
  const name = results.nameOf(generation.hash, endpoint.path, request.origin, visit.query.values)
  const kept = results.get(name)
  if (kept) return kept
  const outcome = await dispatch(request, visit, false)
  if (outcome.ok) results.set(name, outcome, endpoint.cache)
  return outcome
}

function dispatch(request: GatewayRequest, { route, query, key }: Visit, validateOnly: boolean): Promise<Outcome> {
  const { endpoint, generation } = route
  const { id: requestId, ip, origin } = request
  const caller = { keyId: key.id, ip, scopes: key.scopes, userAgent: headerOf(request, 'user-agent') ?? '' }
  const call = {
    path: endpoint.path,
    params: query.values,
    caller,
    origin,
    requestId,
    ...(validateOnly ? { validateOnly } : {}),
  }
  return generation.runner.call(call, endpoint, request.onAbandon.bind(request))
}

async function refund({ ledger, log }: CallServices, reservation: Reservation): Promise<void> {
  try {
    await ledger.refund(reservation)
  } catch (error) {
    log.error('a call could not be refunded', { error: String(error) })
  }
}

function reply(
  services: CallServices,
  request: GatewayRequest,
  visit: Visit,
  outcome: Outcome,
  limits: Record<string, string>,
): Reply {
  const { envelope, log } = services
  const { endpoint } = visit.route
  const headers = endpoint.deprecated === undefined ? limits : { ...limits, deprecation: 'true' }
  if (outcome.ok) {
    if (outcome.files.length === 0) return envelope.success(outcome.body, headers)
    const file = preferredFile(headerOf(request, 'accept'), outcome.files)
    if (!file) return envelope.success(outcome.body, { ...headers, vary: 'Accept' })
    return envelope.success(outcome.body, { ...headers, vary: 'Accept', location: file.url }, 303)
  }
  const { code, message, ...details } = outcome.error
  if (outcome.status >= 500) {
    log.warn('a call failed', {
      path: endpoint.path,
      code,
      requestId: request.id,
      ...(outcome.cause ? { cause: outcome.cause } : {}),
    })
  }
  return envelope.failure(new GatewayError(code as ErrorCode, { ...details, message }), headers)
}
