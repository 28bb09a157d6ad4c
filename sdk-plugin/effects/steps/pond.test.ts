import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const isRed = ([r, g]: readonly [number, number, number]) => r > g + 30

test('fish swim in it, as many as asked', async () => {
  const counts: number[] = []
  for (const fish of [0, 1, 6]) {
    const picture = await painted([{ do: 'pond', fish, lilies: false, skins: [['#e02010', '#e02010', '#e02010']] }])
    counts.push(picture.count(isRed))
  }
  assert.ok(counts[0] === 0 && counts[1]! > 150 && counts[2]! > 2 * counts[1]!, counts.join())
})

test('lily pads lie in its corners', async () => {
  const bare = await painted([{ do: 'pond', fish: 0, lilies: false }])
  const grown = await painted([{ do: 'pond', fish: 0 }])
  assert.ok(grown.count((pixel, x, y) => Math.abs(pixel[1] - bare.at(x, y)[1]) > 20) > 300)
  assert.ok(Math.abs(grown.mean(1, 80, 40, 120, 60) - bare.mean(1, 80, 40, 120, 60)) < 2)
})

test('a bright net of light lies on the bottom when it is asked for', async () => {
  const [faint, bright] = await Promise.all([1, 6].map((net) => painted([{ do: 'pond', fish: 0, lilies: false, net }])))
  assert.ok(bright!.mean(1, 0, 0, 200, 100) > faint!.mean(1, 0, 0, 200, 100) + 1)
})
