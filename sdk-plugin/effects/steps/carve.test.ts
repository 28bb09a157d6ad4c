import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '../index.ts'
import { painted } from '../../../test/textart/painting.ts'

const SLAB = { font: 'poster', weight: 400, height: 0.8, width: 0.5 } as const
const PLAIN = { do: 'carve', rim: 0, crumbs: 0, grain: 0, ragged: 0, wet: 0 } as const

test('a groove is dark below the edge towards the lamp and bright at the other', async () => {
  const picture = await painted([{ ...PLAIN, depth: 0.1 }], { text: '—', lettering: SLAB })
  const rows = Array.from({ length: 100 }, (_, y) => picture.mean(1, 90, y, 110, y + 1))
  const darkest = rows.indexOf(Math.min(...rows))
  const brightest = rows.indexOf(Math.max(...rows))
  assert.ok(rows[darkest]! < 95 && rows[brightest]! > 134, JSON.stringify(rows.map(Math.round)))
  assert.ok(darkest < brightest)
})

test('without depth the ground stays as it was; wetness darkens only the letters', async () => {
  const none = await painted([{ ...PLAIN, depth: 0 }])
  assert.equal(
    none.count(([, g]) => Math.abs(g - 128) > 2),
    0,
  )
  const wet = await painted([{ ...PLAIN, depth: 0, wall: 0.01, wet: 1, tint: [0.3, 0.3, 0.3] }])
  const letter = await painted([{ do: 'fill', colour: '#000000' }])
  const [dark, black] = [wet.count(([, g]) => g < 100), letter.count(([, g]) => g < 64)]
  assert.ok(Math.abs(dark - black) < 0.25 * black, `${dark} of ${black}`)
})

test('what was dug out lies beside it', async () => {
  const changed = async (rim: number) =>
    (await painted([{ ...PLAIN, depth: 0.05, rim }])).count(([, g]) => Math.abs(g - 128) > 6)
  assert.ok((await changed(0.06)) > 1.2 * (await changed(0)))
})

const LINES = Array.from({ length: 16 }, (_, column) => `M${column * 6} 0H${column * 6 + 3}V100H${column * 6}Z`)
const LINED: Recipe['steps'] = [{ do: 'shape', path: LINES, height: 1, steps: [{ do: 'fill', colour: '#000000' }] }]

/** How unlike the pixels of a row are that lies across a pattern of upright lines. */
async function rangeOf(y: number, step: { smooth: number; trodden?: number }): Promise<number> {
  const steps: Recipe['steps'] = [...LINED, { ...PLAIN, depth: 0, ...step }]
  const picture = await painted(steps, { text: '—', lettering: SLAB })
  const row = Array.from({ length: 40 }, (_, at) => picture.at(80 + at, y)[1])
  return Math.max(...row) - Math.min(...row)
}

test('the bottom forgets the pattern of the ground where it is to be smooth', async () => {
  const [kept, smooth] = [await rangeOf(50, { smooth: 0 }), await rangeOf(50, { smooth: 1 })]
  assert.ok(kept > 60 && smooth < kept / 2, `${kept}, ${smooth}`)
})

test('where it was trodden the ground beside forgets it too', async () => {
  const [kept, trodden] = [await rangeOf(38, { smooth: 1 }), await rangeOf(38, { smooth: 1, trodden: 0.5 })]
  assert.ok(kept > 60 && trodden < 0.7 * kept, `${kept}, ${trodden}`)
})

test('a hand presses unlike deep, strays and leaves ridges', async () => {
  const groove = (step: object) =>
    painted([{ ...PLAIN, depth: 0.08, rim: 0.04, ...step }], { text: '—', lettering: SLAB })
  const plain = await groove({})
  for (const step of [{ uneven: 1 }, { slides: 1 }, { ridges: 0.02 }, { wander: 0.1 }, { section: 'furrow' }]) {
    const other = await groove(step)
    const changed = other.count(([, g], x, y) => Math.abs(g - plain.at(x, y)[1]) > 4)
    assert.ok(changed > 40, `${JSON.stringify(step)}: ${changed}`)
  }
})

test('a berm lies around, or more of it at the lower right', async () => {
  const [none, around, aside] = await Promise.all(
    [{}, { berm: 0.06 }, { berm: 0.06, aside: 1 }].map((step) =>
      painted([{ ...PLAIN, depth: 0, ...step }], { text: '—', lettering: SLAB }),
    ),
  )
  const changed = (picture: typeof none, from: number, to: number) =>
    picture!.count(([, g], x, y) => y >= from && y < to && Math.abs(g - none!.at(x, y)[1]) > 14)
  assert.ok(changed(around, 0, 50) > 60, String(changed(around, 0, 50)))
  assert.ok(changed(aside, 0, 50) < 0.8 * changed(around, 0, 50))
  assert.ok(changed(aside, 50, 100) > 60)
})
