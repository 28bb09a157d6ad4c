import type { DatabaseSync } from 'node:sqlite'

/**
 * Brings the schema up to date: entry n of `migrations` leads from version n to n + 1. All or nothing, and safe when
 * several processes start at once.
 * @throws when a newer gateway has written the file.
 */
export function migrate(sqlite: DatabaseSync, migrations: readonly string[]): void {
  if (version(sqlite) === migrations.length) return
  sqlite.exec('BEGIN IMMEDIATE')
  try {
    const current = version(sqlite) // read again: another process may have finished while this one waited for the lock
    if (current > migrations.length) {
      const known = `this gateway knows versions up to ${migrations.length}`
      throw new Error(`its schema has version ${current}, and ${known}; start the newer gateway that wrote it`)
    }
    for (const sql of migrations.slice(current)) sqlite.exec(sql)
    sqlite.exec(`PRAGMA user_version = ${migrations.length}`)
    sqlite.exec('COMMIT')
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
    throw error
  }
}

function version(sqlite: DatabaseSync): number {
  return Number(sqlite.prepare('PRAGMA user_version').get()?.user_version)
}
