import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Recipe, recipeSchema, render } from '../index.ts'

const SIZE = { width: 200, height: 100 }

type Inner = Extract<Recipe['steps'][number], { do: 'scene' }>['steps']

function draw(inner: Inner, seed = 1) {
  const recipe = recipeSchema.parse({
    seed,
    light: 'studio',
    lettering: { height: 0.3, centre: [0.5, 0.8] },
    steps: [
      { do: 'scene', steps: inner },
      { do: 'fill', colour: '#0000ff' },
    ],
    finish: { vignette: 0, tone: 'soft', bloom: { strength: 0 } },
  })
  return (text: string) => render(recipe, text, SIZE)
}

const square = (colour: string): Inner => [
  { do: 'backdrop', colours: ['#000000'], clouds: 0 },
  { do: 'shape', path: 'M0 0H100V100H0Z', at: [0.5, 0.2], height: 0.2, steps: [{ do: 'fill', colour }] },
]
const at = (pixels: Buffer, x: number, y: number) => [...pixels.subarray((y * 200 + x) * 3, (y * 200 + x) * 3 + 3)]

test('a scene is the same for every text, also when it comes from what was kept', async () => {
  const paint = draw(square('#ff0000'))
  const [first, again, other] = [await paint('I'), await paint('I'), await paint('MMM')]
  assert.deepEqual(first, again)
  // The upper half holds no letters; what dithers differs by one at most.
  for (let place = 0; place < 200 * 50 * 3; place++) assert.ok(Math.abs(first[place]! - other[place]!) <= 1)
  assert.ok(at(first, 100, 20)[0]! > 200 && at(first, 60, 20)[0]! < 5)
})

test('glass shows a vista of the scene in focus, also when the scene comes from what was kept', async () => {
  const recipe = recipeSchema.parse({
    light: 'studio',
    lettering: { height: 0.6, weight: 900 },
    steps: [
      { do: 'scene', steps: [{ do: 'vista', kind: 'street', blur: 0.04 }] },
      { do: 'glass', profile: { kind: 'round', width: 0.1, height: 0.1 }, colour: [0.9, 0.9, 0.9] },
    ],
  })
  assert.deepEqual(await render(recipe, 'MM', SIZE), await render(recipe, 'MM', SIZE))
})

test('another scene is not taken for one that was kept', async () => {
  const [red, green] = [await draw(square('#ff0000'))('I'), await draw(square('#00ff00'))('I')]
  assert.ok(at(red, 100, 20)[0]! > 200 && at(green, 100, 20)[1]! > 200)
})

test('shapes that follow the letters are refused', () => {
  const [backdrop, shape] = square('#ff0000')
  assert.throws(
    () => draw([backdrop!, { ...(shape as Inner[number] & { do: 'shape' }), by: 'letters' }]),
    /by the frame/,
  )
})

test('what shines before the wall of a scene finds its relief, also when the scene was kept', async () => {
  const recipe = recipeSchema.parse({
    light: 'night',
    lettering: { height: 0.3 },
    steps: [
      { do: 'scene', steps: [{ do: 'plate', kind: 'brick' }, ...square('#ff0000').slice(1)] },
      { do: 'neon', colours: ['#00ff00'], wash: 9 },
    ],
  })
  const first = await render(recipe, 'A', SIZE)
  assert.ok(first.equals(await render(recipe, 'A', SIZE)))
})
