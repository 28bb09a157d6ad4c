import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLATES } from '../plates/index.ts'
import { painted } from '../../../test/textart/painting.ts'

const RED = '#c01010'
const MIDDLE = [92, 20, 108, 80] as const

test('letters take the colours of the plate, the ground keeps its own', async () => {
  const picture = await painted([{ do: 'clad', kind: 'linen', colours: [RED] }])
  assert.ok(picture.mean(0, ...MIDDLE) > 2.5 * picture.mean(1, ...MIDDLE))
  assert.deepEqual(
    picture.at(5, 5).map((value) => Math.abs(value - 128) < 3),
    [true, true, true],
  )
})

test('relief shows: the pattern is uneven', async () => {
  const flat = await painted([{ do: 'clad', kind: 'linen', colours: [RED], relief: 0 }])
  const raised = await painted([{ do: 'clad', kind: 'wicker', relief: 2 }])
  const spread = (picture: typeof flat) => {
    const rows = Array.from({ length: 50 }, (_, row) => picture.mean(0, 94, 25 + row, 106, 26 + row))
    return Math.max(...rows) - Math.min(...rows)
  }
  assert.ok(spread(raised) > spread(flat) + 10)
})

test('each letter is cut from another place, turned another way', async () => {
  const straight = await painted([{ do: 'clad', kind: 'denim' }], { text: 'II' })
  const turned = await painted([{ do: 'clad', kind: 'denim', turn: 40 }], { text: 'II' })
  assert.ok(straight.count((pixel, x, y) => Math.abs(pixel[0] - turned.at(x, y)[0]) > 8) > 150)
})

test('what is turned is drawn once an octave, not for each length of text', async (t) => {
  const draw = t.mock.method(PLATES.denim, 'draw')
  const colours = ['#314159', '#27182a', '#dddddd']
  for (const text of ['HHHHHH', 'HHHHHHH', 'HHHHHHHH'])
    await painted([{ do: 'clad', kind: 'denim', colours, turn: 30 }], { text })
  assert.equal(draw.mock.callCount(), 1)
})

test('emoji keep their colours', async () => {
  const picture = await painted([{ do: 'clad', kind: 'linen', colours: ['#101010'] }], { text: '🍎' })
  assert.ok(picture.count(([r, g, b]) => r > 90 && g < r / 2 && b < r / 2) > 300)
})

test('a seam puckers the cloth near the edge, not the middle', async () => {
  const size = { width: 400, height: 200 }
  const cloth = { do: 'clad' as const, kind: 'linen' as const, colours: [RED], relief: 0 }
  const plain = await painted([cloth], size)
  const drawn = await painted([{ ...cloth, bumps: [{ kind: 'pucker', amount: 0.05, scale: 0.05, reach: 0.03 }] }], size)
  const isChanged = (pixel: readonly [number, number, number], x: number, y: number) =>
    Math.abs(pixel[0] - plain.at(x, y)[0]) > 5
  assert.ok(drawn.count(isChanged) > 200)
  assert.equal(
    drawn.count((pixel, x, y) => isChanged(pixel, x, y) && Math.abs(x - 200) < 3 && Math.abs(y - 100) < 40),
    0,
  )
})

test('a pattern that flows runs along the stroke', async () => {
  const ratio = async (flow: boolean) => {
    const step = { do: 'clad', kind: 'wicker', relief: 0, hollows: 0, flow } as const
    const picture = await painted([step], { width: 400, height: 200, text: 'I' })
    let [down, right] = [0, 0]
    for (let y = 80; y < 120; y++) {
      for (let x = 192; x < 206; x++) {
        down += Math.abs(picture.at(x, y + 1)[0] - picture.at(x, y)[0])
        right += Math.abs(picture.at(x + 1, y)[0] - picture.at(x, y)[0])
      }
    }
    return down / right
  }
  const [straight, flowing] = [await ratio(false), await ratio(true)]
  assert.ok(straight > 1.2 && flowing < 0.85, `${straight} ${flowing}`)
})

test('a coarse plate is the same stone', async () => {
  const clad = { do: 'clad', kind: 'rock', relief: 0, hollows: 0, turn: 20 } as const
  const [fine, coarse] = await Promise.all(
    [false, true].map((coarse) => painted([{ ...clad, coarse }], { text: 'I', width: 400, height: 200 })),
  )
  for (const row of [80, 100]) {
    const [a, b] = [fine!, coarse!].map((picture) => picture.mean(0, 190, row, 210, row + 20))
    assert.ok(a! > 15 && Math.abs(a! - b!) < 0.35 * a!, `${row}: ${a} ${b}`)
  }
})
