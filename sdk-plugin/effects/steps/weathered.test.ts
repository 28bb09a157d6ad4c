import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('the outline loses pieces, more for a greater depth, and nothing is added', async () => {
  const options = { width: 300, height: 150 }
  const letter = await painted([{ do: 'fill', colour: '#000000' }], options)
  for (const kind of ['angular', 'soft'] as const) {
    const black = async (depth: number) =>
      painted([{ do: 'weathered', depth, kind, steps: [{ do: 'fill', colour: '#000000' }] }], options)
    const [little, much] = [await black(0.01), await black(0.06)]
    const dark = (picture: typeof letter) => picture.count(([r]) => r < 40)
    assert.ok(dark(much) < dark(little) && dark(little) < dark(letter), kind)
    assert.ok(dark(much) > 0.4 * dark(letter), kind)
    assert.equal(
      much.count(([r], x, y) => r < letter.at(x, y)[0] - 3),
      0,
    )
  }
})
