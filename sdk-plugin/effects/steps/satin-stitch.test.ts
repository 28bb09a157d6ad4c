import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const RED = '#e01010'
const isRed = ([r, g]: readonly [number, number, number]) => r > g + 25

test('threads cover the letter and little beside it', async () => {
  const sewn = (await painted([{ do: 'satinStitch', colour: RED }])).count(isRed)
  const filled = (await painted([{ do: 'fill', colour: RED }])).count(isRed)
  assert.ok(sewn > filled * 0.97 && sewn < filled * 1.35, `${sewn} of ${filled}`)
})

test('threads lie across the stem: rows differ, places in a row do not', async () => {
  const picture = await painted([{ do: 'satinStitch', colour: RED, thread: 0.05, slant: 0, padding: 0 }], {
    width: 400,
    height: 200,
  })
  const change = (dx: number, dy: number) => {
    let sum = 0
    for (let y = 60; y < 140; y++) {
      for (let x = 196; x < 204; x++) sum += Math.abs(picture.at(x + dx, y + dy)[0] - picture.at(x, y)[0])
    }
    return sum
  }
  assert.ok(change(0, 2) > 2 * change(2, 0), `${change(0, 2)} ${change(2, 0)}`)
})

test('each letter may have its own thread; emoji keep their colours', async () => {
  const letters = await painted([{ do: 'satinStitch', paint: { kind: 'letters', colours: ['#e01010', '#1010e0'] } }], {
    text: 'II',
  })
  assert.ok(letters.count(([r, , b]) => r > b + 40) > 200 && letters.count(([r, , b]) => b > r + 40) > 200)
  const apple = await painted([{ do: 'satinStitch', colour: '#1010e0' }], { text: '🍎' })
  assert.ok(apple.count(([r, , b]) => r > b + 60) > 300)
})

test('rows along the strokes: threads cover the letter and lie across it', async () => {
  const rows = { do: 'satinStitch', colour: RED, rows: 'strokes', slant: 0 } as const
  const sewn = (await painted([rows], { text: 'S' })).count(isRed)
  const filled = (await painted([{ do: 'fill', colour: RED }], { text: 'S' })).count(isRed)
  assert.ok(sewn > filled * 0.95 && sewn < filled * 1.35, `${sewn} of ${filled}`)
})
