import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import * as reference from './reference/strays.ts'
import { fadeMarked, foreignIn, STEPS, tallyColours } from './strays.ts'

const [WIDTH, HEIGHT] = [41, 30]
const random = randomFrom(9)
const noise = () => Float32Array.from({ length: WIDTH * HEIGHT }, random)
const picture = { width: WIDTH, r: noise(), g: noise(), b: noise() }
const mask = noise().map((share) => Math.min(1, Math.max(0, 2 * share - 0.5)))
/** Between two columns that move from row to row; in some rows everywhere. */
const between = (y: number) => (y % 5 === 0 ? ([-Infinity, Infinity] as const) : ([12.3 + 0.2 * y, 27.5] as const))

for (const area of [
  { left: 3, top: 2, width: 33, height: 21 },
  { left: 0, top: 0, width: WIDTH, height: HEIGHT },
  { left: 7, top: 9, width: 1, height: 2 },
]) {
  const size = `${area.width} × ${area.height}`

  test(`colours of a part of ${size} are counted as the readable reference counts them`, () => {
    assert.deepEqual(tallyColours(picture, mask, area, between), reference.tallyColours(picture, mask, area, between))
  })

  test(`what is foreign in a part of ${size} is found and faded as by the readable reference`, () => {
    const foreign = { colours: Uint8Array.from({ length: STEPS ** 3 }, () => Number(random() < 0.4)), lamp: 0.5 }
    const narrow = (y: number) => (y % 5 === 0 ? ([Infinity, -Infinity] as const) : between(y))
    const expected = reference.foreignIn(picture, mask, area, foreign, narrow)
    const marks = foreignIn(picture, mask, area, foreign, narrow) ?? new Float32Array(expected.length)
    assert.deepEqual(marks, expected)
    const soft = marks.map((mark) => 0.6 * mark * random())
    const [made, faded] = [mask.slice(), mask.slice()]
    fadeMarked(made, WIDTH, area, soft, [0.2, 0.45])
    reference.fadeMarked(faded, WIDTH, area, soft, [0.2, 0.45])
    for (const [at, share] of made.entries()) assert.ok(Math.abs(share - faded[at]!) < 1e-5, `${at}`)
  })
}

test('where no colour is foreign nothing is', () => {
  const none = { colours: new Uint8Array(STEPS ** 3), lamp: 0 }
  const area = { left: 0, top: 0, width: WIDTH, height: HEIGHT }
  assert.equal(foreignIn(picture, mask, area, none, between), undefined)
})
