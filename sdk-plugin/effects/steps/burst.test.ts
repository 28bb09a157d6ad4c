import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('rays take the colours in turn, as many as asked', async () => {
  const picture = await painted([{ do: 'burst', colours: ['#ff0000', '#0000ff'], rays: 20, uneven: 0, glow: 0 }])
  let changes = 0
  let before: boolean | undefined
  for (let step = 0; step <= 720; step++) {
    const angle = (step / 720) * 2 * Math.PI + 0.01
    const [r, , b] = picture.at(Math.round(100 + 45 * Math.cos(angle)), Math.round(50 + 45 * Math.sin(angle)))
    if (Math.abs(r - b) < 100) continue
    if (before !== undefined && r > b !== before) changes++
    before = r > b
  }
  assert.ok(changes >= 19 && changes <= 21, String(changes))
})

test('the middle is lightened', async () => {
  const picture = await painted([{ do: 'burst', colours: ['#800000', '#000080'], glow: 1 }])
  assert.ok(picture.mean(1, 96, 46, 104, 54) > 200 && picture.mean(1, 0, 0, 8, 8) < 60)
})
