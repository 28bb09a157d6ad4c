import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import * as reference from './reference/shares.ts'
import * as kernels from './shares.ts'

const random = randomFrom(11)
const noise = (length: number) => Float32Array.from({ length }, () => 1.4 * random() - 0.2)

function assertNear(made: Float32Array, expected: Float32Array): void {
  assert.equal(made.length, expected.length)
  for (const [at, value] of made.entries()) {
    const wanted = expected[at]!
    assert.ok(Math.abs(value - wanted) < 1e-5 * (1 + Math.abs(wanted)), `${at}: ${value}, not ${wanted}`)
  }
}

for (const length of [1, 2, 3, 4, 7, 64, 1023]) {
  test(`shares and weighed values of ${length} pixels are the readable reference's`, () => {
    const [values, weights] = [noise(length), noise(length).map((weight) => 0.3 + Math.abs(weight))]
    assertNear(kernels.sharesBetween(values, 0.2, 0.7), reference.sharesBetween(values, 0.2, 0.7))
    assertNear(kernels.sharesBetween(values, 0.9, 0.1, 1e-3), reference.sharesBetween(values, 0.9, 0.1, 1e-3))
    assertNear(kernels.weighed(values, weights), reference.weighed(values, weights))
    const [made, expected] = [values.slice(), values.slice()]
    kernels.unweigh(made, weights)
    reference.unweigh(expected, weights)
    assertNear(made, expected)
  })

  test(`a plane of ${length} pixels is laid along an edge as the readable reference lays it`, () => {
    const [own, other, mask] = [noise(length), noise(length), noise(length)]
    const [made, expected] = [own.slice(), own.slice()]
    const how = { edge: [0.01, 0.985], kept: [0.82, 0.985] } as const
    kernels.layAtEdge(made, other, mask, how)
    reference.layAtEdge(expected, other, mask, how)
    assertNear(made, expected)
  })
}
