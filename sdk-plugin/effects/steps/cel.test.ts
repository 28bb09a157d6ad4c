import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '../index.ts'
import { painted } from '../../../test/textart/painting.ts'

const TONES = { colours: ['#c00000', '#00c000', '#0000c0'], levels: [-0.3, 0.3] }

type Cel = Extract<Recipe['steps'][number], { do: 'cel' }>

const shares = async (options: Pick<Cel, 'colours' | 'levels' | 'from'>) => {
  const picture = await painted([{ do: 'cel', profile: { kind: 'bevel', width: 0.05, height: 0.05 }, ...options }], {
    width: 300,
    height: 150,
  })
  const near = (channel: number) =>
    picture.count((pixel) => pixel[channel]! > 120 && pixel.every((value, at) => at === channel || value < 60))
  return { away: near(0), flat: near(1), lit: near(2) }
}

test('sides are in one of a few tones, by how far they face the light', async () => {
  const { away, flat, lit } = await shares(TONES)
  assert.ok(away > 50 && flat > 50 && lit > 50, `${away} ${flat} ${lit}`)
})

test('light from the other side exchanges what is lit and what is shaded', async () => {
  const above = await shares({ ...TONES, from: [0, -1] })
  const below = await shares({ ...TONES, from: [0, 1] })
  assert.ok(Math.abs(above.lit - below.away) < 0.1 * above.lit, `${above.lit} ${below.away}`)
  assert.ok(Math.abs(above.away - below.lit) < 0.1 * above.away, `${above.away} ${below.lit}`)
})

test('a level without a colour is refused', async () => {
  await assert.rejects(shares({ colours: ['#c00000', '#00c000'], levels: [-0.3, 0.3] }), /one colour more/)
})
