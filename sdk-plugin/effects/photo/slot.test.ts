import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { at, evenPhoto, near, painted } from '../../../test/photoframe/painted.ts'
import type { Raster } from '../../raster.ts'
import type { Painted } from './render.ts'

describe('what is behind people', () => {
  const portrait = async (): Promise<Raster> => {
    const file = new URL('../../../test/photoframe/photos/ada.jpg', import.meta.url)
    const { data, info } = await sharp(await readFile(file))
      .resize(240, 300)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data }
  }

  test('turns to white paper, and they do not', async () => {
    const photo = await portrait()
    const shape = [240, 300] as const
    const [kept, bleached] = await Promise.all(
      [1, 0].map((behind) => painted([{ do: 'photo', behind }], { photo, shape })),
    )
    const [corner, cheek, jumper] = [
      (p: Painted) => at(p, 10, 20),
      (p: Painted) => at(p, 105, 130),
      (p: Painted) => at(p, 120, 280),
    ]
    assert.ok(corner(bleached!)[1]! > corner(kept!)[1]! + 60, String([corner(kept!), corner(bleached!)]))
    assert.ok(near(cheek(kept!), cheek(bleached!)), String([cheek(kept!), cheek(bleached!)]))
    assert.ok(near(jumper(kept!), jumper(bleached!)), String([jumper(kept!), jumper(bleached!)]))
  })

  test('a photo of nobody stays whole', async () => {
    const photo = evenPhoto(160, 120, [20, 40, 160])
    const [kept, bleached] = await Promise.all([1, 0].map((behind) => painted([{ do: 'photo', behind }], { photo })))
    assert.deepEqual(kept!.pixels, bleached!.pixels)
  })
})

test('what stands in for a photo that is missing gives way to it', async () => {
  const photo = evenPhoto(160, 120, [20, 40, 160])
  const [standing, given, bare] = await Promise.all([
    painted([{ do: 'photo', input: 'url2', standIn: 'sea' }], { photo }),
    painted([{ do: 'photo', input: 'url', standIn: 'sea' }], { photo }),
    painted([{ do: 'photo', input: 'url2' }], { photo }),
  ])
  const own = await painted([{ do: 'photo', input: 'none', standIn: 'sea' }], { photo })
  assert.deepEqual(own.pixels, standing.pixels)
  assert.ok(near(at(given, 20, 20), [20, 40, 160]), String(at(given, 20, 20)))
  assert.deepEqual(at(bare, 20, 20).slice(0, 3), [0, 0, 0])
  assert.notDeepEqual(at(standing, 20, 20), at(bare, 20, 20))
})
