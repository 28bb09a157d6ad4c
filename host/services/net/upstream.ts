import type { Cache, FetchResponse, Upstream, UpstreamOptions } from '../../../sdk-plugin/context.ts'
import { GatewayError, notConfigured } from '../../../sdk-plugin/errors.ts'
import { type Base, join, parseBase } from './base.ts'
import { Breaker } from './breaker.ts'
import { Deadline } from './deadline.ts'
import { timedOut } from './failure.ts'
import type { Fetch } from './fetch.ts'
import { cached } from './kept.ts'
import { isTransient, pauseAfter, realWaiting, retryAfterMs, type Try, type Waiting } from './retry.ts'

export interface UpstreamSettings {
  /** Name → base address. A missing or empty one is "not configured". User name, password and query stay secret. */
  bases: Readonly<Record<string, string>>
  /** A fetch whose policy exempts the bases: `createFetch({ policy: allowing(policy, bases) })`. */
  fetch: Fetch
  cache: Cache
  /** Steady milliseconds; replaced in tests, as are the pauses. */
  clock?: () => number
  waiting?: Waiting
}

/** A service by its name, for the length of the call that `signal` belongs to. */
export type Upstreams = (name: string, signal?: AbortSignal) => Upstream

const TIMEOUT_MS = 15_000
const MEDIA_TIMEOUT_MS = 25_000
const RETRIES = 2
const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Make it once a process: circuit breakers remember, per host, across calls. */
export function createUpstreams(settings: UpstreamSettings): Upstreams {
  const { clock = () => performance.now(), waiting = realWaiting } = settings
  const bases = new Map<string, Base>()
  for (const [name, address] of Object.entries(settings.bases)) {
    if (address !== '') bases.set(name, parseBase(name, address))
  }
  const breakers = new Map([...bases.values()].map(({ url }) => [url.origin, new Breaker({ clock })]))
  return (name, signal) => {
    const base = bases.get(name)
    if (!base) return unconfigured(name)
    const breaker = breakers.get(base.url.origin)!
    const { fetch, cache } = settings
    return new HttpUpstream({ name, base, breaker, signal, clock, waiting, fetch, cache })
  }
}

function unconfigured(name: string): Upstream {
  const setting = `GATEWAY_UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}`
  const refuse = async () => {
    throw notConfigured(`The service "${name}" has no address.`, `Set ${setting} to its base address.`)
  }
  return { name, baseUrl: '', fetch: refuse, json: refuse }
}

interface Wiring extends Required<Omit<UpstreamSettings, 'bases'>> {
  name: string
  base: Base
  breaker: Breaker
  signal: AbortSignal | undefined
}

class HttpUpstream implements Upstream {
  readonly name: string
  readonly baseUrl: string
  readonly #wiring: Wiring

  constructor(wiring: Wiring) {
    this.name = wiring.name
    this.baseUrl = wiring.base.url.href
    this.#wiring = wiring
  }

