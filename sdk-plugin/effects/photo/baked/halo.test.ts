import assert from 'node:assert/strict'
import test from 'node:test'
import { haloSchema, throwHalo } from './halo.ts'

const SIDE = 40

function lit(colour: readonly [number, number, number]) {
  const planes = () => new Float32Array(SIDE * SIDE).fill(0.1)
  const frame = { width: SIDE, height: SIDE, r: planes(), g: planes(), b: planes() }
  const shown = { width: 1, height: 1, r: [colour[0]], g: [colour[1]], b: [colour[2]] }
  const halo = haloSchema.parse({
    corners: [
      [0.4, 0.4],
      [0.6, 0.4],
      [0.6, 0.6],
      [0.4, 0.6],
    ],
    reach: 0.2,
    walls: 2,
    air: 0.1,
  })
  const planesOf = { r: Float32Array.from(shown.r), g: Float32Array.from(shown.g), b: Float32Array.from(shown.b) }
  throwHalo(frame, halo, { width: 1, height: 1, ...planesOf }, 1)
  return (x: number, y: number) => [frame.r, frame.g, frame.b].map((plane) => plane[y * SIDE + x]!)
}

test('a screen lights what is beside it, less further away, and not itself', () => {
  const at = lit([1, 1, 1])
  assert.ok(at(25, 20)[0]! > at(28, 20)[0]!)
  assert.ok(at(28, 20)[0]! > 0.101)
  assert.equal(at(20, 20)[0], Math.fround(0.1))
  assert.equal(at(39, 20)[0], Math.fround(0.1))
})

test('its light has its colour', () => {
  const [red, , blue] = lit([1, 0.4, 0.1])(20, 26)
  assert.ok(red! > 1.5 * blue!)
})
