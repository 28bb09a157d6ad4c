import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('grains on the letters and on their walls, none beside them', async () => {
  const grains = async (options: object) =>
    (await painted([{ do: 'grit', amount: 1, scale: 0.03, ...options }], { width: 300, height: 150 })).count(
      ([r]) => Math.abs(r - 128) > 8,
    )
  const letter = (await painted([{ do: 'fill', colour: '#000000' }], { width: 300, height: 150 })).count(
    ([r]) => r < 100,
  )
  const [face, walls, none] = [await grains({}), await grains({ sweep: [0.2, 0] }), await grains({ amount: 0 })]
  assert.equal(none, 0)
  assert.ok(face > 0.4 * letter && face <= 1.05 * letter, `${face} of ${letter}`)
  assert.ok(walls > 1.5 * face, `${walls} ${face}`)
})
