import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { storeContract } from './contract.ts'
import { openSqlite } from './sqlite.ts'
import type { Charge } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateway-store-'))
after(() => rmSync(folder, { recursive: true }))

const UNAVAILABLE = { name: 'GatewayError', code: 'storage_unavailable', status: 503 }
const CALL: Charge = { keyId: 'key_a', date: '2025-03-01', endpoint: 'tools/ocr', calls: 1, limit: null }
const CHILD = join(import.meta.dirname, 'create-key.child.ts')

function dataFolder(): string {
  return mkdtempSync(join(folder, 'data-'))
}

storeContract('SQLite', async () => openSqlite(dataFolder()))

describe('SQLite files', () => {
  test('are for the owner alone, the journals too', async () => {
    const data = join(dataFolder(), 'made', 'on the way')
    const store = openSqlite(data)
    await store.usage.charge([CALL])
    await store.values.set('s', 'n', 'v', null)
    const modes = readdirSync(data).map((file) => `${file} ${(statSync(join(data, file)).mode & 0o777).toString(8)}`)
    await store.close()
    const files = ['gateway.db', 'gateway.db-shm', 'gateway.db-wal', 'usage.db', 'usage.db-shm', 'usage.db-wal']
    assert.deepEqual(
      modes.sort(),
      files.map((file) => `${file} 600`),
    )
    assert.equal(statSync(data).mode & 0o777, 0o700)
  })

  test('hold what was written when opened again', async () => {
    const data = dataFolder()
    const before = openSqlite(data)
    await before.usage.charge([CALL])
    await before.values.set('s', 'n', 'v', null)
    await before.close()
    const store = openSqlite(data)
    const found = [await store.usage.used('key_a', CALL.date), await store.values.get('s', 'n')]
    await store.close()
    assert.deepEqual(found, [1, 'v'])
  })

  test('take as many processes as there are, from the first moment on', async () => {
    const data = dataFolder()
    const store = openSqlite(data)
    const version = await store.keys.version()
    const ids = Array.from({ length: 6 }, (_, index) => `key_${index}`)
    await Promise.all(ids.map((id) => promisify(execFile)(process.execPath, [CHILD, data, id])))
    const found = (await store.keys.list()).map(({ id }) => id).sort()
    const moved = (await store.keys.version()) !== version
    await store.close()
    assert.deepEqual(found, ids)
    assert.ok(moved, 'the version did not move with changes by other processes')
  })
})

describe('SQLite does not start on', () => {
  function refused(data: string, message: RegExp): void {
    assert.throws(() => openSqlite(data), { ...UNAVAILABLE, message })
  }

  for (const file of ['gateway.db', 'usage.db']) {
    test(`a ${file} that is no database`, () => {
      const data = dataFolder()
      writeFileSync(join(data, file), 'not a database '.repeat(1000))
      refused(data, new RegExp(`Cannot open .*${file}: file is not a database`))
    })
  }

  test('a folder that is a file', () => {
    const data = join(dataFolder(), 'data')
    writeFileSync(data, '')
    refused(data, /Cannot open .*data: EEXIST/)
  })

  test('a database that is a folder', () => {
    const data = dataFolder()
    mkdirSync(join(data, 'gateway.db'))
    refused(data, /Cannot open .*gateway\.db: unable to open/)
  })

  test('a folder that it may not write to', () => {
    const data = dataFolder()
    chmodSync(data, 0o555)
    chmodSync(folder, 0o755)
    const root = process.geteuid?.() === 0
    try {
      if (root) process.seteuid?.(65_534) // root may write anywhere, nobody may not
      refused(data, /Cannot open .*gateway\.db: EACCES/)
    } finally {
      if (root) process.seteuid?.(0)
      chmodSync(data, 0o700)
    }
  })

  test('a schema that a newer gateway wrote', async () => {
    const data = dataFolder()
    await openSqlite(data).close()
    const newer = new DatabaseSync(join(data, 'usage.db'))
    newer.exec('PRAGMA user_version = 99')
    newer.close()
    refused(data, /usage\.db: its schema has version 99, .* up to 1/)
  })
})

describe('while another process writes', () => {
  function lock(data: string): DatabaseSync {
    const other = new DatabaseSync(join(data, 'usage.db'))
    other.exec('BEGIN IMMEDIATE')
    return other
  }

  test('a charge waits, lets the event loop run, and succeeds in the end', async () => {
    const data = dataFolder()
    const store = openSqlite(data)
    const other = lock(data)
    const charged = store.usage.charge([CALL])
    // An event while the charge waits is what frees it: were the loop blocked, the charge would be refused.
    setImmediate(() => other.exec('COMMIT'))
    assert.deepEqual(await charged, [{ admitted: 1, used: 1 }])
    other.close()
    await store.close()
  })

  test('reading goes on', async () => {
    const data = dataFolder()
    const store = openSqlite(data)
    await store.usage.charge([CALL])
    const other = lock(data)
    assert.equal(await store.usage.used('key_a', CALL.date), 1)
    other.close()
    await store.close()
  })

  test('a charge is refused after a bounded wait, and works again later', async () => {
    const data = dataFolder()
    const store = openSqlite(data, { patienceMs: 20 })
    const other = lock(data)
    const refusals = [store.usage.charge([CALL]), store.usage.charge([CALL]), store.ping()]
    await Promise.all(refusals.map((refusal) => assert.rejects(refusal, UNAVAILABLE)))
    other.exec('ROLLBACK')
    other.close()
    assert.deepEqual(await store.usage.charge([CALL]), [{ admitted: 1, used: 1 }])
    await store.close()
  })

  test('writes keep their order', async () => {
    const data = dataFolder()
    const store = openSqlite(data)
    const other = new DatabaseSync(join(data, 'gateway.db'))
    other.exec('BEGIN IMMEDIATE')
    const writes = Array.from({ length: 50 }, (_, index) => store.values.set('s', 'n', `write ${index}`, null))
    setImmediate(() => other.exec('COMMIT'))
    await Promise.all(writes)
    assert.equal(await store.values.get('s', 'n'), 'write 49')
    other.close()
    await store.close()
  })
})
