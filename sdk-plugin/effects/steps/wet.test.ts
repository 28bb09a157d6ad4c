import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const bright = { do: 'fill', colour: [0, 3, 0] } as const
const wet = { do: 'wet', between: [0.6, 0.6], colour: '#000000' } as const
const LETTERING = { font: 'poster', weight: 400, height: 0.5, centre: [0.5, 0.34] } as const
const OPTIONS = { ground: '#000000', lettering: LETTERING, width: 240, height: 120 }

test('below the line the letters are mirrored, above it nothing changes', async () => {
  const [dry, made] = [await painted([bright], OPTIONS), await painted([bright, { ...wet, puddles: 1 }], OPTIONS)]
  assert.deepEqual(made.at(120, 40), dry.at(120, 40))
  assert.ok(made.mean(1, 112, 78, 128, 100) > 60)
  assert.ok(made.mean(1, 20, 78, 60, 100) < 12)
})

test('rough ground spreads what a puddle shows clearly', async () => {
  const [water, stone] = [
    await painted([bright, { ...wet, puddles: 1, ripple: 0, grain: 0 }], OPTIONS),
    await painted([bright, { ...wet, puddles: 0, ripple: 0, grain: 0 }], OPTIONS),
  ]
  assert.ok(stone.mean(1, 128, 78, 132, 100) > water.mean(1, 128, 78, 132, 100) + 3)
})

test('the line stays between its limits', async () => {
  const high = await painted([{ ...wet, between: [0.8, 0.9], colour: '#ffffff', mirror: 0 }], OPTIONS)
  assert.deepEqual(high.at(10, 90), [0, 0, 0])
  assert.ok(high.at(10, 115)[0] > 20)
})

test('water with fine ripples mirrors softly', async () => {
  const calm = { ...wet, puddles: 1, ripple: 0, grain: 0 }
  const [sharp, soft] = [
    await painted([bright, calm], OPTIONS),
    await painted([bright, { ...calm, soft: 0.03 }], OPTIONS),
  ]
  assert.ok(soft.mean(1, 128, 78, 132, 100) > sharp.mean(1, 128, 78, 132, 100) + 3)
  assert.deepEqual(soft.at(120, 40), sharp.at(120, 40))
})

test('a tinted ground throws back its own colour alone', async () => {
  const white = { do: 'fill', colour: [3, 3, 3] } as const
  const made = await painted([white, { ...wet, puddles: 1, tint: [0, 1, 0] }], OPTIONS)
  assert.ok(made.mean(1, 112, 78, 128, 100) > 60 && made.mean(0, 112, 78, 128, 100) < 5)
})

test('ground may begin softly, as what is out of focus does', async () => {
  const wall = { do: 'backdrop' as const, colours: ['#808080', '#808080'], clouds: 0 }
  const black = { ...wet, mirror: 0, grain: 0 }
  const [hard, soft] = [
    await painted([wall, black], OPTIONS),
    await painted([wall, { ...black, begins: 0.2 }], OPTIONS),
  ]
  assert.ok(hard.at(20, 74)[0] < 5)
  assert.ok(soft.at(20, 74)[0] > 60)
  assert.ok(soft.at(20, 110)[0] < 5)
})
