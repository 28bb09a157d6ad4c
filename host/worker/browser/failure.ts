import { GatewayError } from '../../../sdk-plugin/errors.ts'

/** What went wrong with a navigation, from Chromium's name for it; undefined where that says nothing to a caller. */
export function navigationFailure(name: string, host: string, cause: unknown): GatewayError | undefined {
  const make = REFUSALS.find(([pattern]) => pattern.test(name))?.[1]
  return make?.(host, name, cause)
}

type Make = (host: string, name: string, cause: unknown) => GatewayError

const REFUSALS: readonly (readonly [RegExp, Make])[] = [
  [/ERR_TOO_MANY_REDIRECTS/, (_, __, cause) => new GatewayError('too_many_redirects', { cause })],
  [/ERR_UNSAFE_REDIRECT|ERR_DISALLOWED_URL_SCHEME/, (_, __, cause) => new GatewayError('redirect_blocked', { cause })],
  [
    /ERR_(CERT|SSL)_|ERR_BAD_SSL/,
    (host, reason, cause) =>
      new GatewayError('upstream_tls_error', { message: `The certificate of ${host} is not valid.`, reason, cause }),
  ],
  [
    /ERR_(TIMED_OUT|CONNECTION_TIMED_OUT)/,
    (host, _, cause) => new GatewayError('upstream_timeout', { message: `${host} did not answer in time.`, cause }),
  ],
  [
    /ERR_HTTP_RESPONSE_CODE_FAILURE/,
    (host, _, cause) =>
      new GatewayError('upstream_error', { message: `${host} answered with an error and without a page.`, cause }),
  ],
  [
    /ERR_(INVALID_RESPONSE|CONTENT_DECODING_FAILED|HTTP2_|INCOMPLETE_|CONTENT_LENGTH_MISMATCH|RESPONSE_HEADERS_)/,
    (host, reason, cause) =>
      new GatewayError('upstream_error', { message: `${host} sent an answer that is not valid.`, reason, cause }),
  ],
  [
    /ERR_(TUNNEL|PROXY|CONNECTION|EMPTY|SOCKET|NAME|ADDRESS|NETWORK|INTERNET|FAILED)/,
    (host, _, cause) =>
      new GatewayError('upstream_error', { message: `${host} cannot be reached, or broke off its answer.`, cause }),
  ],
]

/** 422: the address does not lead to something that a browser shows. */
export function notAPage(type: string, cause?: unknown): GatewayError {
  return new GatewayError('content_rejected', {
    message: 'The address leads to a download, not to a page.',
    expected: 'a web page',
    ...(type === '' ? {} : { received: type }),
    hint: 'Send the address of a page that a browser shows.',
    cause,
  })
}

export function crashed(): GatewayError {
  return new GatewayError('unprocessable', {
    message: 'The page crashed the browser tab it was opened in.',
    hint: 'The page needs more memory than a tab may use, or is broken.',
  })
}

export function tooSlow(cause?: unknown): GatewayError {
  return new GatewayError('render_timeout', { hint: 'Try again later, or another page.', cause })
}

/** 503: the browser is gone; the next call starts another one. */
export function browserGone(cause?: unknown): GatewayError {
  return new GatewayError('unavailable', {
    message: 'The browser ended while it worked on this page.',
    hint: 'Try again.',
    retryAfter: 1,
    cause,
  })
}
