import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { buildPlatform } from './platform.ts'

test('several who build into one folder at once all get the same, and leave nothing half written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-platform-'))
  try {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => buildPlatform(folder)))
    for (const other of others) assert.deepEqual(other.modules, first!.modules)
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.endsWith('.part')),
      [],
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
