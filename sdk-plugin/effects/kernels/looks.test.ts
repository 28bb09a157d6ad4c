import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomFrom } from '../random.ts'
import { evidenceOf, grainOf, stepsOf, tablesOf } from './looks.ts'
import { poisonFreed } from './memory.ts'
import * as reference from './reference/index.ts'

poisonFreed()

function assertClose(actual: ArrayLike<number>, expected: ArrayLike<number>, allowed: number): void {
  assert.equal(actual.length, expected.length)
  for (let at = 0; at < actual.length; at++) {
    const apart = Math.abs(actual[at]! - expected[at]!)
    assert.ok(apart <= allowed, `${actual[at]} in place of ${expected[at]} at ${at}`)
  }
}

for (const [width, height] of [
  [61, 47],
  [128, 33],
  [7, 5],
  [1, 9],
  [6, 1],
] as const) {
  describe(`${width} × ${height} pixels look as the readable reference says`, () => {
    const random = randomFrom(width * height)
    const lab = Float32Array.from({ length: width * height * 3 }, (_, i) =>
      i % 3 ? 300 * random() - 150 : 110 * random(),
    )
    const grain = Float32Array.from({ length: width * height }, () => 0.4 * random() ** 4)
    const known = Uint8Array.from({ length: width * height }, (_, i) => (i * 7) % 3)
    const steps = stepsOf({ lab, grain })

    it('in steps of tables', () => {
      const asked = reference.stepsOf({ lab, grain })
      assert.deepEqual(steps.colours, asked.colours)
      assert.deepEqual(steps.grains, asked.grains)
    })

    it('in what tables say', () => {
      const [made, asked] = [tablesOf(steps, known), reference.tablesOf(steps, known)]
      assertClose(made.colours, asked.colours, 1e-5)
      assertClose(made.grains, asked.grains, 1e-5)
      assertClose(evidenceOf(steps, made), reference.evidenceOf(steps, asked), 2e-5)
    })

    it('in grain', () => {
      const planes = [0, 1, 2].map(() => Float32Array.from({ length: width * height }, random)) as never
      assertClose(grainOf({ width, height, planes }), reference.grainOf({ width, height, planes }), 1e-6)
    })
  })
}
