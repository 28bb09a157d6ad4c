import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Database } from './database.ts'
import { USAGE_SCHEMA } from './schema.ts'
import { createUsage } from './usage.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateway-database-'))
after(() => rmSync(folder, { recursive: true }))

const UNAVAILABLE = { name: 'GatewayError', code: 'storage_unavailable', status: 503 }

function open(file: string, migrations: readonly string[]): Database {
  return new Database(join(folder, file), { synchronous: 'NORMAL', migrations })
}

test('a full disk refuses, keeps what was acknowledged, and works again when there is room', async () => {
  const database = open('full.db', USAGE_SCHEMA)
  const usage = createUsage(database)
  const charge = (index: number) =>
    usage.charge([{ keyId: 'key_a', date: '2025-03-01', endpoint: `tools/t${index}`, calls: 1, limit: null }])
  database.prepare('PRAGMA max_page_count = 20').get()
  let acknowledged = 0
  const untilFull = async () => {
    for (;;) acknowledged += (await charge(acknowledged))[0]?.admitted ?? 0
  }
  await assert.rejects(untilFull(), (error: Error) => {
    assert.match(String(error.cause), /full/)
    return true
  })
  assert.ok(acknowledged > 0)
  assert.equal(await usage.used('key_a', '2025-03-01'), acknowledged)
  database.prepare('PRAGMA max_page_count = 1000').get()
  assert.deepEqual(await charge(acknowledged), [{ admitted: 1, used: acknowledged + 1 }])
  await database.close()
})

test('a database damaged while open is unavailable, not empty', async () => {
  const file = 'damaged.db'
  const writer = open(file, USAGE_SCHEMA)
  const usage = createUsage(writer)
  await usage.charge([{ keyId: 'key_a', date: '2025-03-01', endpoint: 'tools/ocr', calls: 1, limit: 1 }])
  await writer.close()
  const reader = open(file, USAGE_SCHEMA)
  writeFileSync(join(folder, file), Buffer.alloc(40_960, 0x5a))
  await assert.rejects(createUsage(reader).used('key_a', '2025-03-01'), UNAVAILABLE)
  await reader.close()
})

test('a transaction that throws leaves nothing behind and the error as it was', async () => {
  const database = open('thrown.db', ['CREATE TABLE t (n INTEGER) STRICT'])
  const insert = database.prepare('INSERT INTO t VALUES (1)')
  const count = database.prepare('SELECT count(*) AS rows FROM t')
  const bug = new TypeError('a bug')
  await assert.rejects(
    database.write(() => {
      insert.run()
      throw bug
    }),
    bug,
  )
  assert.equal((await database.read(() => count.get()))?.rows, 0)
  await database.close()
})

test('a schema grows step by step and keeps its rows', async () => {
  const steps = ['CREATE TABLE t (a INTEGER) STRICT; INSERT INTO t VALUES (7)', 'ALTER TABLE t ADD b INTEGER DEFAULT 8']
  await open('grown.db', steps.slice(0, 1)).close()
  const database = open('grown.db', steps)
  const row = database.prepare('SELECT a, b FROM t')
  assert.deepEqual({ ...(await database.read(() => row.get())) }, { a: 7, b: 8 })
  await database.close()
})

test('a step that fails changes nothing', async () => {
  await open('failed.db', ['CREATE TABLE t (a INTEGER) STRICT']).close()
  const steps = ['CREATE TABLE t (a INTEGER) STRICT', 'CREATE TABLE u (a INTEGER) STRICT; CREATE TABLE t (a INTEGER)']
  assert.throws(() => open('failed.db', steps), { ...UNAVAILABLE, message: /failed\.db: table t already exists/ })
  const database = open('failed.db', steps.slice(0, 1))
  const tables = database.prepare("SELECT group_concat(name) AS names FROM sqlite_schema WHERE type = 'table'")
  assert.equal((await database.read(() => tables.get()))?.names, 't')
  await database.close()
})
