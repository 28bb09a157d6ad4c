/** Finds every address of a name. Rejects with the codes of node:dns (`ENOTFOUND`, `ETIMEOUT` …). */
export type Lookup = (host: string, signal: AbortSignal) => Promise<string[]>

/** What the guard lets through beside public addresses on ports 80 and 443. */
export interface Policy {
  /** `host:port` pairs exempt from every check of name, port and address. IPv6 hosts stand in brackets. */
  readonly allow: ReadonlySet<string>
  /** Ports allowed beside 80 and 443. */
  readonly ports: ReadonlySet<number>
  /** Replaces DNS for names that are not exempt. */
  readonly lookup?: Lookup
  /** Name servers to ask, `address` or `address:port`; empty for the machine's own. */
  readonly servers?: readonly string[]
}

export interface PolicyOptions {
  /** As in the setting `GATEWAY_FETCH_ALLOW`: `host:port` each. */
  allow?: Iterable<string>
  ports?: Iterable<number>
  lookup?: Lookup
  /** As in the setting `GATEWAY_DNS_SERVERS`. */
  servers?: readonly string[]
}

/** @throws TypeError when an exemption is not `host:port`. */
export function createPolicy({ allow = [], ports = [], lookup, servers = [] }: PolicyOptions = {}): Policy {
  return { allow: new Set([...allow].map(exemption)), ports: new Set(ports), ...(lookup && { lookup }), servers }
}

/** The policy with the places of these addresses exempt as well: the door for the operator's own upstreams. */
export function allowing(policy: Policy, urls: Iterable<string>): Policy {
  return { ...policy, allow: new Set([...policy.allow, ...[...urls].map((url) => place(new URL(url)))]) }
}

/** `host:port` of an address, the port written even where it is the scheme's own. */
export function place(url: URL): string {
  return `${url.hostname.replace(/\.$/, '')}:${portOf(url)}`
}

export function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

function exemption(text: string): string {
  const url = /^[^/?#@]+:\d+$/.test(text) ? URL.parse(`http://${text}/`) : null
  if (!url) throw new TypeError(`Expected an exemption as host:port, e.g. localhost:8080 or [::1]:8080, got "${text}"`)
  return place(url)
}
