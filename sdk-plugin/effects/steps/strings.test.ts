import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('ribbons gather at a place of the lower side, and stay whole where they run aside', async () => {
  const ends = async (to: number) => {
    const lettering = { height: 0.3, centre: [0.5, 0.2] } as const
    const picture = await painted(
      [{ do: 'strings', colours: ['#ffffff'], gather: 1, to, swing: 0, width: 0.02, opacity: 1 }],
      { ground: '#000000', text: 'I', lettering },
    )
    const rows = Array.from({ length: 45 }, (_, y) => {
      return Array.from({ length: 200 }, (__, x) => x).filter((x) => picture.at(x, 54 + y)[1] > 60)
    })
    return { end: rows.at(-1)!, gaps: rows.filter((row) => row.length === 0).length }
  }
  const [left, right] = [await ends(0.1), await ends(0.9)]
  assert.ok(Math.max(...left.end) < 60 && Math.min(...right.end) > 140, JSON.stringify([left.end, right.end]))
  assert.equal(left.gaps + right.gaps, 0)
})
