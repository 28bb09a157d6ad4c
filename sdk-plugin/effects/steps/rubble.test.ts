import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const BLUE = ['#2040ff'] as [string]
const isBlue = ([r, , b]: readonly [number, number, number]) => b > r + 40

test('pieces fly around the letters, none before their faces’ middle', async () => {
  const picture = await painted(
    [
      { do: 'fill', colour: '#ffffff' },
      { do: 'rubble', colours: BLUE, count: 80, reach: 0.25, shadow: 0, size: [0.01, 0.04] },
    ],
    { width: 300, height: 150 },
  )
  assert.ok(picture.count(isBlue) > 100)
  assert.equal(
    picture.count((pixel, x, y) => isBlue(pixel) && Math.abs(x - 150) < 5 && Math.abs(y - 75) < 45),
    0,
  )
})

test('or lie at their foot', async () => {
  const picture = await painted([{ do: 'rubble', where: 'lying', colours: BLUE, reach: 0.1, shadow: 0 }], {
    width: 300,
    height: 150,
    lettering: { font: 'poster', weight: 400, height: 0.5, centre: [0.5, 0.4] },
  })
  assert.ok(picture.count(isBlue) > 60)
  assert.equal(
    picture.count((pixel, _, y) => isBlue(pixel) && y < 75),
    0,
  )
})

test('worn pieces have lost their corners and show grain', async () => {
  const made = async (worn: boolean) =>
    painted(
      [{ do: 'rubble', where: 'lying', colours: BLUE, count: 30, size: [0.2, 0.3], reach: 0.3, shadow: 0, worn }],
      {
        width: 300,
        height: 150,
        lettering: { font: 'poster', weight: 400, height: 0.5, centre: [0.5, 0.4] },
      },
    )
  const [sharp, worn] = [await made(false), await made(true)]
  assert.ok(worn.count(isBlue) < sharp.count(isBlue))
  const tones = ({ count, at }: typeof sharp) => {
    const found = new Set<string>()
    count((pixel, x, y) => isBlue(pixel) && found.add(at(x, y).join()).size < 0)
    return found.size
  }
  assert.ok(tones(worn) > 2 * tones(sharp), `${tones(worn)}, ${tones(sharp)}`)
})

test('what flies leaves a trail', async () => {
  const made = (speed: number) =>
    painted([{ do: 'rubble', colours: BLUE, count: 20, size: [0.05, 0.08], shadow: 0, speed }], {
      width: 300,
      height: 150,
      lettering: { font: 'poster', weight: 400, height: 0.5 },
    })
  const [still, fast] = [await made(0), await made(0.4)]
  const changed = fast.count((pixel, x, y) => Math.abs(pixel[0] - still.at(x, y)[0]) > 8)
  assert.ok(changed > 60, `${changed}`)
})

test('what lies near the letters leaves the band beside them free', async () => {
  const made = (near: object) =>
    painted([{ do: 'rubble', where: 'lying', colours: BLUE, count: 40, reach: 0.1, shadow: 0, ...near }], {
      width: 300,
      height: 150,
      lettering: { font: 'poster', weight: 400, height: 0.5, centre: [0.5, 0.4] },
    })
  const isBeside = (pixel: readonly [number, number, number], x: number) => isBlue(pixel) && Math.abs(x - 150) > 45
  assert.ok((await made({})).count(isBeside) > 0)
  assert.equal((await made({ near: 0.1 })).count(isBeside), 0)
})

test('chunks are thick: below the face lies its broken side, in the shade', async () => {
  const made = async (chunks: boolean) => {
    const { count, at } = await painted(
      [{ do: 'rubble', where: 'lying', colours: BLUE, count: 3, size: [0.3, 0.4], reach: 0.2, shadow: 0, chunks }],
      { width: 300, height: 150, lettering: { font: 'poster', weight: 400, height: 0.5, centre: [0.5, 0.4] } },
    )
    return count((pixel, x, y) => isBlue(pixel) && at(x, y)[2] < 110)
  }
  assert.ok((await made(true)) > 1.5 * (await made(false)))
})

test('heaps leave most of the foot bare', async () => {
  const columns = async (heaps: number) => {
    const picture = await painted(
      [{ do: 'rubble', where: 'lying', colours: BLUE, count: 60, size: [0.02, 0.03], reach: 0.1, shadow: 0, heaps }],
      { width: 600, height: 150, text: 'III', lettering: { font: 'poster', weight: 400, height: 0.5 } },
    )
    const found = new Set<number>()
    picture.count((pixel, x) => isBlue(pixel) && found.add(x).size < 0)
    return found.size
  }
  assert.ok((await columns(1)) < 0.85 * (await columns(0)))
})

test('a flat face lies within the outline, and is one tone where facets were', async () => {
  const made = async (faced: boolean) =>
    painted(
      [{ do: 'rubble', where: 'lying', colours: BLUE, count: 30, size: [0.2, 0.3], reach: 0.3, shadow: 0, faced }],
      { width: 300, height: 150, lettering: { font: 'poster', weight: 400, height: 0.5, centre: [0.5, 0.4] } },
    )
  const [plain, faced] = [await made(false), await made(true)]
  assert.equal(faced.count(isBlue), plain.count(isBlue))
  const changed = plain.count((pixel, x, y) => isBlue(pixel) && String(faced.at(x, y)) !== String(pixel))
  assert.ok(changed > 0.15 * plain.count(isBlue), String(changed))
})
