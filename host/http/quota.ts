import { GatewayError } from '../../sdk-plugin/errors.ts'
import { secondsToReset } from '../quota/day.ts'

const DAY_SECONDS = 86_400

/** The `RateLimit` fields of the current IETF draft, and nothing for a key without a limit. */
export function rateLimitHeaders(limit: number | null, used: number, clock: () => number): Record<string, string> {
  if (limit === null) return {}
  const remaining = Math.max(0, limit - used)
  return {
    'ratelimit-policy': `"daily";q=${limit};w=${DAY_SECONDS}`,
    'ratelimit': `"daily";r=${remaining};t=${secondsToReset(clock)}`,
  }
}

export function quotaExceeded(limit: number, clock: () => number): GatewayError {
  return new GatewayError('quota_exceeded', {
    expected: `at most ${limit} calls a day`,
    retryAfter: secondsToReset(clock),
    hint: 'The count starts again at midnight UTC.',
  })
}
