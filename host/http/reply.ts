import type { Readable } from 'node:stream'

/** An answer before it is written: what every answer carries beside is added by `write.ts`. */
export interface Reply {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  /** A stream is used for files alone. */
  body: Buffer | string | Readable | null
}
