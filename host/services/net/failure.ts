import { GatewayError } from '../../../sdk-plugin/errors.ts'

const TIMEOUTS: ReadonlySet<unknown> = new Set([
  'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT',
])

/** OpenSSL's words for a certificate that does not verify, and Node's for a name or a protocol that does not fit. */
const TLS = /^(ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|CRL_|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_)|_CERT$|_SIGNATURE$/

/**
 * What went wrong on the way to `host`, as the catalogue knows it. Errors of the caller's own making (an aborted signal,
 * a malformed header) pass through as they are.
 */
export function toFailure(error: unknown, host: string, signal: AbortSignal): unknown {
  if (error instanceof GatewayError) return error
  if (signal.aborted) return signal.reason
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'UND_ERR_INVALID_ARG' || error instanceof TypeError) return error
  if (TIMEOUTS.has(code)) return timedOut(host, error)
  if (TLS.test(code)) {
    return new GatewayError('upstream_tls_error', { message: `The certificate of ${host} is not valid.`, reason: code, cause: error })
  }
  return new GatewayError('upstream_error', { message: `${host} closed the connection or answered against the protocol.`, cause: error })
}

export function timedOut(host: string, cause?: unknown): GatewayError {
  return new GatewayError('upstream_timeout', { message: `${host} did not answer in time.`, cause })
}
