import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const twig = (turn: number, more = {}) =>
  painted([{ do: 'sprigs', twigs: [{ at: [0.5, 0.5], turn, length: 0.4 }], needle: 0.08, ...more }], {
    width: 300,
    height: 150,
  })

test('a twig grows in its direction', async () => {
  const [right, left] = [await twig(0), await twig(180)]
  const dark = (picture: typeof right, side: number) => picture.count(([r], x) => r < 90 && (x - 150) * side > 14)
  assert.ok(dark(right, 1) > 200 && dark(right, -1) === 0)
  assert.ok(dark(left, -1) > 200 && dark(left, 1) === 0)
})

test('snow lies on it, a shadow below it', async () => {
  const [bare, snowy, lying] = [await twig(0), await twig(0, { snow: 1 }), await twig(0, { shadow: 1, lift: 0.1 })]
  assert.ok(snowy.count(([r]) => r > 180) > 20 && bare.count(([r]) => r > 180) === 0)
  assert.ok(lying.count(([r, g]) => r === g && r < 120) > bare.count(([r, g]) => r === g && r < 120) + 50)
})
