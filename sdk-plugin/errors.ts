/**
 * Every error a caller can meet: its code, its HTTP status and its public message, in one place.
 *
 * A `GatewayError` keeps the public text apart from the private `cause`: the first goes to the caller,
 * the second to the log. A message says what was expected, what came, and what to do.
 */

/** code → [HTTP status, default public message]. */
export const ERRORS = {
  // The request itself
  bad_request: [400, 'The request is not valid HTTP.'],
  https_required: [400, 'This port speaks HTTPS only. Use https:// in the address.'],
  param_missing: [400, 'A required parameter is missing.'],
  param_invalid: [400, 'A parameter has a value that is not accepted.'],
  param_out_of_range: [400, 'A parameter is outside its limits.'],
  pattern_rejected: [400, 'The pattern is not accepted.'],
  url_invalid: [400, 'The address is not a valid URL.'],
  url_not_allowed: [400, 'The address is of a kind that is not fetched.'],
  address_blocked: [400, 'The address points to a private or reserved network.'],
  redirect_blocked: [400, 'The address redirects to a place that is not fetched.'],
  too_many_redirects: [400, 'The address redirects too often.'],
  host_unresolvable: [400, 'The host name does not resolve.'],
  playlist_not_allowed: [400, 'The address is a playlist; give one of its entries.'],
  key_conflict: [400, 'The X-API-Key header and the apikey parameter differ.'],
  key_missing: [401, 'An API key is required.'],
  key_invalid: [401, 'The API key is not known.'],
  key_suspended: [401, 'The API key is suspended.'],
  scope_missing: [403, 'The API key has no permission for this endpoint.'],
  not_found: [404, 'There is no such endpoint.'],
  file_not_found: [404, 'There is no such file, or it has expired.'],
  method_not_allowed: [405, 'Only GET, HEAD and OPTIONS are allowed here.'],
  not_acceptable: [406, 'The requested encoding is not available.'],
  request_timeout: [408, 'The request took too long to arrive.'],
  body_too_large: [413, 'The content is larger than this endpoint accepts.'],
  image_too_large: [413, 'The picture has more pixels than this endpoint accepts.'],
  too_many_frames: [413, 'The picture has more frames than this endpoint accepts.'],
  page_too_large: [413, 'The page is larger than this endpoint accepts.'],
  duration_too_long: [413, 'The media is longer than this endpoint accepts.'],
  too_many_streams: [413, 'The media has more streams than this endpoint accepts.'],
  too_many_items: [413, 'There are more items than this endpoint accepts.'],
  archive_too_large: [413, 'The archive is larger than this endpoint accepts.'],
  result_too_large: [413, 'The result is larger than this gateway returns.'],
  uri_too_long: [414, 'The address line is too long.'],
  range_not_satisfiable: [416, 'The file has no such range of bytes.'],
  expectation_failed: [417, 'The Expect header asks for something this gateway does not do.'],
  image_invalid: [422, 'The content is not a picture that can be read.'],
  format_not_allowed: [422, 'The content has a format that this endpoint does not accept.'],
  content_rejected: [422, 'The content is not what this endpoint works on.'],
  archive_unsafe_path: [422, 'The archive holds a path that leads outside of it.'],
  unprocessable: [422, 'The input is understood but cannot be worked on.'],
  quota_exceeded: [429, 'The daily limit of this API key is used up.'],
  headers_too_large: [431, 'The request headers are too large.'],
  // Our side and the sides behind us
  internal: [500, 'The gateway failed in a way it did not foresee.'],
  plugin_failed: [500, 'The endpoint failed in a way it did not foresee.'],
  plugin_result_invalid: [500, 'The endpoint returned something that cannot be sent as JSON.'],
  upstream_error: [502, 'The service behind this endpoint did not answer as it should.'],
  upstream_tls_error: [502, 'The certificate of the service behind this endpoint is not valid.'],
  unavailable: [503, 'The endpoint is not available at the moment.'],
  not_configured: [503, 'The endpoint needs a setting that the operator has not made.'],
  endpoint_offline: [503, 'The endpoint is offline for maintenance.'],
  plugin_quarantined: [503, 'The endpoint failed too often and is switched off until it is mended.'],
  plugin_crashed: [503, 'The endpoint crashed while it worked on this request.'],
  plugin_starting: [503, 'The endpoint could not be started.'],
  overloaded: [503, 'The gateway is busy. Try again shortly.'],
  shutting_down: [503, 'The gateway is shutting down. Try again shortly.'],
  storage_unavailable: [503, 'The gateway cannot reach its storage.'],
  storage_full: [503, 'The gateway has no room left to store files.'],
  program_missing: [503, 'The endpoint needs a program that is not installed.'],
  plugin_timeout: [504, 'The endpoint did not finish in time.'],
  process_timeout: [504, 'The work took longer than its limit.'],
  render_timeout: [504, 'The page took too long to render.'],
  upstream_timeout: [504, 'The service behind this endpoint did not answer in time.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof ERRORS

/** What an error may tell a caller beside its code and message. Never put a secret here. */
export interface ErrorDetails {
  /** What would have been right, e.g. `"one of small, medium, large"`. */
  expected?: string
  /** What came instead, shortened to 120 characters. */
  received?: string
  /** What to do about it. */
  hint?: string
  /** Seconds after which trying again makes sense; also sent as `Retry-After`. */
  retryAfter?: number
  [field: string]: unknown
}

export interface GatewayErrorOptions extends ErrorDetails {
  /** Replaces the catalogue's message. */
  message?: string
  /** The private reason: logged, never sent. */
  cause?: unknown
}

/**
 * An error that reaches the caller as `{ error: { code, message, … } }` with the status of its code.
 *
 * @example throw new GatewayError('unprocessable', { message: 'No face was found.', hint: 'Send a portrait.' })
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'

  /** By its name and code: a plugin may carry a copy of this class of its own, and what `ctx` throws is the host's. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isError(value) && value.name === 'GatewayError' && isErrorCode((value as { code?: unknown }).code)
  }

  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails

  constructor(code: ErrorCode, options: GatewayErrorOptions = {}) {
    const { message, cause, ...details } = options
    super(message ?? ERRORS[code][1], cause === undefined ? undefined : { cause })
    this.code = code
    this.status = ERRORS[code][0]
    if (typeof details.received === 'string') details.received = clip(details.received)
    this.details = details
  }

  /** The object that stands under `result.error`. */
  toJSON(): { code: ErrorCode; message: string } & ErrorDetails {
    return { code: this.code, message: this.message, ...this.details }
  }
}

/** 422: the input is well-formed but this cannot be done with it. */
export function unprocessable(message: string, details: ErrorDetails = {}): GatewayError {
  return new GatewayError('unprocessable', { message, ...details })
}

/** 503: the operator must set something first; `hint` names it. */
export function notConfigured(message: string, hint: string): GatewayError {
  return new GatewayError('not_configured', { message, hint })
}

/** 502: the service behind the endpoint failed; `cause` is logged. */
export function upstreamFailed(message: string, cause?: unknown): GatewayError {
  return new GatewayError('upstream_error', { message, cause })
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code)
}

/** Any thrown value as a GatewayError; what is not one already becomes `fallback` with the value as its cause. */
export function toGatewayError(thrown: unknown, fallback: ErrorCode = 'internal'): GatewayError {
  if (!(thrown instanceof GatewayError)) return new GatewayError(fallback, { cause: thrown })
  if (Object.getPrototypeOf(thrown) === GatewayError.prototype) return thrown
  const { code, details, message, cause } = thrown
  return new GatewayError(code, { ...details, message, cause })
}

function isError(value: unknown): value is Error {
  return value instanceof Error
}

/** At most `length` UTF-16 units of `text`, with an ellipsis where it was cut. */
export function clip(text: string, length = 120): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}
