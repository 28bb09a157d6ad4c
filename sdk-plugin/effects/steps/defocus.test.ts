import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFrame } from '../frame.ts'
import type { Stage } from '../stage.ts'
import { defocus } from './defocus.ts'
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

test('glass may still be shown what was in focus', () => {
  const frame = newFrame(8, 8)
  frame.r[27] = 1
  const stage = { frame } as Stage
  defocus.apply(stage, defocus.schema.parse({ do: 'defocus', blur: 0.2, keep: true }))
  assert.ok(frame.r[27] < 0.5)
  assert.equal(stage.focused!.r[27], 1)
})
