import type { PluginContext } from '@gateway/sdk-plugin'
import type { Entry } from './parse.ts'

export interface Reachable extends Entry {
  url: string
  /** Milliseconds until it accepted a connection. */
  connectMs: number
  /** ISO 8601, UTC. */
  checkedAt: string
}

export interface Checked {
  reachable: Reachable[]
  /** How many were dialled. */
  tested: number
  /** Entries in private or reserved networks. */
  dropped: number
}

const AT_ONCE = 32
const MAX_TESTED = 200
const CONNECT_MS = 2_000
const TOTAL_MS = 10_000

/**
 * Dials entries in their order until `limit` have accepted, 200 were tried or 10 s have passed. Nothing is sent: that
 * a port is open is all that is learned.
 */
export async function findReachable({ net, signal }: PluginContext, entries: Entry[], limit: number): Promise<Checked> {
  const started = performance.now()
  const checked: Checked = { reachable: [], tested: 0, dropped: 0 }
  let next = 0
  const more = () =>
    next < entries.length &&
    checked.reachable.length < limit &&
    checked.tested < MAX_TESTED &&
    performance.now() - started < TOTAL_MS
  const work = async () => {
    while (more()) {
      signal.throwIfAborted()
      const entry = entries[next++]!
      const outcome = await dial(net, entry)
      if (outcome === 'private') checked.dropped++
      else checked.tested++
      if (typeof outcome === 'number') checked.reachable.push(describe(entry, outcome))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  checked.reachable = checked.reachable.slice(0, limit).toSorted((a, b) => a.connectMs - b.connectMs)
  return checked
}

/** Milliseconds of a connection that stood; the guard decides what is private. */
async function dial(net: PluginContext['net'], { ip, port }: Entry): Promise<number | 'closed' | 'private'> {
  try {
    const { socket, timings } = await net.connect({ host: ip, port, anyPort: true, timeoutMs: CONNECT_MS })
    socket?.destroy()
    return socket ? (timings.connect ?? 0) : 'closed'
  } catch (error) {
    if ((error as { status?: number }).status === 400) return 'private'
    throw error
  }
}

function describe(entry: Entry, ms: number): Reachable {
  const { protocol, ip, port } = entry
  const url = `${protocol}://${ip.includes(':') ? `[${ip}]` : ip}:${port}`
  return { ...entry, url, connectMs: Math.round(ms * 10) / 10, checkedAt: new Date().toISOString() }
}
