import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const paint = (step: object, text = 'II') =>
  painted([{ do: 'fill', colour: '#202020' }, { do: 'flames', ...step } as never], {
    text,
    ground: '#202020',
    width: 400,
    height: 200,
  })
const burns = ([r, , b]: readonly number[]) => r! > b! + 90

test('fire rises from the upper edges, the taller the higher', async () => {
  const [low, tall] = [await paint({ height: 0.2, light: 0 }), await paint({ height: 0.6, light: 0 })]
  assert.ok(low.count(burns) > 100 && tall.count(burns) > 1.4 * low.count(burns))
  assert.ok(tall.count((pixel, _x, y) => y > 120 && burns(pixel)) < 0.05 * tall.count(burns))
})

test('it lights what is around', async () => {
  const [dark, lit] = [await paint({ light: 0 }), await paint({ light: 8 })]
  assert.ok(lit.mean(0, 120, 80, 280, 160) > dark.mean(0, 120, 80, 280, 160) + 3)
})

test('none hangs beside an upright side', async () => {
  const letter = await painted([{ do: 'fill', colour: '#ffffff' }], {
    text: 'I',
    ground: '#000000',
    width: 400,
    height: 200,
  })
  let [left, right] = [400, 0]
  letter.count(([r], x) => {
    if (r > 40) [left, right] = [Math.min(left, x), Math.max(right, x)]
    return false
  })
  const fire = await paint({ light: 0, sway: 2 }, 'I')
  const beside = fire.count((pixel, x, y) => y > 90 && (x < left - 2 || x > right + 2) && burns(pixel))
  assert.ok(fire.count(burns) > 100)
  assert.equal(beside, 0)
})

test('in holes it burns as much as told', async () => {
  const inHole = async (inner: number) =>
    (await paint({ light: 0, height: 1, base: 0.2, inner }, 'O')).count((pixel, _x, y) => y > 110 && burns(pixel))
  const [none, all] = [await inHole(0), await inHole(1)]
  assert.ok(none < 5 && all > 40, `${none}, ${all}`)
})
