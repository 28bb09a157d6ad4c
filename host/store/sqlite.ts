import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Database } from './sqlite/database.ts'
import { unopenable } from './sqlite/errors.ts'
import { createKeys } from './sqlite/keys.ts'
import { GATEWAY_SCHEMA, USAGE_SCHEMA } from './sqlite/schema.ts'
import { createUsage } from './sqlite/usage.ts'
import { createValues } from './sqlite/values.ts'
import type { Store } from './store.ts'

export interface SqliteOptions {
  /** Milliseconds since 1970, for values that expire. */
  clock?: () => number
  /** Milliseconds to wait for another process that is writing. Default 2,000. */
  patienceMs?: number
}

/**
 * The default store: two SQLite files in `folder`, which is made (mode 0700) when missing. Any number of processes on
 * one machine may open it; a network file system will not do, because it lacks shared memory.
 *
 * - `gateway.db`: keys and values. Flushed to disk with each change: they are few and dear.
 * - `usage.db`: calls counted. Survives the end of the process at any moment; a loss of power may cost the last counts.
 *   Small pages, because a count changes a few bytes and each changed page is written whole.
 *
 * @throws storage_unavailable with the file and the reason.
 */
export function openSqlite(folder: string, options: SqliteOptions = {}): Store {
  const { clock = Date.now, ...waiting } = options
  makeFolder(folder)
  const gateway = new Database(join(folder, 'gateway.db'), {
    synchronous: 'FULL',
    migrations: GATEWAY_SCHEMA,
    ...waiting,
  })
  const usage = new Database(join(folder, 'usage.db'), {
    synchronous: 'NORMAL',
    migrations: USAGE_SCHEMA,
    pageSize: 1024,
    ...waiting,
  })
  return {
    keys: createKeys(gateway),
    usage: createUsage(usage),
    values: createValues(gateway, clock),
    async ping() {
      // An empty write takes the lock that a charge needs, and leaves no trace.
      await Promise.all([gateway, usage].map((database) => database.write(() => undefined)))
    },
    async close() {
      await Promise.all([gateway.close(), usage.close()])
    },
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw unopenable(folder, error)
  }
}
