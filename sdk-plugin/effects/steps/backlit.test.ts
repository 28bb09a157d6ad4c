import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const WALL = { do: 'plate' as const, kind: 'hexagons' as const, spot: { rest: 0, power: 0 } }
const SIZE = { width: 300, height: 150, text: 'II' }

test('lamps behind the letters light the wall beside them, in colours from left to right', async () => {
  const wall = { ...SIZE, ground: '#202020' }
  const dark = await painted([], wall)
  const lit = await painted([{ do: 'backlit', colours: ['#ff0000', '#0000ff'], power: 20 }], wall)
  const gain = (channel: 0 | 2, x: number, y: number) =>
    lit.mean(channel, x, y, x + 20, y + 20) - dark.mean(channel, x, y, x + 20, y + 20)
  assert.ok(gain(0, 105, 65) > 10 + gain(0, 5, 5), 'near the letters, not in the corner')
  assert.ok(gain(0, 105, 65) > 1.1 * gain(2, 105, 65), 'red to the left')
  assert.ok(gain(2, 175, 65) > 1.1 * gain(0, 175, 65), 'blue to the right')
})

test('the wall turns its relief to the lamps', async () => {
  const spread = async (kind: 'hexagons' | 'paper') => {
    const picture = await painted(
      [
        { ...WALL, kind },
        { do: 'backlit', colours: ['#ffffff'], gloss: 2, rough: 0.1 },
      ],
      SIZE,
    )
    const bright = Array.from({ length: 60 }, (_, x) => picture.mean(0, 30 + x, 60, 31 + x, 90))
    return Math.max(...bright) / Math.min(...bright)
  }
  assert.ok((await spread('hexagons')) > 1.5 * (await spread('paper')))
})
