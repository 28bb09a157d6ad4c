import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = {
  ground: '#000000',
  width: 240,
  height: 120,
  lettering: { font: 'poster', weight: 400, height: 0.4 },
} as const

test('letters throw light away from the lamp', async () => {
  const picture = await painted([{ do: 'rays', at: [0.5, 1], haze: 0, length: 0.6 }], OPTIONS)
  const [above, below] = [picture.mean(0, 105, 8, 135, 30), picture.mean(0, 105, 92, 135, 114)]
  assert.ok(above > below + 5, `${above} above, ${below} below`)
})

test('a lamp behind the letters: they cut shafts out of its light', async () => {
  const behind = { do: 'rays', from: 'behind', at: [0.5, 0.9], size: 1, haze: 0, length: 0.9 } as const
  const [with_, without] = [await painted([behind], OPTIONS), await painted([behind], { ...OPTIONS, text: '.' })]
  assert.ok(with_.mean(0, 112, 10, 128, 30) < without.mean(0, 112, 10, 128, 30) - 5)
})

test('across: shafts have the colour of where they are', async () => {
  const across = ['#ff0000', '#0000ff']
  const picture = await painted([{ do: 'rays', across, strength: 4, haze: 0, length: 0.6 }], {
    ...OPTIONS,
    text: 'IIIIII',
  })
  assert.ok(picture.mean(0, 60, 40, 90, 80) > picture.mean(2, 60, 40, 90, 80))
  assert.ok(picture.mean(2, 150, 40, 180, 80) > picture.mean(0, 150, 40, 180, 80))
})
