import { setTimeout as delay } from 'node:timers/promises'
import type { FetchResponse } from '../../../sdk-plugin/context.ts'
import { GatewayError } from '../../../sdk-plugin/errors.ts'

/** Answers that say "not now": worth another try, and a mark against the host. */
const TRANSIENT: ReadonlySet<number> = new Set([502, 503, 504])
const FIRST_PAUSE_MS = 250
/** A host that asks for more is not waited for. */
const MAX_PAUSE_MS = 5_000

/** What became of one try: an answer, or the error in its place. */
export type Try = { response: FetchResponse } | { error: unknown }

export interface Waiting {
  /** From 0 up to, not including, 1. */
  random: () => number
  pause: (ms: number, signal?: AbortSignal) => Promise<unknown>
}

export const realWaiting: Waiting = {
  random: Math.random,
  pause: (ms, signal) => delay(ms, undefined, signal && { signal }),
}

export function isTransient(result: Try): boolean {
  if ('response' in result) return TRANSIENT.has(result.response.status)
  const { error } = result
  return error instanceof GatewayError && (error.code === 'upstream_error' || error.code === 'upstream_timeout')
}

/** Milliseconds before the next try: what the host asks for, else doubling with jitter. Undefined: do not try again. */
export function pauseAfter(result: Try, tries: number, random: () => number): number | undefined {
  const asked = 'response' in result ? retryAfterMs(result.response.headers) : undefined
  if (asked !== undefined) return asked <= MAX_PAUSE_MS ? asked : undefined
  // Full doubling would let clients that failed together come back together.
  return FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + random() / 2)
}

/** `Retry-After` as seconds or as a date; undefined when it is missing or neither. */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
