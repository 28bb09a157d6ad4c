import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hatch, type Hatching, type Paths } from './hatch.ts'
import * as reference from './reference/hatch.ts'

const [WIDTH, HEIGHT] = [121, 83]

/** Forms that turn from place to place, and a tone with borders. */
function pictureOf() {
  const [width, height] = [Math.ceil(WIDTH / 2), Math.ceil(HEIGHT / 2)]
  const ways = Uint8Array.from({ length: width * height }, (_, at) => (at % width) + 3 * Math.floor(at / width))
  const wanted = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    Math.max(0, Math.sin((at % WIDTH) / 17) + Math.cos(at / WIDTH / 13)),
  )
  const flow: Paths = { width, height, full: { width: WIDTH, height: HEIGHT }, ways }
  return { flow, wanted, laid: new Float32Array(WIDTH * HEIGHT) }
}

const LAYER: Hatching = { apart: 4, length: 40, half: [0.5, 1.4], press: [0.4, 0.8], from: 0.2, full: 1.6, seed: 3 }

for (const [what, more] of [
  ['plain', {}],
  ['turned, past borders', { turn: 0.7, past: 9 }],
  ['straying, without crumbs', { stray: 0.3, least: 20, seed: 2_000_001 }],
  ['of a pen', { even: true, apart: 2.5 }],
] as const) {
  test(`a layer is hatched as the readable reference hatches it: ${what}`, () => {
    const [made, asked] = [pictureOf(), pictureOf()]
    hatch(made.flow, made.wanted, made.laid, { ...LAYER, ...more })
    reference.hatch(asked.flow, asked.wanted, asked.laid, { ...LAYER, ...more })
    const sum = asked.laid.reduce((total, value) => total + value, 0)
    assert.ok(sum > 100, `something is laid: ${sum}`)
    for (const [at, value] of asked.laid.entries()) {
      assert.ok(Math.abs(made.laid[at]! - value) < 1e-6, `${at}: ${made.laid[at]} for ${value}`)
    }
  })
}
