/**
 * What it costs to count a call durably: the ledger's group commit, against one SQLite write a call and against a bare
 * Map, at 1, 10 and 32 concurrent callers.
 *
 * Run: `node bench/quota.ts`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLedger } from '../host/quota/ledger.ts'
import { openSqlite } from '../host/store/sqlite.ts'

const SECONDS = 1
const KEYS = Array.from({ length: 8 }, (_, index) => `key_${String(index).padStart(12, '0')}`)
const ENDPOINTS = ['tools/ebinary', 'tools/createqr', 'football/epl/standings']
const LIMIT = 1_000_000_000
const [MAP, GROUP, WRITE] = ['bare Map', 'group commit', 'a write a call'] as const

type Count = (keyId: string, endpoint: string) => unknown

const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'))
const store = openSqlite(folder)
const ledger = createLedger(store.usage)
const counts = new Map<string, number>()

const ways: Record<string, Count> = {
  [MAP]: (keyId, endpoint) => counts.set(`${keyId} ${endpoint}`, (counts.get(`${keyId} ${endpoint}`) ?? 0) + 1),
  [GROUP]: (keyId, endpoint) => ledger.reserve({ keyId, endpoint, limit: LIMIT }),
  [WRITE]: (keyId, endpoint) =>
    store.usage.charge([{ keyId, endpoint, calls: 1, limit: LIMIT, date: new Date().toISOString().slice(0, 10) }]),
}

/** Nanoseconds a call with `callers` that each wait for their call before the next. */
async function measure(count: Count, callers: number, seconds: number): Promise<number> {
  const start = performance.now()
  const end = start + seconds * 1000
  let calls = 0
  async function caller(index: number): Promise<void> {
    while (performance.now() < end) {
      await count(KEYS[index % KEYS.length]!, ENDPOINTS[index % ENDPOINTS.length]!)
      calls++
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)))
  return ((performance.now() - start) * 1e6) / calls
}

try {
  console.log('callers  way             ns a call   × bare Map')
  for (const callers of [1, 10, 32]) {
    const costs: Record<string, number> = {}
    for (const [way, count] of Object.entries(ways)) {
      await measure(count, callers, SECONDS / 4) // warm
      costs[way] = await measure(count, callers, SECONDS)
    }
    const { [MAP]: bare = 0, [GROUP]: group = 0, [WRITE]: write = 0 } = costs
    for (const [way, cost] of Object.entries(costs)) console.log(row(callers, way, cost, cost / bare))
    console.log(`         group commit is ${(write / group).toFixed(1)} × as fast as a write a call`)
  }
} finally {
  await ledger.close()
  await store.close()
  rmSync(folder, { recursive: true })
}

function row(callers: number, way: string, cost: number, ratio: number): string {
  const numbers = `${cost.toFixed(0).padStart(10)}  ${ratio.toFixed(1).padStart(12)}`
  return `${String(callers).padStart(7)}  ${way.padEnd(14)}  ${numbers}`
}
