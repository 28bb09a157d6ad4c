import { isIP } from 'node:net'

export type Protocol = 'http' | 'https' | 'socks4' | 'socks5'

export const PROTOCOLS = ['http', 'https', 'socks4', 'socks5'] as const satisfies readonly Protocol[]

/** One entry of a list, by its spelling; whether its address is public is decided when it is dialled. */
export interface Entry {
  protocol: Protocol
  /** IPv4 or IPv6, never a name: a name may lead anywhere tomorrow. */
  ip: string
  port: number
  /** ISO 3166-1 alpha-2, where the list knows it. */
  country: string | null
}

const MAX_ENTRIES = 20_000
const KNOWN: ReadonlySet<string> = new Set(PROTOCOLS)
const LINE = /^(?:([a-z][a-z0-9+]*):\/\/)?(?:\[([0-9a-f:.]+)\]|([0-9.]+)):(\d{1,5})(?:[\s,;].*)?$/i

/**
 * The entries of a list in any of the usual forms: `ip:port` or `scheme://ip:port` a line, or JSON (a list of objects
 * with `ip`/`host`, `port` and `protocol`/`protocols`, or with `proxy` as an address; bare or under `data`/`proxies`).
 * @param fallback the protocol of lines that name none
 */
export function parseList(text: string, fallback: Protocol): Entry[] {
  const json = jsonIn(text)
  const found = json === undefined ? lines(text, fallback) : items(json).flatMap((item) => fromItem(item, fallback))
  const unique = new Map(
    found.slice(0, MAX_ENTRIES).map((entry) => [`${entry.protocol} ${entry.ip} ${entry.port}`, entry]),
  )
  return [...unique.values()]
}

/** `https://x.test/socks5.txt` speaks of SOCKS 5. */
export function protocolOf(address: string): Protocol {
  return PROTOCOLS.findLast((protocol) => new URL(address).pathname.toLowerCase().includes(protocol)) ?? 'http'
}

function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    // Lines with IPv6 addresses begin with a bracket as well.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function lines(text: string, fallback: Protocol): Entry[] {
  return text.split(/\r?\n/, MAX_ENTRIES).flatMap((line) => fromAddress(line.trim(), fallback, null))
}

function fromAddress(text: string, fallback: Protocol, country: string | null): Entry[] {
  const [, scheme = fallback, v6, v4, port] = LINE.exec(text) ?? []
  return entry(scheme, v6 ?? v4, Number(port), country)
}

function items(json: unknown): unknown[] {
  if (Array.isArray(json)) return json
  const { data, proxies } = json as { data?: unknown; proxies?: unknown }
  return [data, proxies].find(Array.isArray) ?? []
}

function fromItem(item: unknown, fallback: Protocol): Entry[] {
  if (typeof item === 'string') return fromAddress(item, fallback, null)
  if (typeof item !== 'object' || item === null) return []
  const { proxy, ip, host, port, protocol, protocols } = item as Record<string, unknown>
  const country = countryOf(item as Record<string, unknown>)
  const place = ip ?? host
  if (place === undefined && typeof proxy === 'string') return fromAddress(proxy, fallback, country)
  const spoken = Array.isArray(protocols) ? protocols : [protocol ?? fallback]
  return spoken.slice(0, 4).flatMap((one) => entry(String(one), String(place), Number(port), country))
}

function countryOf({ geolocation, country, ip_data }: Record<string, unknown>): string | null {
  const places = [geolocation, ip_data].map((place) => (place ?? {}) as Record<string, unknown>)
  const candidates = [
    country,
    ...places.flatMap((place) => [
      place.countryCode,
      place.country,
      (place.country as { iso_code?: unknown } | null | undefined)?.iso_code,
    ]),
  ]
  const code = candidates.filter((one) => typeof one === 'string').find((one) => /^[A-Za-z]{2}$/.test(one))
  // ZZ is how lists say that they do not know.
  return code === undefined || code === 'ZZ' ? null : code.toUpperCase()
}

function entry(scheme: string, ip: string | undefined, port: number, country: string | null): Entry[] {
  const protocol = scheme
    .toLowerCase()
    .replace(/^socks5h$/, 'socks5')
    .replace(/^socks4a$/, 'socks4')
  const usable = KNOWN.has(protocol) && ip !== undefined && isIP(ip) !== 0 && Number.isInteger(port)
  if (!usable || port < 1 || port > 65_535) return []
  return [{ protocol: protocol as Protocol, ip, port, country }]
}
