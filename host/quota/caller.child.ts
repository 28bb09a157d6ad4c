/**
 * Run by `processes.test.ts` as a process of its own: `callers` reserve one call after the other until `attempts` were
 * made by all of them together, and write one line to standard output for each call that was admitted.
 */
import { writeSync } from 'node:fs'
import { openSqlite } from '../store/sqlite.ts'
import { createLedger } from './ledger.ts'

const [folder = '', limit, attempts, callers] = process.argv.slice(2)
// Patience for a machine with few cores, where a waiting process may not run for a while.
const store = openSqlite(folder, { patienceMs: 20_000 })
const ledger = createLedger(store.usage, { clock: () => Date.parse('2025-03-01T12:00:00Z') })
let left = Number(attempts)

async function caller(): Promise<void> {
  while (left-- > 0) {
    const { admitted } = await ledger.reserve({ keyId: 'key_a', endpoint: 'tools/ocr', limit: Number(limit) })
    if (admitted) writeSync(1, 'admitted\n')
  }
}

await Promise.all(Array.from({ length: Number(callers) }, caller))
await store.close()
