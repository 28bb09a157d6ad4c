import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const isRed = ([r, , b]: readonly [number, number, number]) => r > b + 30
const step = { do: 'fins' as const, colours: [['#e00000', '#e00000'] as const], shadow: 0 }

test('a tail grows out of the lower end of a letter', async () => {
  const options = { text: 'I', ground: '#0000ff', width: 240, height: 160 }
  const letter = await painted([{ do: 'fill', colour: '#e00000' }], options)
  let foot = 0
  letter.count((pixel, _x, y) => isRed(pixel) && (foot = Math.max(foot, y)) > 0)
  const tail = await painted([step], options)
  const [below, above] = [
    tail.count((pixel, _x, y) => y > foot && isRed(pixel)),
    tail.count((pixel, _x, y) => y < foot - 30 && isRed(pixel)),
  ]
  assert.ok(below > 60 && above === 0, `${below} ${above}`)
})

test('what has no free end has no tail', async () => {
  const ring = await painted([step], { text: 'O', ground: '#0000ff' })
  assert.equal(ring.count(isRed), 0)
})

test('fins at both sides of where the head is', async () => {
  const options = { text: 'I', ground: '#0000ff', width: 240, height: 160 }
  const beside = async (sides: number) =>
    (await painted([{ ...step, sides }], options)).count((pixel, _x, y) => y < 80 && isRed(pixel))
  assert.equal(await beside(0), 0)
  assert.ok((await beside(0.2)) > 30)
})
