import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { OPERATIONS } from './steps/index.ts'

test('the README lists every operation, and none that is not there', async () => {
  const text = await readFile(new URL('README.md', import.meta.url), 'utf8')
  const table = text.slice(text.indexOf('## Operations'), text.indexOf('## How it is made'))
  const listed = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name!).filter((name) => name !== 'do')
  assert.deepEqual(listed.toSorted(), Object.keys(OPERATIONS).toSorted())
})
