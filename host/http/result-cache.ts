import type { Outcome } from '../plugins/protocol.ts'
import { ExpiringCache } from '../services/expiring-cache.ts'

type Kept = Extract<Outcome, { ok: true }>

/** A file behind a kept answer must live on for the caller who gets it: at least this long. */
const FILE_MARGIN_MS = 5 * 60_000
/** What a record costs beside its text. */
const OVERHEAD = 300
/** How many different questions are remembered to have been asked once. */
const SLOTS = 8192

/**
 * Answers of pure endpoints, served again to anyone with the same parameters: least recently used out first, bounded by
 * bytes. A new version of a plugin has another hash, so its answers have other names.
 *
 * An answer is kept when it is asked for a second time: most are asked for once, and keeping them all would only keep the
 * garbage collector busy.
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

  /** What was asked for of late: one hash a slot, the newest in it. */
  readonly #asked = new Uint32Array(SLOTS)

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
    if (!this.#isAskedAgain(name)) return
    // The body is a view into the frame it came by: keep the text, not the frame.
    this.#entries.set(name, { ...outcome, body: Buffer.from(outcome.body) }, { size, until })
  }

  #isAskedAgain(name: string): boolean {
    const hash = hashOf(name)
    const slot = hash % SLOTS
    const again = this.#asked[slot] === hash
    this.#asked[slot] = hash
    return again
  }
}

/** FNV-1a: spreads well enough, and costs a fraction of a microsecond. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
