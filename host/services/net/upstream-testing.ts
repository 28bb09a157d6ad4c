import type { Cache, FetchOptions, FetchResponse } from '../../../sdk-plugin/context.ts'
import { createResponse } from './response.ts'
import { createUpstreams } from './upstream.ts'

type Step = { status?: number; headers?: Record<string, string>; body?: string } | Error

interface Asked extends FetchOptions {
  url: string
}

/** Upstreams over a fetch that gives one scripted answer after the other, the last one for ever. */
export function setUp(steps: Step[] = [{}], bases: Record<string, string> = { league: 'https://api.example.com/v4' }) {
  const asked: Asked[] = []
  const pauses: number[] = []
  const time = { now: 0 }
  const fetch = async (url: string | URL, options: FetchOptions = {}) => {
    asked.push({ url: String(url), ...options })
    options.signal?.throwIfAborted()
    const step = steps[Math.min(asked.length, steps.length) - 1]!
    if (step instanceof Error) throw step
    return respond(String(url), step)
  }
  const pause = async (ms: number, signal?: AbortSignal) => {
    pauses.push(ms)
    time.now += ms
    signal?.throwIfAborted()
  }
  const waiting = { random: () => 0, pause }
  const upstreams = createUpstreams({ bases, fetch, cache: memoryCache(), clock: () => time.now, waiting })
  return { upstreams, league: upstreams('league'), asked, pauses, time }
}

export function respond(url: string, step: Exclude<Step, Error>): FetchResponse {
  const { status = 200, headers = {}, body = '{}' } = step
  return createResponse({ url, status, headers: new Headers(headers), hops: [], read: async () => Buffer.from(body) })
}

/** A cache of one test's own; nothing expires in it. */
export function memoryCache(): Cache & { values: Map<string, unknown> } {
  const values = new Map<string, unknown>()
  const making = new Map<string, Promise<unknown>>()
  return {
    values,
    get: async <T>(name: string) => values.get(name) as T | undefined,
    set: async (name, value) => void values.set(name, value),
    wrap: async <T>(name: string, _seconds: number, make: () => Promise<T>) => {
      if (values.has(name)) return values.get(name) as T
      const made = making.get(name) ?? make().finally(() => making.delete(name))
      making.set(name, made)
      values.set(name, await made)
      return (await made) as T
    },
  }
}
