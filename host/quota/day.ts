/** Milliseconds since 1970, as `Date.now` gives them. */
export type Clock = () => number

const DAY_MS = 86_400_000

/** The UTC date at `now`, as `YYYY-MM-DD`: the day that a call counts for. */
export function utcDate(now: number): string {
  const day = Math.floor(now / DAY_MS)
  if (day !== lastDay) [lastDay, lastDate] = [day, new Date(now).toISOString().slice(0, 10)]
  return lastDate
}

/** Every call asks for the date, and it changes once a day. */
let lastDay = Number.NaN
let lastDate = ''

/** Whole seconds, at least 1, until the count starts again at midnight UTC. */
export function secondsToReset(clock: Clock): number {
  const now = clock()
  return Math.ceil((nextMidnight(now) - now) / 1000)
}

/** When the count starts again: ISO 8601, UTC. */
export function resetTime(clock: Clock): string {
  return new Date(nextMidnight(clock())).toISOString()
}

/** The UTC date `days` before the one at `now`. */
export function daysBefore(now: number, days: number): string {
  return utcDate(now - days * DAY_MS)
}

function nextMidnight(now: number): number {
  return (Math.floor(now / DAY_MS) + 1) * DAY_MS
}
