import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted, type Painting } from '../../../test/textart/painting.ts'

const paint = (step: object) =>
  painted([{ do: 'fill', colour: '#000000' }, { do: 'defocus', blur: 0.02, ...step } as never], {
    text: 'I',
    ground: '#ffffff',
    width: 400,
    height: 200,
  })
const between = (picture: Painting, top: number, bottom: number) =>
  picture.count(([r], _x, y) => y >= top && y < bottom && r > 60 && r < 200)

test('edges become soft, but not where it is in focus', async () => {
  const all = await paint({})
  const focused = await paint({ focus: { at: 0.5, depth: 0.5 } })
  assert.ok(between(all, 95, 105) > 60)
  assert.ok(between(focused, 95, 105) < between(all, 95, 105) / 2)
})
