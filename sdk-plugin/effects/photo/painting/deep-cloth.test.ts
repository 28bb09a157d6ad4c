import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Face } from '../../../vision/index.ts'
import { deepenCloth } from './deep-cloth.ts'

const [width, height] = [80, 120]
const face: Face = { x: 25, y: 5, width: 30, height: 30, score: 1 }

/** Cloth whose threads differ a little. */
function knit() {
  const tone = () => Float32Array.from({ length: width * height }, (_, at) => (at % 2 === 0 ? 0.2 : 0.22))
  return { width, height, r: tone(), g: tone(), b: tone() }
}

test('threads below a chin differ more, a face stays as it is', () => {
  const print = knit()
  deepenCloth(print, new Float32Array(width * height).fill(1), [face])
  const low = 100 * width + 40
  assert.ok(print.g[low + 1]! - print.g[low]! > 0.028)
  assert.deepEqual(print.g.slice(0, 34 * width), knit().g.slice(0, 34 * width))
})

test('what is not theirs stays, and so does a photo of nobody', () => {
  const mask = new Float32Array(width * height).fill(1).fill(0, 90 * width)
  const [print, bare] = [knit(), knit()]
  deepenCloth(print, mask, [face])
  deepenCloth(bare, mask, [])
  assert.deepEqual(print.g.slice(90 * width), knit().g.slice(90 * width))
  assert.deepEqual(bare.g, knit().g)
})
