import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { defineTextArt } from './define.ts'
import { definePhotoFrame } from './photo/define.ts'
import type { FrameRecipe } from './photo/recipe.ts'
import type { Recipe } from './recipe.ts'
import { Shelf, shelvedThing } from './shelf.ts'

const parts = (seed: number) => [Int32Array.of(seed, -2, 3), new Int32Array(0), Int32Array.of(2 ** 31 - 1)]

describe('what was painted once', () => {
  let root: string
  let folder: string
  before(async () => (root = await mkdtemp(join(tmpdir(), 'shelf-'))))
  beforeEach(async () => (folder = await mkdtemp(join(root, 'version-'))))
  after(() => rm(root, { recursive: true, force: true }))

  const never = (): never => assert.fail('it was painted again')

  async function filled(options = {}): Promise<void> {
    const shelf = new Shelf(folder, { slowMs: 0, ...options })
    for (const name of ['one', 'two']) shelf.get(name, () => parts(1))
    await shelf.written()
  }

  test('is read by the next process, each under its name', async () => {
    const shelf = new Shelf(folder, { slowMs: 0 })
    shelf.get('one', () => parts(1))
    shelf.get('two', () => parts(2))
    await shelf.written()
    const next = new Shelf(folder)
    assert.deepEqual(next.get('one', never), parts(1))
    assert.deepEqual(next.get('two', never), parts(2))
    assert.deepEqual(
      next.get('three', () => parts(3)),
      parts(3),
    )
  })

  test('has its planes by their names, in whatever order they were made', () => {
    const made = { lit: Float32Array.of(1), density: Float32Array.of(2) }
    assert.deepEqual(
      shelvedThing('cloud', ['density', 'lit'], () => made),
      made,
    )
  })

  test('is kept when it was quick to hand over but slow to make before', async () => {
    const shelf = new Shelf(folder)
    shelf.get('quick', () => parts(1))
    shelf.get('slow', () => parts(2), Infinity)
    await shelf.written()
    const next = new Shelf(folder)
    assert.deepEqual(next.get('slow', never), parts(2))
    assert.deepEqual(
      next.get('quick', () => parts(3)),
      parts(3),
    )
  })

  test('is read by the next process when it took work that waits', async () => {
    const shelf = new Shelf(folder, { slowMs: 0 })
    await shelf.getLater('one', () => Promise.resolve(parts(1)))
    await shelf.written()
    assert.deepEqual(await new Shelf(folder).getLater('one', never), parts(1))
  })

  test('is painted again when its file is damaged or cut short', async () => {
    await filled()
    for (const name of await readdir(folder)) {
      const bytes = await readFile(join(folder, name))
      bytes[bytes.length >> 1]! ^= 0xff
      await writeFile(join(folder, name), name < '8' ? bytes : bytes.subarray(0, -3))
    }
    const next = new Shelf(folder)
    let painted = 0
    for (const name of ['one', 'two']) next.get(name, () => [Int32Array.of(++painted)])
    assert.equal(painted, 2)
  })

  test('does not go there when it was painted quickly', async () => {
    const shelf = new Shelf(folder, { slowMs: Infinity })
    shelf.get('one', () => parts(1))
    await shelf.written()
    assert.deepEqual(await readdir(folder), [])
  })

  test('makes room for what comes later', async () => {
    await filled()
    const shelf = new Shelf(folder, { slowMs: 0, mostBytes: 1 })
    shelf.get('three', () => parts(3))
    await shelf.written()
    assert.equal((await readdir(folder)).length, 1)
    assert.deepEqual(new Shelf(folder).get('three', never), parts(3))
  })

  test('is given all the same when the folder cannot be written', async () => {
    const path = join(folder, 'a file')
    await writeFile(path, '')
    const shelf = new Shelf(path, { slowMs: 0 })
    assert.deepEqual(
      shelf.get('one', () => parts(1)),
      parts(1),
    )
    await shelf.written()
  })

  test('is left there by styles and frames that warm up', async () => {
    // Wide lamps: what is painted in less than 60 ms is not worth the reading.
    const lamps = {
      do: 'scene' as const,
      steps: [{ do: 'bokeh' as const, colours: ['#ffcc66'], count: 60, size: [0.3, 0.3] as const }],
    }
    const lettered: Recipe = { light: 'night', steps: [lamps, { do: 'fill', colour: '#ffffff' }] }
    const framed: FrameRecipe = { steps: [lamps, { do: 'photo', size: [0.2, 0.2] }] }
    const style = defineTextArt({ category: 'textart', name: 'lamps', summary: '', recipe: lettered })
    const frame = definePhotoFrame({ name: 'lamps', summary: '', recipe: framed })
    process.env.PAINTED_SCENES = folder
    try {
      await style.warmUp!(new AbortController().signal)
      const own = await readdir(folder)
      assert.notDeepEqual(own, [])
      await frame.warmUp!(new AbortController().signal)
      assert.ok((await readdir(folder)).length > own.length)
      await assert.rejects(async () => style.warmUp!(AbortSignal.abort()))
    } finally {
      delete process.env.PAINTED_SCENES
    }
  })
})
