import type { Outcome } from '../plugins/protocol.ts'

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
  readonly #entries = new Map<string, { outcome: Kept; until: number; bytes: number }>()
  #bytes = 0

  constructor(maxBytes: number, clock: () => number) {
    this.#maxBytes = maxBytes
    this.#clock = clock
  }

  get bytes(): number {
    return this.#bytes
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
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    this.#entries.delete(name)
    if (entry.until <= this.#clock()) {
      this.#bytes -= entry.bytes
      return undefined
    }
    this.#entries.set(name, entry)
    return entry.outcome
  }

  set(name: string, outcome: Kept, seconds: number): void {
    const expiry = Math.min(Infinity, ...outcome.files.map((file) => file.expiresAt - FILE_MARGIN_MS))
    const until = Math.min(this.#clock() + seconds * 1000, expiry)
    const bytes = outcome.body.length + name.length + OVERHEAD
    if (until <= this.#clock() || bytes > this.#maxBytes / 8) return
    // The body is a view into the frame it came by: keep the text, not the frame.
    this.#entries.set(name, { outcome: { ...outcome, body: Buffer.from(outcome.body) }, until, bytes })
    this.#bytes += bytes
    this.#shrink()
  }

  #shrink(): void {
    for (const [name, { bytes }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return
      this.#entries.delete(name)
      this.#bytes -= bytes
    }
  }
}
