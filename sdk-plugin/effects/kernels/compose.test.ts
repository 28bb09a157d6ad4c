import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFrame } from '../frame.ts'
import type { Plate } from '../photo/baked/plate.ts'
import { randomFrom } from '../random.ts'
import { packed } from './compact.ts'
import { composePlate, type Level, type Shown } from './compose.ts'
import { compose as reference } from './reference/compose.ts'

const random = randomFrom(19)
const noise = (length: number) => Float32Array.from({ length }, () => random())
const bytes = (length: number, most = 255) => Uint8Array.from({ length }, () => Math.round(random() * most))

const [WIDTH, HEIGHT] = [60, 44]
const box = { left: 7, top: 5, width: 47, height: 50 }

/** Looks that go on smoothly over the box, with some of another slot and some that are blurred. */
function plate(scale: number, slots: number): Plate {
  const columns = Math.ceil(box.width / scale / 4)
  const rows = Math.ceil(box.height / scale / 4)
  const cells = columns * rows
  const light = { r: noise(WIDTH * HEIGHT), g: noise(WIDTH * HEIGHT), b: noise(WIDTH * HEIGHT) }
  return {
    facts: { width: WIDTH / scale, height: HEIGHT / scale, box: [0, 0, 1, 1], slots: [] },
    width: WIDTH,
    height: HEIGHT,
    light: packed(light),
    weight: Buffer.from(bytes(box.width * box.height * 3).map((code) => (code < 60 ? 0 : code))),
    box,
    grid: {
      columns,
      rows,
      u: Uint16Array.from({ length: cells }, (_, at) => (((at % columns) + random()) / (columns + 1)) * 65535),
      v: Uint16Array.from({ length: cells }, (_, at) => ((Math.floor(at / columns) + random()) / (rows + 1)) * 65535),
      blur: bytes(cells, 40),
      slot: bytes(cells, slots - 1),
    },
    softest: bytes(slots),
    scale,
  }
}

const level = (width: number, height: number): Level => {
  const pixels = width * height
  return { width, height, r: noise(pixels), g: noise(pixels), b: noise(pixels) }
}
const shown = (...sides: readonly (readonly [number, number])[]): Shown => {
  return { copies: sides.map(([width, height]) => level(width, height)), gain: 1.3 }
}

for (const [what, scale, slots] of [
  ['one photo', 1, [shown([40, 31], [20, 16], [10, 8])]],
  ['a smaller plate', 0.5, [shown([40, 31], [20, 16], [10, 8])]],
  ['a larger one', 1.6, [shown([40, 31])]],
  ['three, of which one shows nothing', 1, [shown([33, 9], [17, 5]), undefined, shown([1, 8], [1, 1])]],
] as const) {
  test(`a place with ${what} is that of its readable reference`, () => {
    const baked = plate(scale, slots.length)
    const [made, asked] = [newFrame(WIDTH, HEIGHT), newFrame(WIDTH, HEIGHT)]
    composePlate(made, baked, slots)
    reference(asked, baked, slots)
    for (const plane of ['r', 'g', 'b'] as const) {
      for (let at = 0; at < asked[plane].length; at++) {
        const [value, expected] = [made[plane][at]!, asked[plane][at]!]
        assert.ok(Math.abs(value - expected) < 2e-3 * (1 + expected), `${plane} ${at}: ${value}, not ${expected}`)
      }
    }
  })
}
