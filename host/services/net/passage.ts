import type { Policy } from './policy.ts'

/** What everything that goes through the egress proxy is held to. */
export interface Passage {
  policy: Policy
  /** Aborted when the proxy closes. */
  signal: AbortSignal
  /** The most bytes towards the client, of one answer or one tunnel. */
  maxBytes: number
}

/** A pipeline stage that fails once more than `maxBytes` have passed. */
export function capped(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new RangeError(`Expected at most ${maxBytes} bytes through the proxy, got more`)
      yield chunk
    }
  }
}
