import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'
import { type Recipe, recipeSchema, render } from '../index.ts'

const SIZE = { width: 160, height: 80 }
type Fill = Extract<Recipe['steps'][number], { do: 'fill' }>

/** Sum of each channel over the picture of an `I` filled so, on even grey. */
async function sums(...fills: Omit<Fill, 'do'>[]): Promise<[number, number, number]> {
  const recipe = recipeSchema.parse({
    light: 'studio',
    steps: [{ do: 'backdrop', colours: ['#808080'], clouds: 0 }, ...fills.map((each) => ({ do: 'fill', ...each }))],
    finish: { vignette: 0, tone: 'soft', bloom: { strength: 0 } },
  })
  const pixels = await render(recipe, 'I', SIZE)
  const sum: [number, number, number] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at++) sum[at % 3]! += pixels[at]!
  return sum
}

const empty = await sums({ opacity: 0 })

test('over covers, add brightens, multiply darkens', async () => {
  const over = await sums({ colour: '#ff0000' })
  assert.ok(over[0] > empty[0] && over[1] < empty[1] && over[2] < empty[2])
  const add = await sums({ colour: [0, 0, 0.5], blend: 'add' })
  assert.ok(Math.abs(add[0] - empty[0]) < 99 && add[2] > empty[2])
  const multiply = await sums({ colour: [1, 0.5, 1], blend: 'multiply' })
  assert.ok(Math.abs(multiply[0] - empty[0]) < 99 && multiply[1] < empty[1])
})

test('a line leaves the middle free, a grown one reaches further', async () => {
  const [whole] = await sums({ colour: '#ff0000' })
  const [line] = await sums({ colour: '#ff0000', line: 0.03 })
  const [fat] = await sums({ colour: '#ff0000', grow: 0.1 })
  assert.ok(empty[0] < line && line < whole && whole < fat)
})

test('soft light keeps its sum', async () => {
  const [sharp] = await sums({ colour: [0.05, 0, 0], blend: 'add' })
  const [soft] = await sums({ colour: [0.05, 0, 0], blend: 'add', blur: 0.05 })
  assert.ok(Math.abs(soft - sharp) < 0.12 * (sharp - empty[0]), `${sharp - empty[0]} ${soft - empty[0]}`)
})

test('a glow wider than the room around the letters has no edge', async () => {
  const recipe = recipeSchema.parse({
    light: 'studio',
    steps: [
      { do: 'backdrop', colours: ['#101010'], clouds: 0 },
      { do: 'fill', colour: [1, 0.6, 0.2], blur: 0.3, blend: 'add', gain: 0.6 },
    ],
    lettering: { height: 0.3 },
    finish: { vignette: 0, tone: 'soft', bloom: { strength: 0 } },
  })
  const pixels = await render(recipe, 'I', { width: 320, height: 320 })
  const column = Array.from({ length: 320 }, (_, y) => pixels[(y * 320 + 160) * 3]!)
  const leaps = column.slice(1).map((value, y) => Math.abs(value - column[y]!))
  assert.ok(Math.max(...column) > column[0]! + 20, 'it glows')
  assert.ok(Math.max(...leaps) <= 4, `${Math.max(...leaps)} steps from row to row`)
})

test('facing: edges turned to the lamp are lit, those turned away and those far off are not', async () => {
  const picture = await painted(
    [{ do: 'fill', line: 0.06, facing: { at: [0.3, 0.5], reach: 0.4, size: 0, wrap: 0 } }],
    { ground: '#000000', text: 'II', lettering: { font: 'sans', weight: 900, height: 0.7 }, width: 240, height: 120 },
  )
  const lit = picture.count(([r], _, y) => y === 60 && r > 20)
  const brightest = (from: number, to: number) =>
    Math.max(...Array.from({ length: to - from }, (_, x) => picture.at(from + x, 60)[0]))
  assert.ok(lit > 1 && lit < 20, `${lit} pixels of the row are lit, both sides would be 30`)
  assert.ok(brightest(0, 120) > 1.3 * brightest(120, 240), `${brightest(0, 120)} ${brightest(120, 240)}`)
})
