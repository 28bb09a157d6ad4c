import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { after, before, test } from 'node:test'
import { filesOf, fingerprint, isIgnored, writtenSince } from './fingerprint.ts'

let dir: string

const write = async (name: string, text = '') => {
  await mkdir(dirname(join(dir, name)), { recursive: true })
  await writeFile(join(dir, name), text)
}

before(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fingerprint-'))
  const matter = ['plugin.ts', 'package.json', 'art/a.png', 'deep/er/b.txt']
  const beside = [
    'README.md',
    'notes.md',
    'plugin.test.ts',
    'test/data.json',
    '.git/HEAD',
    '.env',
    'node_modules/a/index.js',
    'plugin.ts~',
    'c.part',
  ]
  for (const name of [...matter, ...beside]) await write(name, name)
})

after(() => rm(dir, { recursive: true, force: true }))

test('the files that matter, in order', async () => {
  await symlink('nowhere', join(dir, 'dangling'))
  const names = (await filesOf(dir)).map((path) => relative(dir, path))
  assert.deepEqual(names, ['art/a.png', 'dangling', 'deep/er/b.txt', 'package.json', 'plugin.ts'])
})

test('names that do not matter, by their last part', () => {
  for (const path of ['/x/README', '/x/.hidden', '/x/a.test.mts', '/x/node_modules']) assert.ok(isIgnored(path), path)
  for (const path of ['/x/tests.ts', '/x/test.ts', '/.x/plugin.ts', '/x/md']) assert.ok(!isIgnored(path), path)
})

test('equal until something was written, removed or renamed', async () => {
  const now = async () => fingerprint(await filesOf(dir))
  const first = await now()
  assert.equal(await now(), first)
  await write('README.md', 'more')
  assert.equal(await now(), first)

  const seen = new Set([first])
  const changes = [
    () => write('plugin.ts', 'another'),
    () => utimes(join(dir, 'art/a.png'), 1, 1),
    () => write('art/new.png'),
    () => rm(join(dir, 'art/new.png')).then(() => rm(join(dir, 'art/a.png'))),
  ]
  for (const change of changes) {
    await change()
    seen.add(await now())
  }
  assert.equal(seen.size, changes.length + 1)
})

test('a file that is missing has a fingerprint too', async () => {
  const path = join(dir, 'missing')
  const without = await fingerprint([path])
  assert.equal(await fingerprint([path]), without)
  await write('missing')
  assert.notEqual(await fingerprint([path]), without)
})

test('what was written since a moment, or is gone, is told', async () => {
  const paths = ['old.ts', 'new.ts'].map((name) => join(dir, name))
  for (const name of ['old.ts', 'new.ts']) await write(name)
  await Promise.all(paths.map((path) => utimes(path, 1000, 1000)))
  assert.equal(await writtenSince(1_000_001, paths), false)
  assert.equal(await writtenSince(1_000_000, paths), true)
  await utimes(paths[1]!, 2000, 2000)
  assert.equal(await writtenSince(1_500_000, paths), true)
  assert.equal(await writtenSince(1_500_000, [join(dir, 'gone.ts')]), true)
})
