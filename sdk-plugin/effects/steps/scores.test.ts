import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const isRed = ([r, , b]: readonly [number, number, number]) => r > b + 30
const step = { do: 'scores' as const, steps: [{ do: 'fill' as const, colour: '#e00000' }] }
const OPTIONS = { ground: '#0000ff', width: 300, height: 200 }

test('cuts lie within the letters, and cover a part of them', async () => {
  const letter = await painted([{ do: 'fill', colour: '#e00000' }], { ...OPTIONS, text: 'I' })
  const cut = await painted([step], { ...OPTIONS, text: 'I' })
  const share = cut.count(isRed) / letter.count(isRed)
  assert.ok(share > 0.05 && share < 0.7, String(share))
  assert.equal(
    cut.count((pixel, x, y) => isRed(pixel) && !isRed(letter.at(x, y))),
    0,
  )
})

test('wider ones open farther; emoji have none', async () => {
  const share = async (open: number, text: string) =>
    (await painted([{ ...step, open }], { ...OPTIONS, text })).count(isRed)
  assert.ok((await share(0.5, 'E')) > 1.4 * (await share(0.2, 'E')))
  assert.equal(await share(0.5, '🍎'), 0)
})

test('a blade held in one hand: cuts lean to the upper right, along upright strokes and level ones', async () => {
  for (const text of ['I', '—']) {
    const cut = await painted([{ ...step, lean: 33, every: 6 }], { ...OPTIONS, text })
    const places: [number, number][] = []
    cut.count((pixel, x, y) => isRed(pixel) && places.push([x, y]) > 0)
    // The first cut alone: from its lowest place to its highest, it goes right.
    const [firstX, firstY] = places.reduce((best, place) => (place[0] < best[0] ? place : best))
    const beside = places.filter(([x, y]) => Math.abs(x - firstX) < 12 && Math.abs(y - firstY) < 20)
    const rise = beside.reduce((sum, [x, y]) => sum + (x - firstX) * (firstY - y), 0)
    assert.ok(rise > 0, `${text}: ${rise}`)
  }
})

test('the more they vary, the more unlike they are in length', async () => {
  /** Rows that each cut of an upright stroke takes: runs of rows with red in them. */
  const lengths = async (vary: number) => {
    const cut = await painted([{ ...step, lean: 10, long: 1, every: 2.6, vary }], { ...OPTIONS, text: 'I' })
    const rows = Array.from({ length: OPTIONS.height }, () => 0)
    cut.count((pixel, _, y) => isRed(pixel) && (rows[y]! += 1) > 0)
    const runs: number[] = []
    rows.forEach((count, y) => {
      if (count > 0 && (y === 0 || rows[y - 1] === 0)) runs.push(0)
      if (count > 0) runs[runs.length - 1]! += 1
    })
    return runs
  }
  const spread = (runs: readonly number[]) => Math.max(...runs) / Math.min(...runs)
  const [even, uneven] = [await lengths(0), await lengths(1)]
  assert.ok(even.length > 1 && spread(even) < 1.25, String(even))
  assert.ok(spread(uneven) > 1.25, String(uneven))
})

test('the ear is the upper side of the opening, and the lesser part of it', async () => {
  const rows = async (part: 'opening' | 'ear') => {
    const cut = await painted([{ ...step, part, every: 6, lean: 20 }], { ...OPTIONS, text: '—' })
    let sum = 0
    const count = cut.count((pixel, _, y) => isRed(pixel) && (sum += y) > 0)
    return { count, mean: sum / count }
  }
  const [opening, ear] = [await rows('opening'), await rows('ear')]
  assert.ok(ear.count > 20 && ear.count < 0.75 * opening.count, JSON.stringify({ opening, ear }))
  assert.ok(ear.mean < opening.mean - 1, JSON.stringify({ opening, ear }))
})
