import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { colour, ramp } from './colour.ts'
import { defineTextArt } from './define.ts'
import { develop, finishSchema } from './finish.ts'
import { newFrame } from './frame.ts'
import { environmentOf } from './light/environment.ts'
import { light } from './light/presets.ts'
import { type Recipe, recipeSchema } from './recipe.ts'
import { render } from './render.ts'
import { material } from './surface/material.ts'

const SMALL = { width: 160, height: 80 }

const recipe = (steps: Recipe['steps'], more: Partial<Recipe> = {}) =>
  recipeSchema.parse({ light: 'studio', steps, ...more })

const white: Recipe['steps'] = [
  { do: 'backdrop', colours: ['#000000'], clouds: 0 },
  { do: 'surface', profile: { kind: 'flat' }, material: { colour: '#000000', metal: 0, rough: 1, reflect: 0 } },
]

describe('light and colour', () => {
  test('hex is read as sRGB, a ramp meets its colours', () => {
    assert.deepEqual(colour.parse('#ffffff'), [1, 1, 1])
    assert.ok(Math.abs(colour.parse('#808080')[0] - 0.2159) < 1e-3)
    assert.deepEqual(
      ramp(
        [
          [0, 0, 0],
          [2, 4, 6],
        ],
        0.5,
      ),
      [1, 2, 3],
    )
  })

  test('surroundings are blurred more with roughness', () => {
    const { levels, key } = environmentOf(light.parse('studio'))
    const brightest = levels.map(({ data }) => data.reduce((most, value) => Math.max(most, value)))
    assert.deepEqual(
      brightest,
      brightest.toSorted((a, b) => b - a),
    )
    assert.ok(Math.abs(Math.hypot(...key) - 1) < 1e-9 && key[1] < 0)
  })

  test('a material may be like another', () => {
    assert.equal(material.parse({ like: 'gold', rough: 0.5 }).rough, 0.5)
    assert.equal(material.parse({ like: 'gold', rough: 0.5 }).metal, 1)
    assert.throws(() => material.parse('cheese'))
  })

  test('black stays black and white white, whatever the curve', () => {
    for (const tone of ['film', 'soft'] as const) {
      const frame = newFrame(4, 2)
      for (const plane of [frame.r, frame.g, frame.b]) plane.set([0, 0, 0, 0, 9, 9, 9, 9])
      const bytes = develop(frame, finishSchema.parse({ tone, vignette: 0, bloom: { strength: 0 } }))
      assert.ok(bytes.subarray(0, 12).every((value) => value <= 1))
      assert.ok(bytes.subarray(12).every((value) => value >= 254))
    }
  })
})

describe('rendering', () => {
  test('the same call gives the same bytes; another seed scatters anew', async () => {
    const scattered = recipe([...white, { do: 'confetti', colours: ['#ff0000'], count: 20 }])
    const first = await render(scattered, 'Ab', SMALL)
    assert.deepEqual(await render(scattered, 'Ab', SMALL), first)
    assert.notDeepEqual(await render(scattered, 'Ab', { ...SMALL, seed: 2 }), first)
  })

  test('a mirror of even surroundings is even: light is neither made nor lost', async () => {
    const even = {
      sky: [0.5, 0.5, 0.5],
      horizon: [0.5, 0.5, 0.5],
      ground: [0.5, 0.5, 0.5],
      boxes: [],
    } satisfies Recipe['light']
    const pixels = await render(
      recipe(
        [
          { do: 'backdrop', colours: [[0.5, 0.5, 0.5]], clouds: 0 },
          {
            do: 'surface',
            profile: { kind: 'inflate' },
            material: { colour: [1, 1, 1], metal: 1, rough: 0.3 },
            hollows: 0,
          },
        ],
        { light: even, finish: { vignette: 0, tone: 'soft', bloom: { strength: 0 } } },
      ),
      'Gate',
      SMALL,
    )
    assert.ok(Math.max(...pixels) - Math.min(...pixels) <= 3, `${Math.min(...pixels)} to ${Math.max(...pixels)}`)
  })

  test('the look is the same at each size', async () => {
    const style = recipe([
      { do: 'backdrop', colours: ['#203040', '#102030'] },
      { do: 'shadow' },
      { do: 'extrude', to: [0.02, 0.06], material: 'steel' },
      { do: 'surface', profile: { kind: 'inflate' }, material: 'gold' },
    ])
    const small = meanBlocks(await render(style, 'Same', { width: 256, height: 128 }), 256, 16)
    const large = meanBlocks(await render(style, 'Same', { width: 512, height: 256 }), 512, 32)
    const apart = small.map((value, at) => Math.abs(value - large[at]!))
    assert.ok(apart.reduce((sum, value) => sum + value) / apart.length < 4)
  })

  test('every kind of step paints something', async () => {
    const lettered: Recipe['steps'] = [...white, { do: 'surface', profile: { kind: 'inflate' }, material: 'gold' }]
    const kinds: Recipe['steps'] = [
      { do: 'backdrop', colours: ['#888888'] },
      { do: 'plate', kind: 'marble' },
      { do: 'bokeh', colours: ['#ffffff'], count: 5 },
      { do: 'confetti', colours: ['#ffffff'], count: 9, shape: 'star' },
      { do: 'strings', colours: ['#ffffff'] },
      { do: 'extrude', to: [0, 0.1], material: 'gold' },
      { do: 'surface', profile: { kind: 'chisel' }, material: 'gold', bumps: [{ kind: 'hammered', amount: 0.02 }] },
      { do: 'floor' },
      { do: 'glints', from: 0 },
    ]
    for (const step of kinds) {
      const ground: Recipe['steps'] = ['floor', 'glints'].includes(step.do)
        ? lettered
        : [{ do: 'backdrop', colours: ['#202020'], clouds: 0 }]
      const before = await render(recipe(ground), 'Hi', SMALL)
      assert.notDeepEqual(await render(recipe([...ground, step]), 'Hi', SMALL), before, step.do)
    }
    const lit: Recipe['steps'] = [{ do: 'backdrop', colours: ['#888888'], clouds: 0 }]
    const shadowed = await render(recipe([...lit, { do: 'shadow' }]), 'Hi', SMALL)
    assert.ok(mean(shadowed) < mean(await render(recipe(lit), 'Hi', SMALL)) - 5)
  })

  test('a recipe with a mistake is refused when the plugin loads, and says where', () => {
    const wrong = { do: 'surface', profile: { kind: 'inflate' }, material: 'gold', hieght: 1 } as never
    assert.throws(
      () =>
        defineTextArt({ category: 'textart', name: 'x', summary: 'x', recipe: { light: 'studio', steps: [wrong] } }),
      /hieght/,
    )
  })

  test('a caller who leaves ends the work', async () => {
    await assert.rejects(render(recipe(white), 'Hi', { ...SMALL, signal: AbortSignal.abort() }), { name: 'AbortError' })
  })
})

function mean(bytes: Buffer): number {
  return bytes.reduce((sum, value) => sum + value, 0) / bytes.length
}

/** Means of square blocks of the green channel. */
function meanBlocks(bytes: Buffer, width: number, block: number): number[] {
  const columns = width / block
  const sums = Array.from({ length: (columns * columns) / 2 }, () => 0)
  for (let at = 0; at < bytes.length / 3; at++) {
    const cell = Math.floor(Math.floor(at / width) / block) * columns + Math.floor((at % width) / block)
    sums[cell]! += bytes[at * 3 + 1]! / (block * block)
  }
  return sums
}
