import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openSqlite } from '../store/sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateway-processes-'))
after(() => rmSync(folder, { recursive: true }))

interface Run {
  folder: string
  limit: number
  attempts: number
  callers: number
  /** Ends the process with SIGKILL as soon as it has reported that many calls. */
  killAfter?: number
}

/** The calls that a process of its own reported as admitted, and how it ended. */
async function run({ folder, limit, attempts, callers, killAfter = Infinity }: Run) {
  const program = join(import.meta.dirname, 'caller.child.ts')
  const args = [program, folder, limit, attempts, callers].map(String)
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close') as Promise<[code: number | null, signal: string | null]>
  const admitted = await countLines(child, killAfter)
  const [code, signal] = await closed
  return { admitted, code, signal }
}

async function countLines(child: ChildProcess, killAfter: number): Promise<number> {
  let lines = 0
  for await (const chunk of child.stdout ?? []) {
    lines += String(chunk).split('\n').length - 1
    if (lines >= killAfter) child.kill('SIGKILL')
  }
  return lines
}

async function usedIn(folder: string): Promise<number> {
  const store = openSqlite(folder)
  const used = await store.usage.used('key_a', '2025-03-01')
  await store.close()
  return used
}

test('eight processes, 5,000 attempts, a limit of 1,000: exactly 1,000 are admitted and counted', async () => {
  const data = mkdtempSync(join(folder, 'data-'))
  const attempt = { folder: data, limit: 1000, attempts: 625, callers: 25 }
  const runs = await Promise.all(Array.from({ length: 8 }, () => run(attempt)))
  assert.deepEqual(
    runs.map(({ code }) => code),
    Array(8).fill(0),
  )
  assert.equal(
    runs.reduce((sum, { admitted }) => sum + admitted, 0),
    1000,
  )
  assert.equal(await usedIn(data), 1000)
})

test('killed at 20 random points: no admitted call is uncounted, and the limit holds to the end', async () => {
  const data = mkdtempSync(join(folder, 'data-'))
  const limit = 1_000_000_000 // not reached before the last run
  const callers = 4
  let admitted = 0
  for (let kill = 1; kill <= 20; kill++) {
    const killAfter = 1 + Math.floor(Math.random() * 200)
    const ended = await run({ folder: data, limit, attempts: Infinity, callers, killAfter })
    assert.equal(ended.signal, 'SIGKILL')
    admitted += ended.admitted
    const used = await usedIn(data)
    assert.ok(used >= admitted, `${admitted} admitted, ${used} counted after kill ${kill}`)
    // Only what was in flight may be counted without having been reported.
    assert.ok(used <= admitted + kill * callers, `${admitted} admitted, ${used} counted after kill ${kill}`)
  }
  const used = await usedIn(data)
  const rest = await run({ folder: data, limit: used + 100, attempts: 200, callers })
  assert.deepEqual([rest.code, rest.admitted, await usedIn(data)], [0, 100, used + 100])
})
