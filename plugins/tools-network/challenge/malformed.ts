import { GatewayError, unprocessable } from '@gateway/sdk-plugin'

/** 422: a challenge that breaks its own format. */
export function content(message: string, cause?: unknown): GatewayError {
  return new GatewayError('content_rejected', { message, ...(cause === undefined ? {} : { cause }) })
}

/** 422: nobody takes a solution any more. */
export function expired(at: string): GatewayError {
  return unprocessable(`The challenge expired at ${at}.`, { hint: 'Give the address where a fresh one is made.' })
}

/** 422: the search came to its end. */
export function unsolvable(what: string): GatewayError {
  return unprocessable(`The challenge has no solution: ${what}.`)
}
