import { randomBytes } from 'node:crypto'

/** A request as the pipeline sees it, whatever protocol it came by. */
export interface GatewayRequest {
  /** Ties log lines, the answer's `X-Request-Id` and plugin logs together. */
  id: string
  method: string
  httpVersion: 1 | 2
  /** Path as sent, without the query; percent-encoding untouched. */
  path: string
  /** Query as sent, without the `?`. */
  query: string
  /** Lower-case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The caller's address. */
  ip: string
  /** `https://host:port` as the caller sees it. */
  origin: string
  /** Registers what is to happen when the caller goes away before the answer. */
  onAbandon(listener: () => void): void
}

let sequence = 0
const run = randomBytes(4).toString('hex')

/** An id that no other request has, of this run or of another. */
export function newRequestId(): string {
  return `${run}-${(++sequence).toString(36)}`
}

/** The first value of a header, or undefined. */
export function headerOf({ headers }: Pick<GatewayRequest, 'headers'>, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}
