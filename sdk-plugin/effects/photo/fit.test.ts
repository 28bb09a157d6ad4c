import assert from 'node:assert/strict'
import { test } from 'node:test'
import { windowAround, windowAt, windowOnFaces } from './fit.ts'

const PHOTO = { width: 400, height: 300 }
const face = (x: number, y: number, size: number) => ({ x, y, width: size, height: size * 1.2, score: 1 })

test('the largest window of an aspect, moved to a place but never out of the photo', () => {
  assert.deepEqual(windowAt(PHOTO, 1, [0.5, 0.5]), { left: 50, top: 0, width: 300, height: 300 })
  assert.deepEqual(windowAt(PHOTO, 1, [1, 0]), { left: 100, top: 0, width: 300, height: 300 })
  assert.deepEqual(windowAt(PHOTO, 4, [0, 1]), { left: 0, top: 200, width: 400, height: 100 })
})

test('a face at the side stays whole, hair included', () => {
  const { left, width } = windowOnFaces(PHOTO, 0.5, [face(20, 120, 50)], 0.1)!
  assert.ok(left <= 20 && left + width >= 70)
  const wide = windowOnFaces(PHOTO, 3, [face(180, 60, 40)], 0.05)!
  assert.ok(wide.top <= 60 - 0.6 * 48 + 0.5 && wide.top + wide.height >= 60 + 48)
})

test('all of a group, without passers-by', () => {
  const group = windowOnFaces(PHOTO, 0.7, [face(60, 100, 60), face(190, 110, 55), face(380, 10, 12)], 0.1)!
  assert.ok(group.left <= 60 && group.left + group.width >= 245, JSON.stringify(group))
})

test('a head that is to be close takes its share of the window, and is in its middle', () => {
  const [own, near] = [0, 0.8].map((close) => windowOnFaces(PHOTO, 1, [face(60, 100, 40)], 0.1, close)!)
  assert.equal(own!.height, 300)
  assert.ok(Math.abs(near!.height - (48 * 2.05) / 0.8) < 0.5, JSON.stringify(near))
  assert.ok(Math.abs(near!.left + near!.width / 2 - 80) < 1, JSON.stringify(near))
})

test('nobody in it: the caller decides', () => {
  assert.equal(windowOnFaces(PHOTO, 1, [], 0.1), undefined)
})

test('room above a head that the photo does not have', () => {
  const near = { headroom: 0.2, beyond: 0.4 }
  const window = windowAround(PHOTO, 1, [face(150, 30, 100)], near)!
  assert.ok(window.top < -20 && window.top >= -0.4 * window.height, JSON.stringify(window))
  assert.ok(window.height <= 300 * 1.4 && Math.abs(window.width - window.height) < 1e-6)
  const roomy = windowAround(PHOTO, 1, [face(180, 160, 30)], near)!
  assert.ok(roomy.top >= 0 && roomy.height === 300)
  assert.equal(windowAround(PHOTO, 1, [], near), undefined)
})

test('two heads beside each other leave more room at the sides where a place is narrow below', () => {
  const pair = [face(90, 90, 60), face(230, 90, 60)]
  const [wide, narrow] = [0, 0.9].map((small) => windowAround(PHOTO, 1, pair, { headroom: 0.1, beyond: 1, small })!)
  assert.equal(wide!.width, 300)
  assert.ok(Math.abs(narrow!.width - 200 / 0.56) < 1, JSON.stringify(narrow))
})
