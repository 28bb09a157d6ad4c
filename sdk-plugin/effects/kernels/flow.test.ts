import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { type Products, slopeProducts, weakerAxis } from './flow.ts'
import * as reference from './reference/flow.ts'

const random = randomFrom(97)

for (const [width, height] of [
  [64, 9],
  [37, 12],
  [5, 3],
  [2, 2],
] as const) {
  const planeOf = (least = 0) => Float32Array.from({ length: width * height }, () => random() - least)

  test(`slopes are multiplied as in the readable reference: ${width} × ${height}`, () => {
    const light = { plane: planeOf(), width, height }
    const made = slopeProducts(light, 1e-3, 3)
    const asked = reference.slopeProducts(light, 1e-3, 3)
    for (const [product, each] of asked.entries()) {
      for (const [at, value] of each.entries()) assert.ok(Math.abs(made[product]![at]! - value) < 1e-5)
    }
  })

  test(`forms run where the readable reference says: ${width} × ${height}`, () => {
    const productsOf = (): Products => [planeOf(), planeOf(0.5), planeOf()]
    const levels = [productsOf(), productsOf(), productsOf()] as const
    const light = planeOf()
    const made = weakerAxis(levels, light, 0.1, 2)
    const asked = reference.weakerAxis(levels, light, 0.1, 2)
    for (const [at, x] of asked.x.entries()) {
      assert.ok(Math.abs(made.x[at]! - x) < 1e-3 && Math.abs(made.y[at]! - asked.y[at]!) < 1e-3)
      const apart = (made.ways[at]! - asked.ways[at]! + 256) % 256
      assert.ok(apart < 2 || apart === 255)
    }
  })
}
