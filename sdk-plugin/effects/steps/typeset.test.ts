import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const WHITE = '#ffffff'
const SIZE = { width: 400, height: 200, ground: WHITE }
const BLACK = '#000000'

test('rows of words fill the letters and stay within', async () => {
  const picture = await painted([{ do: 'typeset', rows: [{ height: 0.12, ink: BLACK }] }], { ...SIZE, text: 'O' })
  const share = picture.count(([r]) => r < 128)
  const letter = (await painted([{ do: 'fill', colour: BLACK }], { ...SIZE, text: 'O' })).count(([r]) => r < 128)
  assert.ok(share > 0.2 * letter && share < 0.8 * letter, `${share} of ${letter}`)
  assert.equal(
    picture.count(([r], x) => r < 200 && (x < 120 || x > 280)),
    0,
  )
})

test('a bar turns the words over', async () => {
  const row = { height: 0.12, ink: WHITE, bar: BLACK }
  const picture = await painted([{ do: 'typeset', rows: [row] }], { ...SIZE, text: 'O' })
  const plain = await painted([{ do: 'typeset', rows: [{ height: 0.12, ink: BLACK }] }], { ...SIZE, text: 'O' })
  assert.ok(picture.count(([r]) => r < 128) > plain.count(([r]) => r < 128))
})

test('in a box of the frame', async () => {
  const picture = await painted(
    [{ do: 'typeset', within: 'frame', box: [0, 0, 1, 0.1], rows: [{ height: 0.1, ink: BLACK }], leading: 2 }],
    SIZE,
  )
  assert.ok(picture.count(([r], _x, y) => r < 128 && y < 20) > 300)
  assert.equal(
    picture.count(([r], _x, y) => r < 200 && y >= 20),
    0,
  )
})

test('words that fit stand whole in each stroke: their first letter is at its left side, again and again', async () => {
  const rows = [{ height: 0.25, ink: BLACK }]
  // A word that begins with a black square and goes on with little.
  const at = { ...SIZE, width: 800, height: 400, text: '█.' }
  const picture = await painted([{ do: 'typeset', fit: true, rows, leading: 0.2 }], at)
  const block = await painted([{ do: 'fill', colour: BLACK }], at)
  let left = 800
  block.count(([r], x) => {
    if (r < 128) left = Math.min(left, x)
    return false
  })
  const near = picture.count(([r], x) => r < 128 && x >= left && x < left + 10)
  const all = block.count(([r], x) => r < 128 && x >= left && x < left + 10)
  assert.ok(near > 0.5 * all, `${near} of ${all}`)
})

test('words that fit are left out where they would be too low, drawn in outline, or cut out of a bar', async () => {
  const at = { ...SIZE, width: 800, height: 400, text: 'HH' }
  const set = async (row: object, more: object = {}) => {
    const rows = [{ height: 0.2, ink: BLACK, ...row }]
    const picture = await painted([{ do: 'typeset', fit: true, rows, ...more }], at)
    return picture.count(([r]) => r < 128)
  }
  const solid = await set({})
  assert.ok((await set({ style: 'outline' })) < 0.9 * solid)
  assert.notEqual(await set({ style: 'bar' }), solid)
  assert.ok((await set({}, { least: 40 })) < 0.9 * solid)
})

test('what is left free is filled with smaller words', async () => {
  const at = {
    ...SIZE,
    width: 800,
    height: 400,
    text: 'TYPE',
    lettering: { font: 'poster' as const, weight: 900, width: 0.9, height: 0.8 },
  }
  const set = async (again: number) => {
    const rows = [{ height: 0.24, ink: BLACK }]
    return (await painted([{ do: 'typeset', fit: true, rows, leading: 1, again }], at)).count(([r]) => r < 128)
  }
  const [once, more] = [await set(0), await set(2)]
  assert.ok(more > once, `${more} and ${once}`)
})

test('once in a box: the words at its left, and nothing beside them', async () => {
  const step = { do: 'typeset' as const, within: 'frame' as const, rows: [{ height: 0.1, ink: BLACK }], once: true }
  const picture = await painted([{ ...step, box: [0.1, 0, 1, 0.9] }], { ...SIZE, text: 'O' })
  assert.ok(picture.count(([r], x, y) => r < 128 && x < 60 && y < 20) > 20)
  assert.equal(
    picture.count(([r], x, y) => r < 200 && (x > 80 || y > 20)),
    0,
  )
})

test('rows in another face of the style, and in that of the letters where a stroke has no room for it', async () => {
  const set = async (face: number, text: string) => {
    const lettering = { font: 'poster' as const, height: 0.8, faces: [{ font: 'sans' as const, weight: 900 }] }
    const rows = [{ height: 0.12, ink: BLACK, face }]
    const at = { ...SIZE, width: 800, height: 400, text, lettering }
    const picture = await painted([{ do: 'typeset', rows, fit: true }], at)
    return picture.count(([r]) => r < 128)
  }
  assert.notEqual(await set(0, 'OX'), await set(1, 'OX'))
  assert.ok((await set(1, 'LIIIIIIIIL')) > 0.5 * (await set(0, 'LIIIIIIIIL')))
})

test('letters that are alike are set unlike where each begins with another row', async () => {
  const at = { ...SIZE, width: 800, height: 400, text: 'HH' }
  const rows = [
    { height: 0.3, ink: BLACK },
    { height: 0.2, ink: '#ff0000' },
  ]
  const set = async (varied: boolean) => {
    const picture = await painted([{ do: 'typeset', fit: true, rows, varied }], at)
    const red = ([r, g]: readonly number[]) => r! > 128 && g! < 128
    return [picture.count((p, x) => red(p) && x < 400), picture.count((p, x) => red(p) && x >= 400)] as const
  }
  const [left, right] = await set(false)
  const [first, second] = await set(true)
  assert.ok(Math.abs(first - second) > 3 * Math.abs(left - right) + 50, `${left} ${right}, ${first} ${second}`)
})
