import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const SIZE = { ground: '#0000ff', width: 360, height: 240 }
const isPale = ([r, g, b]: readonly [number, number, number]) => r > 100 && r > b + 30 && g < 120
const isDark = ([r, g, b]: readonly [number, number, number]) => r < 130 && g < 130 && b < 130
const step = { do: 'heads' as const, colours: [['#e00000', '#e00000'] as const] }

test('a head with two eyes at the upper end of a letter, none at its foot', async () => {
  const lettering = { font: 'round' as const, weight: 900, height: 0.8 }
  const { count } = await painted([step], { ...SIZE, text: 'I', lettering })
  assert.ok(count((pixel, _x, y) => isPale(pixel) && y < 100) > 100)
  assert.equal(
    count((pixel, _x, y) => isPale(pixel) && y > 150),
    0,
  )
  assert.ok(count((pixel, x) => isDark(pixel) && x < 178) > 2)
  assert.ok(count((pixel, x) => isDark(pixel) && x > 182) > 2)
})

test('what has no free end has no head', async () => {
  assert.equal((await painted([step], { ...SIZE, text: 'O' })).count(isPale), 0)
})

test('a stroke that is too thin has none', async () => {
  const lettering = { font: 'round' as const, weight: 100, height: 0.2 }
  assert.equal((await painted([step], { ...SIZE, text: 'I', lettering })).count(isPale), 0)
})
