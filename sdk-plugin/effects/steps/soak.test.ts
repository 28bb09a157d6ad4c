import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = { text: 'II', ground: '#c0d0e0', width: 300, height: 200 }
const isRed = ([r, , b]: readonly [number, number, number]) => r > b + 30

test('stains lie at the feet of the letters, flat on the ground', async () => {
  let foot = 0
  const letters = await painted([{ do: 'fill', colour: '#000000' }], OPTIONS)
  letters.count(([r], _x, y) => r < 20 && (foot = Math.max(foot, y)) > 0)
  const stained = await painted([{ do: 'soak', share: 1, below: 0.1 }], OPTIONS)
  const box = { left: 300, right: 0, top: 200, bottom: 0 }
  stained.count((pixel, x, y) => {
    if (!isRed(pixel)) return false
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
    return true
  })
  assert.ok(
    box.top > foot - 20 && box.right - box.left > 1.2 * (box.bottom - box.top),
    JSON.stringify({ foot, ...box }),
  )
})

test('no letter has one when none is to have', async () => {
  assert.equal((await painted([{ do: 'soak', share: 0 }], OPTIONS)).count(isRed), 0)
})
