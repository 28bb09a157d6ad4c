import type { Duplex } from 'node:stream'

/**
 * `ctx.net`: measurements below HTTP, behind the same guard as `ctx.fetch`. A name is looked up once, a single private
 * answer refuses it, and what is dialled is an address that was checked.
 */
export interface Net {
  /**
   * Asks the name servers one question over the wire, without any cache of this machine between.
   * Throws `url_invalid`, `url_not_allowed` (names of local networks), `address_blocked` (an answer is private),
   * `upstream_error` (no name server can be reached, or its answer is malformed), `upstream_timeout`.
   */
  resolve(name: string, type: DnsType, options?: ResolveOptions): Promise<DnsAnswer>
  /**
   * Opens a connection and tells how long each step took. A host that does not resolve, refuses, stalls or fails the
   * handshake is a result with `failure`. Throws for what is refused (`url_invalid`, `url_not_allowed`,
   * `address_blocked`) and when no name server answers (`upstream_error`, `upstream_timeout`).
   */
  connect(options: ConnectOptions): Promise<Connection>
}

export type DnsType = 'A' | 'AAAA' | 'CAA' | 'CNAME' | 'MX' | 'NS' | 'SOA' | 'SRV' | 'TXT'

export interface ResolveOptions {
  /** Milliseconds for all tries together. Default 5,000. */
  timeoutMs?: number
}

export interface DnsAnswer {
  /** `NOERROR`, `NXDOMAIN` (there is no such name), `SERVFAIL`, `REFUSED` … as in RFC 1035 and IANA's list. */
  status: string
  /** The answer section, aliases on the way included. Kinds that are not in `DnsType` are left out. */
  records: DnsRecord[]
  /** The name server says that it checked the signatures (DNSSEC). */
  authenticated: boolean
  transport: 'udp' | 'tcp'
  /** Milliseconds from the first question to the answer, all tries included. */
  ms: number
}

/** `ttl` in seconds; names without their final dot. */
export type DnsRecord = { name: string; ttl: number } & (
  | { type: 'A' | 'AAAA'; address: string }
  | { type: 'CNAME' | 'NS'; target: string }
  | { type: 'MX'; priority: number; exchange: string }
  /** The strings of the record put together. */
  | { type: 'TXT'; text: string }
  | { type: 'CAA'; critical: boolean; tag: string; value: string }
  | { type: 'SRV'; priority: number; weight: number; port: number; target: string }
  | {
      type: 'SOA'
      primary: string
      mailbox: string
      serial: number
      refresh: number
      retry: number
      expire: number
      /** How long "there is none" may be remembered, in seconds. */
      minimum: number
    }
)

export interface ConnectOptions {
  /** A name or an address; IPv6 without brackets. */
  host: string
  port: number
  /** Also shake hands; the certificate is examined, and accepted whatever it says. Default false. */
  tls?: boolean
  /** Any port, not only those that may be fetched. For places an operator configured, never for a caller's. */
  anyPort?: boolean
  /** Milliseconds for connecting and again for the handshake. Default 5,000. */
  timeoutMs?: number
}

export interface Connection {
  /** Every address of the host, in the order of dialling. */
  addresses: string[]
  /** The one that accepted. */
  address?: string
  /** Milliseconds of each step that was reached; `dns` is missing for a host that is an address. */
  timings: { dns?: number; connect?: number; tls?: number }
  tls?: TlsFacts
  /** Open, the caller's to destroy; missing with `failure`. It closes by itself after 15 s of silence. */
  socket?: Duplex
  failure?: ConnectFailure
}

export interface ConnectFailure {
  stage: 'dns' | 'connect' | 'tls'
  /** As Node or OpenSSL names it, e.g. `ENOTFOUND`, `ECONNREFUSED`, `ETIMEDOUT`. */
  code: string
  message: string
}

export interface TlsFacts {
  /** `TLSv1.3` … */
  protocol: string
  cipher: string
  /** What verification found first, e.g. `CERT_HAS_EXPIRED`; missing for a certificate that holds. */
  problem?: string
  /** Whether the certificate names the host. */
  nameMatches: boolean
  certificate: Certificate
}

export interface Certificate {
  /** Common name, else organisation. */
  subject: string
  issuer: string
  /** Host names and addresses it is for, at most 100. */
  names: string[]
  /** ISO 8601, UTC; empty where the certificate holds no time that can be read. */
  validFrom: string
  validTo: string
  serialNumber: string
  /** SHA-256, hex with colons. */
  fingerprint256: string
}
