import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeWhole } from './platform.ts'

test('of many who write one file at once each is done, and one of them whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-platform-'))
  const texts = Array.from({ length: 40 }, (_, at) => `${at} `.repeat(20_000))
  try {
    await Promise.all(texts.map((text) => writeWhole(join(folder, 'shared.mjs'), text)))
    assert.deepEqual(await readdir(folder), ['shared.mjs'])
    assert.ok(texts.includes(await readFile(join(folder, 'shared.mjs'), 'utf8')))
  } finally {
    await rm(folder, { recursive: true })
  }
})