  async fetch(path: string, options: UpstreamOptions = {}): Promise<FetchResponse> {
    const response = await this.#answer(path, options)
    return { ...response, json: <T>() => this.#parse<T>(response) }
  }

  async #answer(path: string, options: UpstreamOptions): Promise<FetchResponse> {
    const { base, cache } = this.#wiring
    const { query, cacheSeconds = 0, ...request } = options
    const url = join(base, path, query)
    const { method = 'GET', headers = {} } = request
    const signals = [this.#wiring.signal, request.signal].filter((signal) => signal !== undefined)
    if (cacheSeconds <= 0 || method !== 'GET') return this.#ask(url, request, signals)
    // Others may wait for the same answer, so a caller that leaves ends its own waiting only.
    const waiting = new Deadline(budgetOf(request), () => timedOut(`The service "${this.name}"`), signals)
    const answer = cached(cache, [this.name, url.href, headers], cacheSeconds, () => this.#ask(url, request, []))
    return waiting.race(answer).finally(() => waiting.clear())
  }

  async json<T = unknown>(path: string, options: UpstreamOptions = {}): Promise<T> {
    const headers = { accept: 'application/json', ...options.headers }
    const response = await this.fetch(path, { kind: 'json', ...options, headers })
    if (!response.ok) throw this.#refused(response)
    return response.json<T>()
  }

  /** An answer that is no JSON is the service's fault (502), not the caller's as it is with an address they gave. */
  async #parse<T>(response: FetchResponse): Promise<T> {
    try {
      return await response.json<T>()
    } catch (error) {
      throw error instanceof GatewayError && error.cause instanceof SyntaxError
        ? this.#failed('sent something that is not JSON', error)
        : error
    }
  }

  /** Tries until there is an answer, the tries are used up, or the time is. */
  async #ask(url: URL, request: UpstreamOptions, signals: AbortSignal[]): Promise<FetchResponse> {
    const { clock, waiting } = this.#wiring
    const signal = AbortSignal.any(signals)
    const end = clock() + budgetOf(request)
    const tries = REPEATABLE.has(request.method ?? 'GET') ? 1 + (request.retries ?? RETRIES) : 1
    for (let tried = 1; ; tried++) {
      const result = await this.#try(url, { ...request, timeoutMs: end - clock(), signal })
      signal.throwIfAborted()
      const pause = tried < tries && isTransient(result) ? pauseAfter(result, tried, waiting.random) : undefined
      if (pause === undefined || clock() + pause >= end) return this.#settle(result)
      await waiting.pause(pause, signal)
    }
  }

  /** One exchange under the eyes of the breaker. */
  async #try(url: URL, request: UpstreamOptions & { signal: AbortSignal }): Promise<Try> {
    const { breaker } = this.#wiring
    const wait = breaker.enter()
    if (wait > 0) throw this.#resting(wait)
    const result = await this.#exchange(url, request)
    breaker.report(request.signal.aborted ? 'unknown' : isTransient(result) ? 'failure' : 'success')
    return result
  }

  /** The body is read at once: one that is cut off halfway is worth another try as well. */
  async #exchange(url: URL, request: UpstreamOptions): Promise<Try> {
    const { fetch, base } = this.#wiring
    const headers = { ...(base.authorization && { authorization: base.authorization }), ...request.headers }
    try {
      const response = await fetch(url, { ...request, headers })
      await response.bytes()
      return { response }
    } catch (error) {
      return { error }
    }
  }

  #settle(result: Try): FetchResponse {
    if ('response' in result) {
      if (isTransient(result)) throw this.#refused(result.response)
      return result.response
    }
    throw this.#blamed(result.error)
  }

  /** What a caller's own address would be blamed for is the operator's or the service's fault here. */
  #blamed(error: unknown): unknown {
    if (!(error instanceof GatewayError)) return error
    if (error.code === 'upstream_timeout') return timedOut(`The service "${this.name}"`, error)
    if (error.status === 400 || error.code === 'upstream_error') return this.#failed('could not be reached', error)
    return error
  }

  #refused({ status, headers }: FetchResponse): GatewayError {
    const wait = retryAfterMs(headers)
    const message = `The service "${this.name}" answered ${status}.`
    const retryAfter = wait === undefined ? {} : { retryAfter: Math.ceil(wait / 1000) }
    return new GatewayError('upstream_error', { message, upstreamStatus: status, ...retryAfter })
  }

  #resting(wait: number): GatewayError {
    const message = `The service "${this.name}" failed several times in a row and is left alone for a while.`
    return new GatewayError('upstream_error', { message, retryAfter: Math.ceil(wait / 1000) })
  }

  #failed(what: string, cause: unknown): GatewayError {
    return new GatewayError('upstream_error', { message: `The service "${this.name}" ${what}.`, cause })
  }
}

function budgetOf({ timeoutMs, kind }: UpstreamOptions): number {
  return timeoutMs ?? (kind === 'media' ? MEDIA_TIMEOUT_MS : TIMEOUT_MS)
}
