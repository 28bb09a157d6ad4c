import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markSchema } from './marks.ts'
import { area, line, sheetSize, stack, words } from './make.ts'

test('what is made in one line is a mark', () => {
  const made = [area('M0 0H9V9Z', '#102030'), line('M0 0H9', 2), words('Hi', [0, 0, 9, 9], { font: 'book' })]
  for (const mark of made) assert.doesNotThrow(() => markSchema.parse(mark))
})

test('a stack leaves out what is not said, but not its room', () => {
  const boxes = stack(
    [10, 20, 100],
    [
      ['One', 30],
      [undefined, 5],
      ['Two', 40, { align: 'left' }],
    ],
  ).map((mark) => mark.draw === 'text' && mark.box)
  assert.deepEqual(boxes, [
    [10, 20, 100, 30],
    [10, 55, 100, 40],
  ])
})

test('a sheet keeps its shape in a frame of any', () => {
  const [width, height] = sheetSize([300, 400], 0.8, 2)
  assert.equal(height, 0.8)
  assert.ok(Math.abs((width * 2) / height - 3 / 4) < 1e-9)
})
