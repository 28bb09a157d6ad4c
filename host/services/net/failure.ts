import { GatewayError } from '../../../sdk-plugin/errors.ts'

const TIMEOUTS: ReadonlySet<unknown> = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])

/** OpenSSL's names for a certificate that does not verify, Node's for a host name or a protocol that does not fit. */
const TLS = /^(ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|CRL_|SELF_SIGNED_CERT_|UNABLE_TO_)|_CERT$|_SIGNATURE$/

/**
 * What went wrong on the way to `host`, as the catalogue knows it. An abort passes on its reason; a mistake in the
 * request itself, a malformed header for one, stays the TypeError or argument error that it is.
 */
export function toFailure(error: unknown, host: string, signal: AbortSignal): unknown {
  if (error instanceof GatewayError) return error
  if (signal.aborted) return signal.reason
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'UND_ERR_INVALID_ARG' || error instanceof TypeError) return error
  if (TIMEOUTS.has(code)) return timedOut(host, error)
  if (TLS.test(code)) {
    const message = `The certificate of ${host} is not valid.`
    return new GatewayError('upstream_tls_error', { message, reason: code, cause: error })
  }
  const message = `${host} cannot be reached, or broke off its answer.`
  return new GatewayError('upstream_error', { message, cause: error })
}

export function timedOut(who: string, cause?: unknown): GatewayError {
  return new GatewayError('upstream_timeout', { message: `${who} did not answer in time.`, cause })
}
