import { GatewayError } from '../../../sdk-plugin/errors.ts'
import type { UpstreamOptions } from '../../../sdk-plugin/context.ts'

/** A configured base address, its secrets set apart. */
export interface Base {
  /** Without user name, password, query and fragment; ends in a slash. */
  url: URL
  /** The query that every request carries, e.g. an API key that the operator wrote into the address. */
  query: URLSearchParams
  /** The `Authorization` header that the user name and password stand for. */
  authorization?: string
}

/** @throws TypeError when it is not an http or https address. The message never repeats the address. */
export function parseBase(name: string, address: string): Base {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(`Expected the base address of "${name}" to be an http or https address`)
  }
  const { username, password, searchParams: query } = url
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const bare = new URL(url.pathname.replace(/\/*$/, '/'), url.origin)
  if (login === ':') return { url: bare, query }
  return { url: bare, query, authorization: `Basic ${Buffer.from(login).toString('base64')}` }
}

/**
 * `path` under the base address, with its query, the base's and the given one.
 * @throws GatewayError `url_not_allowed` when the path leads out of the base address.
 */
export function join(base: Base, path: string, query: UpstreamOptions['query'] = {}): URL {
  const url = URL.parse(path.replace(/^\/+/, ''), base.url)
  if (url?.origin !== base.url.origin || !url.pathname.startsWith(base.url.pathname) || url.username || url.password) {
    throw new GatewayError('url_not_allowed', { expected: 'a path below the base address', received: path })
  }
  for (const [name, value] of base.query) url.searchParams.append(name, value)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}
