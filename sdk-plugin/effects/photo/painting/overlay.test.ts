import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shelvesWritten } from '../../shelf.ts'
import { layOver, overlayOf, sceneryOf } from './overlay.ts'

before(loadCanvas)

const part = { x: 10, y: 20, width: 30, height: 20 }

function red(name: string) {
  return overlayOf(name, part, (context) => {
    context.fillStyle = '#ff0000'
    context.fillRect(0, 0, 25, 100)
  })
}

test('an overlay covers its part, where it is shown', () => {
  const print = flat(60, 50, 0.5)
  const shown = new Float32Array(60 * 50).fill(1)
  shown[30 * 60 + 12] = 0
  layOver(print, red('covers'), { light: [0.5, 1, 1], shown })
  const at = (x: number, y: number) => [print.r[y * 60 + x], print.g[y * 60 + x]]
  assert.deepEqual(
    [at(15, 30), at(12, 30), at(30, 30), at(15, 10)],
    [
      [0.5, 0],
      [0.5, 0.5],
      [0.5, 0.5],
      [0.5, 0.5],
    ],
  )
})

test('an overlay is drawn once', () => {
  assert.equal(red('once').data, red('once').data)
})

test('only scenery goes to the disk: other overlays may depend on the photo', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'overlays-'))
  process.env['PAINTED_SCENES'] = folder
  try {
    // Slow enough to be worth keeping.
    const slowly = (context: { fillRect(x: number, y: number, width: number, height: number): void }) => {
      const end = performance.now() + 60
      while (performance.now() < end) context.fillRect(0, 0, 25, 100)
    }
    overlayOf('beside a face', part, slowly)
    await shelvesWritten()
    assert.deepEqual(await readdir(folder), [])
    const tree = sceneryOf('tree', part, slowly)
    assert.equal(tree.data.length, part.width * part.height * 4)
    await shelvesWritten()
    assert.equal((await readdir(folder)).length, 1)
  } finally {
    delete process.env['PAINTED_SCENES']
    await rm(folder, { recursive: true, force: true })
  }
})
