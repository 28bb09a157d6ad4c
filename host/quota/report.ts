import type { KeyRecord, Usage, UsageDay } from '../store/store.ts'
import { type Clock, daysBefore, resetTime, utcDate } from './day.ts'

/** What a key has used and has left. */
export interface UsageReport {
  /** Calls a day, null without limit. */
  limit: number | null
  /** Calls of today, UTC. */
  used: number
  /** Null without limit. */
  remaining: number | null
  /** ISO 8601, UTC. */
  reset: string
  /** Newest day first, most calls first. */
  days: UsageDay[]
}

/** @param days how many days of history, today included */
export async function reportUsage(
  usage: Usage,
  { id }: Pick<KeyRecord, 'id'>,
  limit: number | null,
  { clock = Date.now, days = 30 }: { clock?: Clock; days?: number } = {},
): Promise<UsageReport> {
  const now = clock()
  const [used, history] = await Promise.all([
    usage.used(id, utcDate(now)),
    usage.history(id, daysBefore(now, days - 1)),
  ])
  // A limit lowered during the day may lie below what was used.
  const remaining = limit === null ? null : Math.max(0, limit - used)
  return { limit, used, remaining, reset: resetTime(() => now), days: history }
}
