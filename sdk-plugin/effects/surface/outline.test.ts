import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedDistance } from '../kernels/distance.ts'
import type { Letters } from '../lettering.ts'
import { outlineOf } from './outline.ts'

const SIDE = 120
const RADIUS = 34.3
const far = (at: number) => Math.hypot((at % SIDE) + 0.5 - 60.2, Math.floor(at / SIDE) + 0.5 - 59.7)

/** A disc in place of letters, one em being 100 pixels. */
function disc(): Letters {
  const coverage = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    return Math.min(1, Math.max(0, RADIUS - far(at) + 0.5))
  })
  const field = signedDistance(coverage, SIDE, SIDE)
  return { width: SIDE, height: SIDE, em: 100, coverage, ...field } as unknown as Letters
}

for (const grow of [0.1, -0.06]) {
  test(`a line along letters made fatter by ${grow} em has no notches`, () => {
    const { coverage } = outlineOf(disc(), grow)
    let [worst, sum, count] = [0, 0, 0]
    for (let at = 0; at < coverage.length; at++) {
      const inside = RADIUS + grow * 100 - far(at)
      if (Math.abs(inside) > 0.45) continue
      const error = coverage[at]! - (inside + 0.5)
      worst = Math.max(worst, Math.abs(error))
      sum += error * error
      count++
    }
    const rms = Math.sqrt(sum / count)
    assert.ok(count > 100 && rms < 0.06 && worst < 0.185, `${rms} in the mean, ${worst} at most`)
  })
}

test('what is not made fatter is the letters themselves', () => {
  const letters = disc()
  assert.equal(outlineOf(letters, 0), letters)
})
