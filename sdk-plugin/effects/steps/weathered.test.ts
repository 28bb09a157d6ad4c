import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const AROUND = [-2, -1, 0, 1, 2]
const within = (place: number, length: number) => Math.min(length - 1, Math.max(0, place))

test('the outline loses pieces, more for a greater depth, and nothing is added', async () => {
  const options = { width: 300, height: 150 }
  const letter = await painted([{ do: 'fill', colour: '#000000' }], options)
  for (const kind of ['angular', 'soft'] as const) {
    const black = async (depth: number) =>
      painted([{ do: 'weathered', depth, kind, steps: [{ do: 'fill', colour: '#000000' }] }], options)
    const [little, much] = [await black(0.01), await black(0.06)]
    const dark = (picture: typeof letter) => picture.count(([r]) => r < 40)
    assert.ok(dark(much) < dark(little) && dark(little) < dark(letter), kind)
    assert.ok(dark(much) > 0.4 * dark(letter), kind)
    // Edges are softened along their way, up to two pixels far: only what is darker than all around it is new.
    const darkestNear = (x: number, y: number) =>
      Math.min(...AROUND.flatMap((dy) => AROUND.map((dx) => letter.at(within(x + dx, 300), within(y + dy, 150))[0])))
    assert.equal(
      much.count(([r], x, y) => r < letter.at(x, y)[0] - 3 && r < darkestNear(x, y) - 3),
      0,
    )
  }
})

test('no piece hangs in the air: what a cut has severed is gone', async () => {
  const options = {
    width: 600,
    height: 300,
    text: 'ROCK',
    lettering: { font: 'poster', width: 0.94, height: 0.8 },
  } as const
  const picture = await painted(
    [{ do: 'weathered', depth: 0.03, scale: 0.07, steps: [{ do: 'fill', colour: '#000000' }] }],
    options,
  )
  const seen = new Set<number>()
  const isDark = (x: number, y: number) => x >= 0 && y >= 0 && x < 600 && y < 300 && picture.at(x, y)[0] < 127
  let smallest = Infinity
  for (let from = 0; from < 600 * 300; from++) {
    if (seen.has(from) || !isDark(from % 600, Math.floor(from / 600))) continue
    const found = [from]
    seen.add(from)
    for (const at of found) {
      for (const next of [-601, -600, -599, -1, 1, 599, 600, 601].map((step) => at + step)) {
        if (seen.has(next) || !isDark(next % 600, Math.floor(next / 600))) continue
        seen.add(next)
        found.push(next)
      }
    }
    smallest = Math.min(smallest, found.length)
  }
  assert.ok(smallest > 100, `a piece of ${smallest} pixels`)
})
