import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedsAt } from './seeds.ts'

const SIDE = 200
const over = (piece: number) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => seedsAt((at % SIDE) / 500, Math.floor(at / SIDE) / 500, piece))

test('glass is as bright with its reams and bubbles as without, and uneven', () => {
  const light = over(3)
  const mean = light.reduce((sum, each) => sum + each, 0) / light.length
  assert.ok(Math.abs(mean) < 0.15, `${mean}`)
  assert.ok(Math.max(...light) > 0.3 && Math.min(...light) < -0.3)
})

test('no two pieces are of one melt, and each stays as it is', () => {
  assert.deepEqual(over(3), over(3))
  const [one, other] = [over(3), over(4)]
  const differ = one.filter((each, at) => Math.abs(each - other[at]!) > 0.05).length
  assert.ok(differ > 0.3 * one.length, `${differ}`)
})
