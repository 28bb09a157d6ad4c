import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { discover, findFolder, inspectFolder } from './discover.ts'

let root: string
let other: string

async function folder(parent: string, id: string, files: Record<string, string>): Promise<void> {
  await mkdir(join(parent, id))
  for (const [name, text] of Object.entries(files)) await writeFile(join(parent, id, name), text)
}

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'discover-'))
  other = await mkdtemp(join(tmpdir(), 'discover-'))
  await folder(root, 'typed', { 'plugin.ts': '', 'plugin.js': '' })
  await folder(root, 'plain', { 'plugin.js': '' })
  await folder(root, 'named', { 'package.json': '{"main":"start.js"}', 'start.js': '', 'plugin.ts': '' })
  await folder(root, 'notes', { 'notes.txt': '' })
  await folder(root, '.hidden', { 'plugin.js': '' })
  await folder(other, 'plain', { 'plugin.mjs': '' })
  await folder(other, 'more', { 'plugin.mjs': '' })
  await writeFile(join(root, 'plugin.js'), '')
})

after(async () => {
  await rm(root, { recursive: true, force: true })
  await rm(other, { recursive: true, force: true })
})

test('finds the folders with a module, in order, of two with one name the first', async () => {
  const found = await discover([root, other, join(root, 'missing')], false)
  assert.deepEqual(
    found.map(({ id, entry, problem }) => [id, entry, problem]),
    [
      ['named', join(root, 'named', 'start.js'), undefined],
      ['plain', join(root, 'plain', 'plugin.js'), undefined],
      ['typed', join(root, 'typed', 'plugin.ts'), undefined],
      ['more', join(other, 'more', 'plugin.mjs'), undefined],
    ],
  )
})

test('finds one by its name, wherever it is, and nothing by a way', async () => {
  assert.equal((await findFolder([root, other], 'more', false))?.root, other)
  assert.equal((await findFolder([other, root], 'plain', false))?.root, other)
  for (const id of ['nobody', 'notes', '', '.', '..', '../x', 'a/b', '/', '.hidden']) {
    assert.equal(await findFolder([root, other], id, false), undefined, JSON.stringify(id))
  }
})

test('a name that is no id, in words', async () => {
  for (const id of ['Upper', 'CON', 'a_b', '-a', 'a'.repeat(65)]) {
    await folder(root, id, { 'plugin.js': '' })
    assert.match((await inspectFolder(join(root, id), false))!.problem!, /the folder's name must match/, id)
  }
  await folder(root, 'a'.repeat(64), { 'plugin.js': '' })
  assert.equal((await inspectFolder(join(root, 'a'.repeat(64)), false))!.problem, undefined)
})

test('a folder may be a link, a module that leads out of it may not', async () => {
  await symlink(join(other, 'more'), join(root, 'link'))
  assert.deepEqual((await inspectFolder(join(root, 'link'), false))!.dir, join(other, 'more'))
  await mkdir(join(root, 'out'))
  await symlink(join(other, 'more', 'plugin.mjs'), join(root, 'out', 'plugin.mjs'))
  assert.match((await inspectFolder(join(root, 'out'), false))!.problem!, /lies outside of the folder/)
  await symlink('loop', join(root, 'loop'))
  assert.match((await inspectFolder(join(root, 'loop'), false))!.problem!, /ELOOP/)
})

test('who may write to it: never everybody, in production not the group either', async () => {
  await folder(root, 'written', { 'plugin.js': '' })
  const problem = async (mode: number, strict: boolean, path = 'written') => {
    await chmod(join(root, path), mode)
    return (await inspectFolder(join(root, 'written'), strict))!.problem
  }
  assert.equal(await problem(0o755, true), undefined)
  assert.equal(await problem(0o775, false), undefined)
  assert.match((await problem(0o775, true))!, /writable for its group, which production refuses/)
  assert.match((await problem(0o757, false))!, /writable for everybody: chmod o-w it/)
  await chmod(join(root, 'written'), 0o755)
  assert.match((await problem(0o666, false, 'written/plugin.js'))!, /plugin\.js is writable for everybody/)
})

test('a manifest that cannot be read is a problem, one that has nothing for us is not', async () => {
  const problem = async (manifest: string) => {
    await writeFile(join(root, 'plain', 'package.json'), manifest)
    return (await inspectFolder(join(root, 'plain'), false))!.problem
  }
  assert.equal(await problem('{"name":"any","version":"1.0.0","main":5}'), undefined)
  assert.match((await problem('{"name":'))!, /package\.json cannot be read/)
  assert.match((await problem('[]'.replace('[]', '5')))!, /expected an object/)
  assert.match((await problem('{"gateway":{"limits":{"processes":0}}}'))!, /gateway\.limits\.processes/)
  assert.match((await problem('{"gateway":5}'))!, /gateway/)
})
