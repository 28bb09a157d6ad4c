import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Recipe, recipeSchema, render } from '../index.ts'

type Step = Recipe['steps'][number]

const SIZE = { width: 320, height: 160 }

async function painted(step: Step): Promise<(x: number, y: number) => readonly number[]> {
  const recipe = recipeSchema.parse({
    light: 'studio',
    steps: [
      { do: 'backdrop', colours: ['#808080'], clouds: 0 },
      { do: 'scene', steps: [step] },
    ] as Recipe['steps'],
    finish: { vignette: 0, tone: 'soft', bloom: { strength: 0 } },
  })
  const pixels = await render(recipe, 'I', SIZE)
  return (x, y) => [0, 1, 2].map((c) => pixels[(y * SIZE.width + x) * 3 + c]!)
}

test('a loose stone has its colour, lies in its shadow, and throws light of its colour into that', async () => {
  const stone = {
    do: 'stones',
    places: [[0.5, 0.4, 0.4]],
    colours: [[0.7, 0.01, 0.02]],
    caustic: 6,
    gleam: 0.2,
  } satisfies Step
  const at = await painted(stone)
  const dark = await painted({ ...stone, caustic: 0 })
  const ground = at(5, 150)
  let [red, shade, light] = [0, 0, 0]
  for (let y = 5; y < 155; y++) {
    for (let x = 90; x < 270; x++) {
      const [r, g] = at(x, y) as [number, number]
      const isStone = Math.hypot(x - 160, y - 64) < 25
      if (isStone && r > 1.4 * g) red++
      const [was] = dark(x, y) as [number]
      if (!isStone && was < 0.8 * ground[0]!) shade++
      if (!isStone && r > was + 8) light++
    }
  }
  assert.ok(red > 900, `${red} red`)
  assert.ok(shade > 200, `${shade} in the shade`)
  assert.ok(light > 30, `${light} lit through it`)
})
