import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Recipe, recipeSchema, render } from '../index.ts'

const SIZE = { width: 240, height: 120 }

async function darkIn(text: string, pattern: 'ball' | 'panels' | 'rim', more: object = {}) {
  const steps: Recipe['steps'] = [
    { do: 'backdrop', colours: ['#000000'], clouds: 0 },
    { do: 'fill', colour: '#ff0000' },
  ]
  const finish = { vignette: 0, tone: 'soft', bloom: { strength: 0 } } as const
  const draw = (all: Recipe['steps']) => render(recipeSchema.parse({ light: 'studio', steps: all, finish }), text, SIZE)
  const plain = await draw(steps)
  const sewn = await draw([...steps, { do: 'seams', pattern, lip: 0, ...more }])
  let [inside, outside, red] = [0, 0, 0]
  for (let at = 0; at < plain.length; at += 3) {
    if (plain[at]! > 200) red++
    if (Math.abs(sewn[at]! - plain[at]!) < 40) continue
    if (plain[at]! > 60) inside++
    else outside++
  }
  return { inside, outside, share: inside / red }
}

test('a ball’s seams cross each character and nothing else', async () => {
  const one = await darkIn('I', 'ball')
  assert.ok(one.share > 0.02 && one.share < 0.4, JSON.stringify(one))
  assert.equal(one.outside, 0)
})

test('wider seams hide more', async () => {
  const [fine, wide] = [await darkIn('O', 'ball', { width: 0.02 }), await darkIn('O', 'ball', { width: 0.06 })]
  assert.ok(wide.inside > 1.8 * fine.inside, `${fine.inside} ${wide.inside}`)
})

test('an inset keeps them from the outline', async () => {
  const [full, less] = [await darkIn('O', 'panels'), await darkIn('O', 'panels', { inset: 0.06 })]
  assert.ok(less.inside > 0 && less.inside < 0.8 * full.inside, `${full.inside} ${less.inside}`)
})

test('emoji are not sewn', async () => {
  const { inside } = await darkIn('🔴', 'ball')
  assert.ok(inside < 40, String(inside))
})

test('along the rim: as wide everywhere, on both sides of a stroke, and not on the outline', async () => {
  const [one, deep] = [await darkIn('I', 'rim', { inset: 0.03 }), await darkIn('I', 'rim', { inset: 0.2 })]
  assert.ok(one.share > 0.02 && one.share < 0.6, JSON.stringify(one))
  assert.equal(one.outside, 0)
  assert.equal(deep.inside, 0, 'no stroke is that thick')
})

test('a rim’s seam leaves emoji alone', async () => {
  const { inside } = await darkIn('🔴', 'rim', { inset: 0.03 })
  assert.ok(inside < 40, String(inside))
})
