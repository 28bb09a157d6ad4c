import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = {
  text: 'II',
  ground: '#101010',
  width: 300,
  height: 200,
  lettering: { font: 'sans', weight: 800, height: 0.4, spacing: 0.5 },
} as const
const isHot = ([r, , b]: readonly [number, number, number]) => r > b + 60

test('pools lie around the feet, wider than high, and light the ground beyond', async () => {
  const hot = await painted([{ do: 'pools', glow: 0 }], OPTIONS)
  const box = { left: 300, right: 0, top: 200, bottom: 0 }
  hot.count((pixel, x, y) => {
    if (!isHot(pixel)) return false
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
    return true
  })
  assert.ok(box.top > 110 && box.bottom < 190, JSON.stringify(box))
  assert.ok(box.right - box.left > 1.5 * (box.bottom - box.top), JSON.stringify(box))
  const lit = await painted([{ do: 'pools', glow: 1 }], OPTIONS)
  const brighter = lit.count(([r], x, y) => hot.at(x, y)[0] < 25 && r > 25)
  assert.ok(brighter > 100, `${brighter}`)
})

test('the more has set, the less shines', async () => {
  const shining = async (set: number) => (await painted([{ do: 'pools', set }], OPTIONS)).count(([, g]) => g > 120)
  assert.ok((await shining(0.8)) < 0.6 * (await shining(-0.3)))
})
