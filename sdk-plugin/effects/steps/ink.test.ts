import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted, type Painting } from '../../../test/textart/painting.ts'

const even = { do: 'ink' as const, colour: '#1040c0', grain: 0, rim: 0, uneven: 0 }
const write = (step: object, text = 'I') =>
  painted([{ ...even, ...step }], { text, ground: '#ffffff', width: 400, height: 200 })
/** How dark it is in the middle of the letter, and at its edge. */
const dark = (picture: Painting) => {
  const left = Array.from({ length: 400 }, (_, x) => x).find((x) => picture.at(x, 100)[0] < 150)!
  return { edge: picture.at(left + 1, 100)[0], middle: picture.mean(0, 199, 90, 201, 110) }
}

test('it gathers in broad places', async () => {
  const [flat, pooled] = [dark(await write({ pool: 0 })), dark(await write({ pool: 1.5, broad: 0.03 }))]
  assert.ok(pooled.middle < flat.middle - 8, `${pooled.middle} and ${flat.middle}`)
})

test('a tip that runs dry leaves paper free', async () => {
  const [full, dry] = [dark(await write({ broad: 0.3 })), dark(await write({ dry: 1, broad: 0.3 }))]
  assert.ok(dry.middle > full.middle + 8, `${dry.middle} and ${full.middle}`)
})

test('it dries darker along the edge', async () => {
  const [flat, rimmed] = [dark(await write({ pool: 0 })), dark(await write({ pool: 0, rim: 2 }))]
  assert.ok(rimmed.edge < flat.edge - 8, `${rimmed.edge} and ${flat.edge}`)
})

test('it is darker where the pen rested at the end of a stroke', async () => {
  const end = async (rests: number) => {
    const picture = await write({ pool: 0, rests }, '—')
    const first = Array.from({ length: 400 }, (_, x) => x).find(
      (x) => picture.count(([r], px) => px === x && r < 150) > 0,
    )!
    return picture.count(([r], px) => px > first && px < first + 14 && r < 20)
  }
  const [plain, rested] = [await end(0), await end(2)]
  assert.ok(rested > plain + 10, `${rested} and ${plain}`)
})
