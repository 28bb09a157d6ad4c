import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plateTiles } from '../kernels/plates.ts'
import { painted } from '../../../test/textart/painting.ts'
import type { Recipe } from '../index.ts'
import { crustOf } from './crust.ts'

type Surface = Extract<Recipe['steps'][number], { do: 'surface' }>
type Fill = Extract<Recipe['steps'][number], { do: 'fill' }>

test('plates have gaps between them, and a value of their own', () => {
  const { gap, own } = plateTiles()
  assert.ok(gap.every((value) => value >= 0 && value < 1.5))
  assert.ok(gap.some((value) => value < 0.01) && gap.some((value) => value > 0.3))
  assert.ok(new Set(own).size > 90)
})

test('a larger crust has fewer gaps', () => {
  const share = (size: number) => {
    const far = crustOf(size, 1)
    let near = 0
    for (let y = 0; y < 100; y++) for (let x = 0; x < 100; x++) if (far(x, y) < 1) near++
    return near
  }
  assert.ok(share(10) > 2 * share(40))
})

test('pits and plates of a surface catch the light', async () => {
  const lit = async (kind: 'pits' | 'plates') => {
    const step: Surface = {
      do: 'surface',
      profile: { kind: 'flat' },
      bumps: [{ kind, amount: 0.05, scale: 0.15, reach: 0.05 }],
      hollows: 3,
      material: { colour: '#a0a0a0', metal: 0, rough: 0.9 },
    }
    const picture = await painted([step], { width: 400, height: 200 })
    const values = new Set<number>()
    picture.count(([r]) => {
      values.add(r)
      return false
    })
    return values.size
  }
  assert.ok((await lit('pits')) > 12)
  assert.ok((await lit('plates')) > 12)
})

test('mottled paint is the first colour at the edge, others inside', async () => {
  const paint: Fill['paint'] = { kind: 'mottled', colours: ['#ff0000', '#0000ff'], width: 0.06, spread: 0 }
  const picture = await painted([{ do: 'fill', paint }], { ground: '#ffffff', width: 400, height: 200 })
  assert.ok(picture.count(([r, , b]) => r > b + 40) > 100 && picture.count(([r, , b]) => b > r + 40) > 100)
})

test('mottled paint that begins further along has less of the first colour', async () => {
  const first = async (from: number) => {
    const paint: Fill['paint'] = { kind: 'mottled', colours: ['#ff0000', '#0000ff'], width: 0.06, spread: 0.5, from }
    const picture = await painted([{ do: 'fill', paint }], { ground: '#ffffff', width: 400, height: 200 })
    return picture.count(([r, , b]) => r > b + 40)
  }
  assert.ok((await first(0.4)) < 0.5 * (await first(0)))
})
