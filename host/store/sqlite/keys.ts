import type { SQLOutputValue } from 'node:sqlite'
import { DuplicateKeyError, type KeyPatch, type KeyRecord, type Keys } from '../store.ts'
import type { Database } from './database.ts'
import { isDuplicate } from './errors.ts'

const COLUMNS = 'id, hash, name, plan, call_limit, scopes, suspended, created_at'

type Row = Record<string, SQLOutputValue>

export function createKeys(database: Database): Keys {
  const insert = database.prepare(`INSERT INTO keys (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const replace = database.prepare(
    'UPDATE keys SET hash = ?, name = ?, plan = ?, call_limit = ?, scopes = ?, suspended = ? WHERE id = ?',
  )
  const byHash = database.prepare(`SELECT ${COLUMNS} FROM keys WHERE hash = ?`)
  const byId = database.prepare(`SELECT ${COLUMNS} FROM keys WHERE id = ?`)
  const all = database.prepare(`SELECT ${COLUMNS} FROM keys ORDER BY created_at, rowid`)
  const version = database.prepare('SELECT version FROM keys_version')

  function save(record: KeyRecord): KeyRecord {
    const { id, hash, name, plan, limit, scopes, suspended } = record
    refusingDuplicates(id, () => replace.run(hash, name, plan, limit, JSON.stringify(scopes), Number(suspended), id))
    return record
  }

  function patch(id: string, changes: KeyPatch): KeyRecord | undefined {
    const record = toRecord(byId.get(id))
    return record && save({ ...record, ...changes })
  }

  return {
    async create({ id, hash, name, plan, limit, scopes, suspended, createdAt }) {
      const values = [id, hash, name, plan, limit, JSON.stringify(scopes), Number(suspended), createdAt]
      await database.write(() => refusingDuplicates(id, () => insert.run(...values)))
    },
    findByHash: (hash) => database.read(() => toRecord(byHash.get(hash))),
    findById: (id) => database.read(() => toRecord(byId.get(id))),
    list: () => database.read(() => all.all().map(fromRow)),
    update: (id, changes) => database.write(() => patch(id, changes)),
    version: () => database.read(() => Number(version.get()?.version)),
  }
}

function refusingDuplicates(id: string, change: () => unknown): void {
  try {
    change()
  } catch (error) {
    throw isDuplicate(error) ? new DuplicateKeyError(id, { cause: error }) : error
  }
}

function toRecord(row: Row | undefined): KeyRecord | undefined {
  return row && fromRow(row)
}

function fromRow(row: Row): KeyRecord {
  return {
    id: String(row.id),
    hash: String(row.hash),
    name: String(row.name),
    plan: String(row.plan),
    limit: row.call_limit === null ? null : Number(row.call_limit),
    scopes: JSON.parse(String(row.scopes)) as string[],
    suspended: row.suspended === 1,
    createdAt: String(row.created_at),
  }
}
