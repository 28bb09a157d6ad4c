import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { paintedPath, Records } from './records.ts'

test('what a version has painted goes with its bundle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'records-'))
  try {
    const records = new Records(folder)
    const hashes = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(16))
    for (const hash of hashes) {
      await records.saveBundle('pictures', hash, `// ${hash}`)
      const painted = paintedPath(records.bundlePath('pictures', hash))
      await mkdir(painted)
      await writeFile(join(painted, 'scene'), hash)
      await records.promote('pictures', hash)
    }
    const left = await readdir(join(folder, 'pictures'))
    const newest = hashes.slice(1).flatMap((hash) => [`${hash}.mjs`, `${hash}.painted`])
    assert.deepEqual(left.toSorted(), [...newest, 'versions.json'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
