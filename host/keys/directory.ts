import { LRUCache } from 'lru-cache'
import type { KeyRecord, Keys } from '../store/store.ts'

export interface KeyDirectoryOptions {
  /** Milliseconds between questions whether keys have changed. Default 250. */
  pollMs?: number
  /** Records kept in memory. Default 10,000, some 5 MB. */
  capacity?: number
}

/**
 * The keys in use, in memory. A change by any process is seen within `pollMs`. Suspended keys are found like others:
 * the caller looks at `suspended`.
 */
export interface KeyDirectory {
  /**
   * What memory says at once: the record, null when the hash is known to belong to no key, undefined when only `find`
   * can tell.
   */
  peek(hash: string): KeyRecord | null | undefined
  /** The record of a hash, null when there is none. @throws storage_unavailable */
  find(hash: string): Promise<KeyRecord | null>
  /** Sees changes now rather than at the next poll: after a change by this process. */
  refresh(): Promise<void>
  /** Ends the polling. */
  close(): void
}

export function createKeyDirectory(keys: Keys, options: KeyDirectoryOptions = {}): KeyDirectory {
  const { pollMs = 250, capacity = 10_000 } = options
  const known = new LRUCache<string, KeyRecord>({ max: capacity })
  // Apart from the records, so that guessed keys cannot drive out real ones.
  const unknown = new LRUCache<string, true>({ max: capacity })
  let version: number | undefined
  /** Counts how often everything was dropped: what was read before that must not be kept. */
  let drops = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function drop(): void {
    known.clear()
    unknown.clear()
    drops++
  }

  async function refresh(): Promise<void> {
    try {
      const current = await keys.version()
      if (current !== version) drop()
      version = current
    } catch {
      // Nothing in memory can be trusted now: each request asks the store, and meets its error there.
      drop()
      version = undefined
    }
  }

  function schedule(): void {
    if (!closed) timer = setTimeout(() => void refresh().then(schedule), pollMs).unref()
  }

  schedule()
  return {
    peek: (hash) => known.get(hash) ?? (unknown.get(hash) ? null : undefined),
    async find(hash) {
      const dropsBefore = drops
      const record = await keys.findByHash(hash)
      if (drops === dropsBefore && record) known.set(hash, record)
      if (drops === dropsBefore && !record) unknown.set(hash, true)
      return record ?? null
    },
    refresh,
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}
