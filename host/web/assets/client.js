import { addressOf } from './snippets.js'

/**
 * A file that an endpoint made, as it stands in a result.
 * @typedef {{
 *   url: string, type: string, bytes: number, expiresAt: string, width?: number, height?: number
 * }} StoredFile
 */

/**
 * How a call ended. `status` 0: no answer came.
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {number} status
 * @property {number} milliseconds
 * @property {unknown} result what stands under `result`
 * @property {string} [message] why not, in words
 * @property {StoredFile[]} files
 * @property {number} [remaining] calls left today
 */

/** More pictures than this in one answer are left to the JSON. */
const FILES_SHOWN = 12

/**
 * Calls an endpoint. The key travels in the header alone, so no address ever holds it.
 * @param {string} path
 * @param {Record<string, string>} params
 * @param {string} key
 * @param {AbortSignal} [signal]
 * @returns {Promise<Outcome>}
 */
export async function call(path, params, key, signal) {
  const started = performance.now()
  try {
    const response = await fetch(addressOf('', path, params), {
      headers: { 'X-API-Key': key, 'accept': 'application/json' },
      credentials: 'omit',
      ...(signal ? { signal } : {}),
    })
    const envelope = await response.json()
    return outcomeOf(response, envelope, performance.now() - started)
  } catch (error) {
    if (signal?.aborted) throw error
    const message = 'The gateway did not answer. Check the connection and try again.'
    return { ok: false, status: 0, milliseconds: performance.now() - started, result: null, message, files: [] }
  }
}

/**
 * @param {Response} response
 * @param {{ success: boolean, result: any }} envelope
 * @param {number} milliseconds
 * @returns {Outcome}
 */
function outcomeOf(response, { success, result }, milliseconds) {
  const left = /\br=(\d+)/.exec(response.headers.get('ratelimit') ?? '')
  return {
    ok: success,
    status: response.status,
    milliseconds,
    result,
    ...(success ? {} : { message: sentence(result?.error) }),
    files: success ? filesIn(result) : [],
    ...(left ? { remaining: Number(left[1]) } : {}),
  }
}

/** @param {{ message?: string, hint?: string } | undefined} error */
function sentence(error) {
  return [error?.message ?? 'The call failed.', error?.hint].filter(Boolean).join(' ')
}

/**
 * Every file in a result, wherever it stands.
 * @param {unknown} value
 * @returns {StoredFile[]}
 */
function filesIn(value) {
  if (typeof value !== 'object' || value === null) return []
  const file = /** @type {Partial<StoredFile>} */ (value)
  if (typeof file.url === 'string' && typeof file.type === 'string' && file.expiresAt) {
    return [/** @type {StoredFile} */ (value)]
  }
  return Object.values(value).flatMap(filesIn).slice(0, FILES_SHOWN)
}

/**
 * The address of a stored file on this origin: behind a proxy its public name may be one this page may not load from.
 * @param {StoredFile} file
 */
export function localAddress({ url }) {
  const { pathname, search } = new URL(url, location.href)
  return pathname + search
}
