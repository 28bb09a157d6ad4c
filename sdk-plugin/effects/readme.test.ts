import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { FLAT_STEPS } from './photo/steps/flat.ts'
import { OPERATIONS } from './steps/index.ts'

const text = await readFile(new URL('README.md', import.meta.url), 'utf8')

/** The first column of the table under a heading. */
function listedUnder(heading: string): string[] {
  const from = text.indexOf(`## ${heading}`)
  const table = text.slice(from, text.indexOf('\n## ', from + 1))
  return [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name!).filter((name) => name !== 'do')
}

test('the README lists every operation, and none that is not there', () => {
  assert.deepEqual(listedUnder('Operations').toSorted(), Object.keys(OPERATIONS).toSorted())
})

test('the README lists every step that only photo frames have', () => {
  const own = Object.keys(FLAT_STEPS).filter((name) => !(name in OPERATIONS))
  assert.deepEqual(listedUnder('Steps of photo frames').toSorted(), [...own, 'baked', 'sheet', 'wetGround'].toSorted())
})
