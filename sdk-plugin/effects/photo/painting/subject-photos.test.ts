import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import { rasterOf } from '../../../raster.ts'
import { makePrint } from '../photo.ts'
import { subjectOf } from './subject.ts'

type Places = readonly (readonly [number, number])[]

/** How much of some places of a photo is its subject: x and y in a print 512 wide. */
async function sharesAt(name: string, height: number, places: Places) {
  const file = new URL(`../../../../test/photoframe/photos/${name}.jpg`, import.meta.url)
  const photo = await rasterOf(sharp(await readFile(file)).ensureAlpha())
  const print = await makePrint(photo, { width: 512, height, focus: [0.5, 0.5], headroom: 0 })
  const { mask } = subjectOf(print)
  return places.map(([x, y]) => mask[y * 512 + x]!)
}

/** Ground is none of it, heads are all of it. */
async function holds(name: string, height: number, ground: Places, heads: Places) {
  assert.deepEqual(
    await sharesAt(name, height, ground),
    ground.map(() => 0),
  )
  assert.deepEqual(
    await sharesAt(name, height, heads),
    heads.map(() => 1),
  )
}

test('curly hair by night ends where lamps out of focus begin, though some have its colour', async () => {
  const lamps: Places = [
    [152, 26],
    [98, 178],
    [222, 222],
  ]
  const head: Places = [
    [180, 45],
    [120, 90],
    [230, 110],
    [178, 150],
    [180, 230],
  ]
  await holds('ben', 384, lamps, head)
})

test('a lit jaw is whole beside lamps: its own rim is not the ground that goes on into it', async () => {
  const jaw: Places = [
    [168, 344],
    [172, 360],
    [176, 376],
  ]
  await holds('friend', 640, [[128, 364]], jaw)
})

test('hair in the sun is found, and no woods beside a cheek', async () => {
  const woods: Places = [
    [283, 157],
    [281, 170],
    [250, 60],
  ]
  const heads: Places = [
    [198, 90],
    [130, 150],
    [345, 50],
    [338, 170],
  ]
  await holds('pair', 341, woods, heads)
})

test('dark hair by night is found whole where a photo is cut wide', async () => {
  const file = new URL('../../../../test/photoframe/photos/friend.jpg', import.meta.url)
  const photo = await rasterOf(sharp(await readFile(file)).ensureAlpha())
  const print = await makePrint(photo, { width: 420, height: 370, focus: 'face', headroom: 0.3 })
  const { mask } = subjectOf(print)
  const hair: Places = [
    [200, 40],
    [120, 90],
    [290, 90],
  ]
  assert.deepEqual(
    hair.map(([x, y]) => Math.round(mask[y * 420 + x]!)),
    [1, 1, 1],
  )
})

test('dark hair by night is whole at any size of the same cut', async () => {
  const file = new URL('../../../../test/photoframe/photos/friend.jpg', import.meta.url)
  const photo = await rasterOf(sharp(await readFile(file)).ensureAlpha())
  const hair: Places = [
    [0.5, 0.12],
    [0.34, 0.22],
    [0.66, 0.22],
  ]
  for (const [width, height] of [
    [264, 288],
    [415, 453],
    [623, 679],
    [831, 905],
  ] as const) {
    const { mask } = subjectOf(await makePrint(photo, { width, height, focus: 'face', headroom: 0.1 }))
    const shares = hair.map(([x, y]) => mask[Math.round(y * height) * width + Math.round(x * width)]!)
    assert.deepEqual(shares, [1, 1, 1], `at ${width} × ${height}`)
  }
})
