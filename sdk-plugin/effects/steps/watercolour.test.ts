import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted, type Painting } from '../../../test/textart/painting.ts'

const WHITE = '#ffffff'
const BLUE = '#1040c0'
const dry = { do: 'watercolour' as const, colours: [BLUE], wet: 0, ragged: 0, grain: 0, blooms: 0, flow: 0 }
const paint = (step: object, text = 'I') =>
  painted([{ ...dry, ...step }], { text, ground: WHITE, width: 400, height: 200 })
const inked = (picture: Painting) => picture.count(([r]) => r < 235)

test('pigment dries darker at the rim', async () => {
  const picture = await paint({ rim: 2 })
  const left = Array.from({ length: 400 }, (_, x) => x).find((x) => picture.at(x, 100)[0] < 200)!
  const rim = Math.min(...[0, 1, 2, 3].map((dx) => picture.at(left + dx, 100)[0]))
  assert.ok(rim < picture.mean(0, 197, 90, 203, 110) - 12)
})

test('it runs out into wet paper', async () => {
  assert.ok(inked(await paint({ wet: 1, bleed: 0.2 })) > inked(await paint({ wet: 0 })) * 1.1)
})

test('colours follow each other from left to right', async () => {
  const picture = await paint({ colours: ['#d01010', '#1010d0'] }, 'III')
  assert.ok(picture.count(([r, , b], x) => x < 200 && r > b + 40) > 300)
  assert.ok(picture.count(([r, , b], x) => x > 200 && b > r + 40) > 300)
  assert.equal(
    picture.count(([r, , b], x) => x > 260 && r > b + 40),
    0,
  )
})

test('spatter falls outside of the letters, elsewhere for another seed', async () => {
  const clean = await paint({})
  const flung = await paint({ spatter: 80 })
  assert.ok(inked(flung) > inked(clean) + 20)
})

test('grain makes an even wash uneven', async () => {
  const spread = (picture: Painting) => {
    const values = Array.from({ length: 60 }, (_, y) => picture.at(200, 70 + y)[0])
    return values.reduce((sum, value, at) => sum + (at > 0 ? Math.abs(value - values[at - 1]!) : 0), 0)
  }
  assert.ok(spread(await paint({ grain: 1.5 })) > spread(await paint({})) + 40)
})

test('however much was pushed away, the least of it stays', async () => {
  const mean = (picture: Painting) => picture.mean(0, 150, 60, 250, 140)
  const [thin, kept] = [await paint({ density: 0.5, blooms: 2 }), await paint({ density: 0.5, blooms: 2, least: 1 })]
  assert.ok(mean(kept) < mean(thin) - 3, `${mean(kept)} and ${mean(thin)}`)
})
