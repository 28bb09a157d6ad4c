import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'
import type { Recipe } from '../recipe.ts'

type Board = Extract<Recipe['steps'][number], { do: 'board' }>

const RED = '#ff0000'
const isRed = ([r, g]: readonly [number, number, number]) => r > 200 && g < 60
const red = async (text: string, options: Partial<Board> = {}) => {
  const steps: Board['steps'] = [{ do: 'fill', colour: RED }]
  const picture = await painted([{ do: 'board', margin: [0.1, 0.1], radius: 0, ...options, steps }], {
    text,
    width: 400,
    height: 200,
    lettering: { font: 'poster', weight: 400, height: 0.4 },
  })
  const box = { left: 400, top: 200, right: 0, bottom: 0, count: 0 }
  picture.count((pixel, x, y) => {
    if (!isRed(pixel)) return false
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
    box.count++
    return true
  })
  return box
}

test('it is as large as the text needs, and no smaller than asked', async () => {
  const [short, long, least] = [await red('I'), await red('III'), await red('I', { least: [0.8, 0.9] })]
  assert.ok(long.right - long.left > short.right - short.left + 20, JSON.stringify([short, long]))
  assert.ok(Math.abs(short.bottom - short.top - 120) <= 3, JSON.stringify(short))
  assert.ok(Math.abs(least.right - least.left - 320) <= 2 && Math.abs(least.bottom - least.top - 180) <= 2)
  assert.equal(short.count, (short.right - short.left) * (short.bottom - short.top))
})

test('round corners, a line along the edge, bolts near the corners', async () => {
  const [whole, round, line, bolts] = [
    await red('I', { least: [0.8, 0.8] }),
    await red('I', { least: [0.8, 0.8], radius: 0.2 }),
    await red('I', { least: [0.8, 0.8], line: 0.05 }),
    await red('I', { least: [0.8, 0.8], inset: 0.1, bolts: 0.04 }),
  ]
  assert.ok(round.count < whole.count - 800 && round.right === whole.right)
  assert.ok(line.count < 0.3 * whole.count && line.left === whole.left)
  assert.ok(Math.abs(bolts.count - 4 * Math.PI * 8 * 8) < 60, JSON.stringify(bolts))
})
