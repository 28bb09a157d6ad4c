import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { flowOf } from './flow.ts'
import { penLines } from './pen-lines.ts'

const SIZE = 240

/** A square of somebody, whose left half is hair, in one tone. */
const drawn = (tone: number) =>
  scratch(() => {
    const [mask, hair] = [new Float32Array(SIZE * SIZE), new Float32Array(SIZE * SIZE)]
    for (let y = 40; y < 200; y++) {
      for (let x = 40; x < 200; x++) {
        mask[y * SIZE + x] = 1
        hair[y * SIZE + x] = x < 120 ? 1 : 0
      }
    }
    const light = new Float32Array(SIZE * SIZE).fill(tone)
    const flow = flowOf(mask, SIZE, SIZE, 3)
    const empty = new Float32Array(SIZE * SIZE)
    const drawing = { light, contours: empty, flow, slant: flow, hair, mask }
    const lines = penLines(drawing, { width: SIZE, height: SIZE }, { unit: 1, seed: 1 })
    const ink = (from: number, to: number) => {
      let sum = 0
      for (let y = 60; y < 180; y++) for (let x = from; x < to; x++) sum += lines[y * SIZE + x]!
      return sum
    }
    return { outline: ink(34, 46), hair: ink(55, 110), skin: ink(130, 185), ground: ink(5, 30) }
  })

test('hair has strokes in any tone, skin in the shade only, the ground none', () => {
  const lit = drawn(0.9)
  assert.ok(lit.outline > 100, `outline ${lit.outline}`)
  assert.ok(lit.hair > 100, `hair ${lit.hair}`)
  assert.equal(lit.skin, 0)
  assert.equal(lit.ground, 0)
  assert.ok(drawn(0.1).skin > 50)
})
