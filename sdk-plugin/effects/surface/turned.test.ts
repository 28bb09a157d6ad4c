import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turnEach } from './turned.ts'

const WIDTH = 60
const HEIGHT = 8

/** Three letters side by side that face the viewer, and what they face after the surroundings were turned. */
function facing(amount: number, frameWidth = WIDTH, x = 0): (letter: number) => [number, number, number] {
  const flat = (value: number) => new Float32Array(WIDTH * HEIGHT).fill(value)
  const normals = { x: flat(0), y: flat(0), z: flat(1) }
  const owners = Int16Array.from({ length: WIDTH * HEIGHT }, (_, at) => Math.floor((at % WIDTH) / 20))
  turnEach(normals, { x, width: WIDTH, height: HEIGHT, owners: () => owners }, frameWidth, amount, 5)
  return (letter) => {
    const at = 3 * WIDTH + 20 * letter + 10
    return [normals.x[at]!, normals.y[at]!, normals.z[at]!]
  }
}

test('letters face the lamps unlike each other, those to the left more to the left', () => {
  const at = facing(1)
  const [first, middle, last] = [at(0), at(1), at(2)]
  assert.ok(first[0] < middle[0] - 0.05 && middle[0] < last[0] - 0.05, `${first[0]} ${middle[0]} ${last[0]}`)
  assert.notEqual(first[1], last[1])
  for (const [x, y, z] of [first, middle, last]) assert.ok(Math.abs(x * x + y * y + z * z - 1) < 1e-5)
})

test('a smaller amount turns less, and none not at all', () => {
  assert.ok(Math.abs(facing(0.2)(0)[0]) < Math.abs(facing(1)(0)[0]) / 3)
  assert.deepEqual(facing(0)(0), [0, 0, 1])
})
