import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFrame } from '../../frame.ts'
import { packed } from '../../kernels/compact.ts'
import { encodeLight } from '../../light-codes.ts'
import { compose, type Shown } from './compose.ts'
import { softest } from './grid.ts'
import type { Plate } from './plate.ts'

const [WIDTH, HEIGHT] = [32, 16]

/** A plate lit evenly that shows photos in its right half; `look` says where each of its 4 × 4 cells looks. */
function plate(look: (column: number, row: number) => { u: number; v: number; blur?: number; slot?: number }): Plate {
  const light = new Float32Array(WIDTH * HEIGHT).fill(0.25)
  const cells = Array.from({ length: 16 }, (_, at) => look(at % 4, Math.floor(at / 4)))
  const grid = {
    columns: 4,
    rows: 4,
    u: Uint16Array.from(cells, ({ u }) => u * 65535),
    v: Uint16Array.from(cells, ({ v }) => v * 65535),
    blur: Uint8Array.from(cells, ({ blur = 0 }) => blur * 255),
    slot: Uint8Array.from(cells, ({ slot = 0 }) => slot),
  }
  return {
    facts: { width: WIDTH, height: HEIGHT, box: [16, 0, 32, 16], slots: [] },
    width: WIDTH,
    height: HEIGHT,
    light: packed({ r: light, g: light, b: light }),
    weight: Buffer.alloc(16 * 16 * 3, encodeLight(0.5)),
    box: { left: 16, top: 0, width: 16, height: 16 },
    softest: softest(grid),
    grid,
    scale: 1,
  }
}

/** Black on the left, white on the right. */
function halves(): Shown {
  const plane = Float32Array.from({ length: 64 * 64 }, (_, at) => Number(at % 64 >= 32))
  return { print: { width: 64, height: 64, r: plane, g: plane, b: plane }, gain: 1 }
}

const across = (column: number) => ({ u: (column + 0.5) / 4, v: 0.5 })

function near(value: number, expected: number): void {
  assert.ok(Math.abs(value - expected) < 0.02, `${value}, not ${expected}`)
}

test('the photo adds its light by its weight, where the plate shows it and nowhere else', () => {
  const frame = newFrame(WIDTH, HEIGHT)
  compose(frame, plate(across), [halves()])
  near(frame.r[8 * WIDTH + 4]!, 0.25)
  near(frame.r[8 * WIDTH + 18]!, 0.25)
  near(frame.r[8 * WIDTH + 30]!, 0.75)
})

test('a gain multiplies the photo alone', () => {
  const frame = newFrame(WIDTH, HEIGHT)
  compose(frame, plate(across), [{ ...halves(), gain: 2 }])
  near(frame.g[8 * WIDTH + 4]!, 0.25)
  near(frame.g[8 * WIDTH + 30]!, 1.25)
})

test('a blurred look gives the mean of what is around it', () => {
  const frame = newFrame(WIDTH, HEIGHT)
  compose(
    frame,
    plate((column) => ({ ...across(column), blur: 0.9 })),
    [halves()],
  )
  const [left, right] = [frame.r[8 * WIDTH + 20]!, frame.r[8 * WIDTH + 27]!]
  assert.ok(left > 0.4 && right < 0.6, `${left} and ${right} are those of a sharp look`)
})

test('cells of two slots are not mixed', () => {
  const frame = newFrame(WIDTH, HEIGHT)
  const white = { u: 0.9, v: 0.5 }
  compose(
    frame,
    plate((column) => ({ ...white, slot: Number(column > 1) })),
    [halves(), undefined],
  )
  near(frame.r[8 * WIDTH + 23]!, 0.75)
  near(frame.r[8 * WIDTH + 24]!, 0.25)
})

test('a screen throws light of its colour on what is below its edge, more the nearer, and on nothing else', () => {
  const even = (value: number) => new Float32Array(64 * 64).fill(value)
  const red = { print: { width: 64, height: 64, r: even(0.8), g: even(0), b: even(0) }, gain: 1 }
  const frame = newFrame(WIDTH, HEIGHT)
  compose(frame, plate(across), [{ ...red, spill: { at: [0.25, 0.25], reach: [0.5, 0.75], strength: 2, base: 0 } }])
  const at = (plane: Float32Array, x: number, y: number) => plane[y * WIDTH + x]!
  near(at(frame.r, 8, 2), 0.25)
  assert.ok(at(frame.r, 8, 6) > 0.45, `${at(frame.r, 8, 6)}`)
  assert.ok(at(frame.r, 8, 6) > at(frame.r, 8, 12) && at(frame.r, 8, 6) > at(frame.r, 2, 6))
  near(at(frame.g, 8, 6), 0.25)
})
