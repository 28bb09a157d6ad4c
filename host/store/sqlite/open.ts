import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isBusy, unopenable } from './errors.ts'
import { migrate } from './migrate.ts'

export interface FileOptions {
  /** `NORMAL` survives the end of the process, `FULL` also a loss of power, at one disk flush a write. */
  synchronous: 'NORMAL' | 'FULL'
  /** SQL that leads from each version of the schema to the next. Never change an entry, only add. */
  migrations: readonly string[]
  /** Bytes; counts only when the file is made. Default 4,096. */
  pageSize?: number
}

/** Opening is rare and may meet another process that is migrating. */
const OPENING_MS = 10_000

/** Milliseconds that SQLite itself waits for a lock later on, and blocks the event loop meanwhile. */
const BLOCKING_MS = 2

/**
 * Opens the file, made with mode 0600 when missing, in WAL mode and with an up-to-date schema. Blocks.
 * @throws storage_unavailable with the path and the reason
 */
export function openFile(path: string, { synchronous, pageSize = 4096, migrations }: FileOptions): DatabaseSync {
  let sqlite: DatabaseSync | undefined
  try {
    createPrivately(path)
    sqlite = new DatabaseSync(path, { timeout: OPENING_MS })
    sqlite.exec(`PRAGMA page_size = ${pageSize}; PRAGMA synchronous = ${synchronous}`)
    enterWalMode(sqlite)
    migrate(sqlite, migrations)
    sqlite.exec(`PRAGMA busy_timeout = ${BLOCKING_MS}`)
    return sqlite
  } catch (error) {
    sqlite?.close()
    throw unopenable(path, error)
  }
}

/** SQLite would make the file readable by everyone; its journal files then copy the mode of this one. */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Of several processes that start at once, SQLite lets one enter and refuses the others without waiting. */
function enterWalMode(sqlite: DatabaseSync): void {
  const deadline = performance.now() + OPENING_MS
  for (;;) {
    try {
      return sqlite.exec('PRAGMA journal_mode = WAL')
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    block(5)
  }
}

function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
