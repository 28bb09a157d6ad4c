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

test('on a wall close behind, a ribbon throws a shadow beside it', async () => {
  const dark = async (cast: boolean) => {
    const lettering = { height: 0.3, centre: [0.5, 0.2] } as const
    const shadow = { lift: 0.08, strength: 1, tint: '#000000' }
    const picture = await painted(
      [{ do: 'strings', colours: ['#ffffff'], gather: 0, swing: 0, opacity: 1, ...(cast ? { cast: shadow } : {}) }],
      { ground: '#ffffff', text: 'I', lettering },
    )
    return picture.count(([, g], _, y) => y > 60 && g < 200)
  }
  const [bare, cast] = [await dark(false), await dark(true)]
  assert.ok(cast > bare + 20, `${bare}, ${cast}`)
})

test('a ribbon hangs from the middle of a broad foot', async () => {
  const lettering = { height: 0.3, centre: [0.5, 0.2] } as const
  const picture = await painted(
    [
      { do: 'surface', profile: { kind: 'flat' }, material: 'steel' },
      { do: 'strings', colours: ['#ffffff'], gather: 0, swing: 0, width: 0.02, opacity: 1 },
    ],
    { ground: '#000000', text: 'E', lettering },
  )
  const lit = (y: number) => Array.from({ length: 200 }, (_, x) => x).filter((x) => picture.at(x, y)[1] > 40)
  const [foot, string] = [lit(34), lit(44)]
  const middle = (row: number[]) => (row[0]! + row.at(-1)!) / 2
  assert.ok(Math.abs(middle(foot) - middle(string)) < 6, JSON.stringify([foot, string]))
})

test('ribbons end where what holds them lies', async () => {
  const lowest = async (foot: number) => {
    const lettering = { height: 0.3, centre: [0.5, 0.2] } as const
    const picture = await painted(
      [{ do: 'strings', colours: ['#ffffff'], gather: 1, swing: 0, width: 0.02, opacity: 1, foot }],
      { ground: '#000000', text: 'I', lettering },
    )
    return Math.max(...Array.from({ length: 100 }, (_, y) => y).filter((y) => picture.at(100, y)[1] > 60))
  }
  assert.ok(Math.abs((await lowest(0.8)) - 79) <= 2)
  assert.equal(await lowest(1), 99)
})

test('the shadow of ribbons lies as far aside as that of the letters', async () => {
  const farthest = async (off: number) => {
    const lettering = { height: 0.3, centre: [0.5, 0.2] } as const
    const cast = { off, strength: 1, tint: '#000000' }
    const picture = await painted([{ do: 'strings', colours: ['#ffffff'], gather: 0, swing: 0, opacity: 1, cast }], {
      ground: '#ffffff',
      text: 'I',
      lettering,
    })
    return Math.max(...Array.from({ length: 200 }, (_, x) => x).filter((x) => picture.at(x, 80)[1] < 225))
  }
  assert.ok((await farthest(0.8)) > (await farthest(0.4)) + 4)
})
