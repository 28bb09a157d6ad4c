import type { Outcome } from '../plugins/protocol.ts'
import { ExpiringCache } from '../services/expiring-cache.ts'

type Kept = Extract<Outcome, { ok: true }>

/** A file behind a kept answer must live on for the caller who gets it: at least this long. */
const FILE_MARGIN_MS = 5 * 60_000
/** What a record costs beside its text. */
const OVERHEAD = 300

/**
 * Answers of pure endpoints, served again to anyone with the same parameters: least recently used out first, bounded by
 * bytes. A new version of a plugin has another hash, so its answers have other names.
 */
export class ResultCache {
  readonly #maxBytes: number
  readonly #clock: () => number
  readonly #entries: ExpiringCache<Kept>

  constructor(maxBytes: number, clock: () => number) {
    this.#maxBytes = maxBytes
    this.#clock = clock
    this.#entries = new ExpiringCache({ maxSize: maxBytes, clock })
  }

  get bytes(): number {
    return this.#entries.size
  }

  /** Equal for equal parameters in any order, and for no others: no name and no value holds a NUL. */
  nameOf(hash: string, path: string, origin: string, params: Record<string, string>): string {
    const names = Object.keys(params)
    if (names.length > 1) names.sort()
    let name = `${hash}\0${path}\0${origin}`
    for (const key of names) name += `\0${key}\0${params[key]}`
    return name
  }

  get(name: string): Kept | undefined {
    return this.#entries.get(name)
  }

  set(name: string, outcome: Kept, seconds: number): void {
    const size = outcome.body.length + name.length + OVERHEAD
    if (size > this.#maxBytes / 8) return
    const expiry = Math.min(Infinity, ...outcome.files.map((file) => file.expiresAt - FILE_MARGIN_MS))
    const until = Math.min(this.#clock() + seconds * 1000, expiry)
    // The body is a view into the frame it came by: keep the text, not the frame.
    this.#entries.set(name, { ...outcome, body: Buffer.from(outcome.body) }, { size, until })
  }
}
