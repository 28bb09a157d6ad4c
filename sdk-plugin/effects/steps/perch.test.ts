import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const paint = (step: object, text: string) =>
  painted(
    [
      {
        do: 'perch',
        path: 'M0 0H100V100H0Z',
        sway: 0,
        steps: [{ do: 'fill', colour: '#ff0000' }],
        ...step,
      } as never,
    ],
    { text, ground: '#ffffff', width: 400, height: 200 },
  )
const isRed = ([, g]: readonly number[]) => g! < 100

test('one on each letter, or on every other', async () => {
  const [all, half] = [await paint({}, 'IIII'), await paint({ every: 2 }, 'IIII')]
  const share = half.count(isRed) / all.count(isRed)
  assert.ok(share > 0.4 && share < 0.6, String(share))
})

test('on top, or below', async () => {
  const [top, bottom] = [await paint({}, 'II'), await paint({ on: 'bottom', foot: [50, 0] }, 'II')]
  assert.equal(
    top.count((pixel, _x, y) => y > 100 && isRed(pixel)),
    0,
  )
  assert.ok(bottom.count((pixel, _x, y) => y > 100 && isRed(pixel)) > 200)
  assert.equal(
    bottom.count((pixel, _x, y) => y < 100 && isRed(pixel)),
    0,
  )
})

test('two kinds take turns: one passes over the letters of the other', async () => {
  const [first, second] = [await paint({ every: 2 }, 'IIII'), await paint({ every: 2, first: 1 }, 'IIII')]
  assert.equal(
    first.count((pixel, x, y) => isRed(pixel) && isRed(second.at(x, y))),
    0,
  )
  assert.ok(second.count(isRed) > 0.6 * first.count(isRed))
})

test('at the sides: on the first and the last letter alone, the right one mirrored', async () => {
  const half = 'M0 0H50V100H0Z'
  const both = await paint({ path: half, at: 'sides', sizes: [1, 1] }, 'IIII')
  const right = await paint({ path: half, at: 'right', sizes: [1, 1] }, 'IIII')
  const share = right.count(isRed) / both.count(isRed)
  assert.ok(share > 0.45 && share < 0.55, String(share))
  for (const x of [20, 60, 100, 140, 180])
    assert.equal(
      right.count((pixel, at) => at === x && isRed(pixel)),
      0,
    )
  assert.ok(Math.abs(both.count((pixel, x) => x < 200 && isRed(pixel)) - right.count(isRed)) < 60)
})

test('on an arm of a letter, not in the notch between two', async () => {
  const options = {
    text: 'Y',
    ground: '#ffffff',
    width: 200,
    height: 200,
    lettering: { font: 'poster', weight: 900, height: 0.6 },
  } as const
  const letter = await painted([{ do: 'fill', colour: '#000000' }], options)
  for (const at of ['each', 'right'] as const) {
    const mark = { do: 'perch', path: 'M46 0H54V100H46Z', at, sway: 0, steps: [{ do: 'fill', colour: '#ff0000' }] }
    const picture = await painted([mark as never], options)
    let [sum, count, foot] = [0, 0, 0]
    picture.count((pixel, x, y) => {
      if (!isRed(pixel)) return false
      sum += x
      count++
      foot = Math.max(foot, y)
      return true
    })
    assert.ok(letter.at(Math.round(sum / count), foot + 5)[0] < 60, `${at}: over a gap at ${sum / count}`)
  }
})
