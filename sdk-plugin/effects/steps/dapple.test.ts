import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const paint = (step: object) =>
  painted([{ do: 'fill', colour: '#ffffff' }, { do: 'dapple', kind: 'window', tint: '#000000', ...step } as never], {
    text: 'I',
    ground: '#ffffff',
    width: 400,
    height: 200,
  })

test("a window's light on the letters alone leaves the scene as it is", async () => {
  const dark = ([r]: readonly number[]) => r! < 200
  const [scene, letters] = [await paint({}), await paint({ onto: 'letters', shift: [-0.3, -0.3] })]
  assert.equal(letters.count(dark) < scene.count(dark) / 3, true)
})

test('panes lie aslant on a table, and as they were on the wall above it', async () => {
  const [flat, bent] = [await paint({}), await paint({ depth: 0.2 })]
  const lit = (top: number, bottom: number) => (picture: typeof flat) =>
    picture.count(([r], x, y) => y >= top && y < bottom && x > 340 && r > 128)
  assert.equal(lit(0, 60)(bent), lit(0, 60)(flat))
  assert.notEqual(lit(150, 195)(bent), lit(150, 195)(flat))
})
