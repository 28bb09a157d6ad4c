import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const LETTERING = { font: 'poster', weight: 400, height: 0.5, centre: [0.5, 0.7] } as const
const OPTIONS = { ground: '#000000', lettering: LETTERING, width: 240, height: 160 }
const arcs = { do: 'arcs', crawl: 0, jumps: 0, halo: 0 } as const
const isHot = ([r, g, b]: readonly [number, number, number]) => r > 200 && g > 200 && b > 200

test('a bolt comes from the top and ends at the letter', async () => {
  const picture = await painted([{ ...arcs, strikes: 1, branches: 0 }], OPTIONS)
  for (let y = 2; y < 60; y += 8) assert.ok(picture.count((pixel, _, row) => row === y && isHot(pixel)) > 0, `row ${y}`)
  assert.equal(
    picture.count((pixel, _, y) => y > 100 && isHot(pixel)),
    0,
  )
})

test('arcs crawl along the edge, not over the ground', async () => {
  const picture = await painted([{ ...arcs, strikes: 0, crawl: 12 }], OPTIONS)
  assert.ok(picture.count((pixel, x) => x > 80 && x < 160 && isHot(pixel)) > 30)
  assert.equal(
    picture.count((pixel, x, y) => (x < 60 || x > 180 || y < 30) && isHot(pixel)),
    0,
  )
})

test('bolts light the faces of the letters', async () => {
  const [unlit, lit] = [
    await painted([{ ...arcs, strikes: 2, wash: 0, gloss: 0 }], OPTIONS),
    await painted([{ ...arcs, strikes: 2, wash: 12 }], OPTIONS),
  ]
  assert.ok(lit.mean(2, 114, 90, 126, 120) > unlit.mean(2, 114, 90, 126, 120) + 2)
})

test('the same seed strikes alike, another does not', async () => {
  const hot = async (seed: number) => (await painted([{ ...arcs, strikes: 2 }], { ...OPTIONS, seed })).count(isHot)
  assert.equal(await hot(3), await hot(3))
  assert.notEqual(await hot(3), await hot(8))
})

test('one bolt leads: it is broader than all others', async () => {
  const wide = { ...OPTIONS, text: 'IIII', lettering: { ...LETTERING, width: 0.9, spacing: 0.5 } }
  const lit = async (lead: number) =>
    (await painted([{ ...arcs, strikes: 3, branches: 0, lead }], wide)).count((pixel, _, y) => y < 40 && isHot(pixel))
  assert.notEqual(await lit(1), await lit(0))
})

test('contact: a bolt ends where it strikes, and is brightest there', async () => {
  const plain = await painted([{ ...arcs, strikes: 1, wash: 0, gloss: 0 }], OPTIONS)
  const struck = await painted([{ ...arcs, strikes: 1, wash: 0, gloss: 0, contact: 1 }], OPTIONS)
  const hot = (picture: typeof plain) => picture.count((pixel, x, y) => x > 80 && x < 160 && y > 66 && isHot(pixel))
  assert.ok(hot(struck) > 1.5 * hot(plain) + 20, `${hot(struck)} ${hot(plain)}`)
  assert.equal(
    struck.count((pixel, _, y) => y > 110 && isHot(pixel)),
    0,
  )
})

test('streak: what is struck is seen on the wet ground below the letters', async () => {
  const struck = { ...arcs, strikes: 1, contact: 1 } as const
  const [plain, wet] = [await painted([struck], OPTIONS), await painted([{ ...struck, streak: 2 }], OPTIONS)]
  assert.ok(wet.mean(2, 60, 154, 180, 160) > plain.mean(2, 60, 154, 180, 160) + 2)
  assert.deepEqual(wet.at(120, 40), plain.at(120, 40))
})

test('faint: arcs along the edge light less than bolts', async () => {
  const crawl = { ...arcs, strikes: 0, crawl: 12, wash: 12 } as const
  const [bright, faint] = [await painted([crawl], OPTIONS), await painted([{ ...crawl, faint: 0.1 }], OPTIONS)]
  assert.ok(faint.mean(2, 100, 80, 140, 140) < 0.7 * bright.mean(2, 100, 80, 140, 140))
})

test('a larger picture has its bolts at the same letters', async () => {
  const lettering = { ...LETTERING, width: 0.9, spacing: 0.5 }
  const struck = async (scale: number, seed: number) => {
    const options = { ...OPTIONS, text: 'IIIIIII', lettering, seed, width: 240 * scale, height: 160 * scale }
    const picture = await painted([{ ...arcs, strikes: 3, contact: 1 }], options)
    const bins = Array.from({ length: 12 }, (_, bin) =>
      picture.count((pixel, x) => Math.floor(x / (20 * scale)) === bin && isHot(pixel)),
    )
    const all = bins.reduce((sum, count) => sum + count, 0)
    return bins.map((count) => count / all)
  }
  for (const seed of [1, 2, 3, 4]) {
    const [small, large] = [await struck(1, seed), await struck(3, seed)]
    const shared = small.reduce((sum, share, bin) => sum + Math.min(share, large[bin]!), 0)
    assert.ok(shared > 0.75, `seed ${seed}: ${shared.toFixed(2)} of the light`)
  }
})
