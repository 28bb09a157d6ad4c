import type { Values } from '../store.ts'
import type { Database } from './database.ts'

/** Expired values swept away with each write: more than one, so that they cannot pile up. */
const SWEPT_AT_ONCE = 20

export function createValues(database: Database, clock: () => number): Values {
  const find = database.prepare(
    'SELECT value FROM plugin_values WHERE scope = ? AND name = ? AND (expires_at IS NULL OR expires_at > ?)',
  )
  const upsert = database.prepare(
    `INSERT INTO plugin_values VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`,
  )
  const sweep = database.prepare(
    `DELETE FROM plugin_values WHERE rowid IN
       (SELECT rowid FROM plugin_values WHERE expires_at <= ? LIMIT ${SWEPT_AT_ONCE})`,
  )
  const remove = database.prepare(
    'DELETE FROM plugin_values WHERE scope = ? AND name = ? AND (expires_at IS NULL OR expires_at > ?)',
  )
  // Text is kept and compared as UTF-8, whose order is that of code points; no text holds a byte FF, so
  // `prefix` + FF stands right behind all that begin with it.
  const list = database.prepare(
    `SELECT name FROM plugin_values
     WHERE scope = ?1 AND name >= ?2 AND name < ?2 || CAST(x'ff' AS TEXT) AND (expires_at IS NULL OR expires_at > ?3)
     ORDER BY name LIMIT ?4`,
  )

  return {
    get: (scope, name) => database.read(() => find.get(scope, name, clock())?.value as string | undefined),
    set: (scope, name, value, expiresAt) =>
      database.write(() => {
        sweep.run(clock())
        upsert.run(scope, name, value, expiresAt)
      }),
    delete: (scope, name) => database.write(() => remove.run(scope, name, clock()).changes > 0),
    list: (scope, prefix, limit) =>
      database.read(() => list.all(scope, prefix, clock(), limit).map(({ name }) => name as string)),
  }
}
