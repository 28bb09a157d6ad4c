import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layPlates, withoutMoles, withoutSpecks } from './studs.ts'

test('plates cover all studs, each of one colour and a rectangle', () => {
  const [columns, rows] = [24, 16]
  const colour = Uint8Array.from({ length: columns * rows }, (_, at) => (at % columns < 10 ? 3 : 5))
  const { plate } = layPlates(colour, columns, rows, 1)
  const places = new Map<number, number[]>()
  for (const [at, own] of plate.entries()) places.set(own, [...(places.get(own) ?? []), at])
  assert.ok(!places.has(0))
  for (const studs of places.values()) {
    const [xs, ys] = [studs.map((at) => at % columns), studs.map((at) => Math.floor(at / columns))]
    const area = (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1)
    assert.equal(area, studs.length)
    assert.ok(studs.length <= 16)
    assert.equal(new Set(studs.map((at) => colour[at])).size, 1)
  }
  assert.ok(places.size < (columns * rows) / 2)
})

test('a speck goes, but not where its colour is far from the others', () => {
  const colour = new Uint8Array(25)
  colour[12] = 1
  assert.equal(withoutSpecks(colour, 5, 5, () => true)[12], 0)
  assert.equal(withoutSpecks(colour, 5, 5, () => false)[12], 1)
})

test('a dark stud alone in a face is a mole and goes, the four of a pupil stay', () => {
  const columns = 9
  const colour = new Uint8Array(81)
  const dark = [20, 49, 50, 58, 59]
  for (const stud of dark) colour[stud] = 1
  withoutMoles(colour, columns, [...colour.keys()], (dye) => (dye === 1 ? 0.1 : 0.7))
  assert.deepEqual(
    dark.map((stud) => colour[stud]),
    [0, 1, 1, 1, 1],
  )
})
