import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import * as kernels from './hair-edge.ts'
import * as reference from './reference/hair-edge.ts'

const [WIDTH, HEIGHT] = [43, 29]
const random = randomFrom(21)
const noise = (most = 1) => Float32Array.from({ length: WIDTH * HEIGHT }, () => most * random())
const pictureOf = () => ({ width: WIDTH, r: noise(), g: noise(), b: noise() })

function assertNear(made: Float32Array, expected: Float32Array): void {
  for (const [at, value] of made.entries()) {
    assert.ok(Math.abs(value - expected[at]!) < 1e-5, `${at}: ${value}, not ${expected[at]}`)
  }
}

for (const area of [
  { left: 3, top: 2, width: 33, height: 21 },
  { left: 0, top: 0, width: WIDTH, height: HEIGHT },
  { left: 5, top: 6, width: 6, height: 3 },
]) {
  const size = `${area.width} × ${area.height}`

  test(`hairs drawn on ${size} are laid as the readable reference lays them`, () => {
    const drawn = Uint8ClampedArray.from({ length: 4 * area.width * area.height }, () => 256 * random() - 20)
    const picture = pictureOf()
    const mask = noise(1.5).map((share) => Math.min(1, share))
    const expected = { ...picture, r: picture.r.slice(), g: picture.g.slice(), b: picture.b.slice() }
    const share = mask.slice()
    kernels.layHairs(picture, mask, area, drawn)
    reference.layHairs(expected, share, area, drawn)
    assertNear(mask, share)
    for (const channel of ['r', 'g', 'b'] as const) assertNear(picture[channel], expected[channel])
  })

  test(`slopes within ${size} are the readable reference's`, () => {
    const mask = noise(2).map((share) => Math.min(1, share))
    const picture = pictureOf()
    const expected = reference.slopesWithin(picture, mask, area)
    for (const [which, made] of kernels.slopesWithin(picture, mask, area).entries()) assertNear(made, expected[which]!)
  })
}

test('an edge is one strand by strand as the readable reference makes it', () => {
  const [light, around] = [noise(), noise()]
  const edge = noise(1.2).map((share) => Math.min(1, share))
  const expected = edge.slice()
  kernels.strandEdge(edge, light, around)
  reference.strandEdge(expected, light, around)
  assertNear(edge, expected)
})
