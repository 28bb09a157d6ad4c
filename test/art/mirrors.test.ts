import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Grid } from '../../sdk-plugin/effects/photo/baked/grid.ts'
import { calmMirrors, steadyMirrors } from '../../scripts/art/mirrors.ts'
import { randomFrom } from '../../sdk-plugin/effects/random.ts'

const [WIDTH, HEIGHT] = [64, 48]
/** Left of it the photo itself is seen, right of it what mirrors it. */
const EDGE = 24

function picture(value: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: WIDTH * HEIGHT * 3 }, (_, index) => {
    const at = Math.floor(index / 3)
    return value(at % WIDTH, Math.floor(at / WIDTH))
  })
}

const own = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => Number(at % WIDTH < EDGE))

/** Mean difference of neighbours right of the slot, its seam and the borders left out. */
function roughness(weight: Float32Array, from: number, to: number): number {
  let [sum, count] = [0, 0]
  for (let y = 8; y < HEIGHT - 8; y++) {
    for (let x = from; x < to; x++, count++) {
      const at = (y * WIDTH + x) * 3
      sum += Math.abs(weight[at]! - weight[at + 3]!)
    }
  }
  return sum / count
}

test('a mirror that few samples met becomes calm and keeps its brightness; the photo itself stays', () => {
  const random = randomFrom(3)
  const weight = picture((x) => (x < EDGE ? 0.5 : random() < 0.3 ? 0.2 : 0))
  const calm = calmMirrors(
    picture(() => 0.3),
    weight,
    own,
    WIDTH,
    HEIGHT,
  )
  assert.ok(roughness(calm, EDGE + 2, WIDTH - 9) < 0.25 * roughness(weight, EDGE + 2, WIDTH - 9))
  const mean = (plane: Float32Array) => {
    const inside = plane.filter((_, index) => Math.floor(index / 3) % WIDTH > EDGE + 6)
    return inside.reduce((sum, value) => sum + value, 0) / inside.length
  }
  assert.ok(Math.abs(mean(calm) / mean(weight) - 1) < 0.1)
  for (let at = 0; at < own.length; at++) if (own[at] === 1) assert.equal(calm[at * 3], weight[at * 3])
})

test('noise of one thing does not spill over the silhouette of another', () => {
  const random = randomFrom(4)
  const bright = (x: number) => x >= 44
  const weight = picture((x) => (x < EDGE || bright(x) ? 0 : random() < 0.4 ? 0.3 : 0))
  const light = picture((x) => (bright(x) ? 0.9 : 0.1))
  const calm = calmMirrors(light, weight, new Uint8Array(WIDTH * HEIGHT), WIDTH, HEIGHT)
  for (let y = 8; y < HEIGHT - 8; y++) assert.ok(calm[(y * WIDTH + 45) * 3]! < 1e-6)
})

test('mirrors that leap from cell to cell take the place around them; the rim of a slot goes on as the slot does', () => {
  const [columns, rows, seam] = [24, 12, 10]
  const random = randomFrom(9)
  const cells = columns * rows
  const ownCells = Uint8Array.from({ length: cells }, (_, cell) => Number(cell % columns < seam))
  const step = 2000
  const grid: Grid = {
    columns,
    rows,
    u: Uint16Array.from({ length: cells }, (_, cell) =>
      ownCells[cell] === 1 ? 1000 + (cell % columns) * step : 20_000 + 30_000 * random(),
    ),
    v: Uint16Array.from({ length: cells }, (_, cell) => 1000 + Math.floor(cell / columns) * step),
    blur: Uint8Array.from({ length: cells }, (_, cell) => (ownCells[cell] === 1 ? 0 : 8)),
    slot: new Uint8Array(cells),
  }
  const steady = steadyMirrors(grid, ownCells)
  const middle = 6 * columns
  assert.deepEqual(
    [...steady.u.subarray(middle, middle + seam + 2)],
    Array.from({ length: seam + 2 }, (_, column) => 1000 + column * step),
  )
  const leaps = ({ u }: Grid) => {
    let sum = 0
    for (let column = seam + 5; column < columns - 3; column++) {
      sum += Math.abs(u[middle + column]! - u[middle + column + 1]!)
    }
    return sum
  }
  assert.ok(leaps(steady) < 0.35 * leaps(grid), `${leaps(steady)} of ${leaps(grid)}`)
  assert.ok(steady.blur[middle + seam + 5]! > 20, 'the blur covers the leaps')
})

test('where most mirrors are rough, none is far sharper; sharp ones stay sharp', () => {
  const [columns, rows] = [16, 12]
  const cells = columns * rows
  const blurred = (blur: (cell: number) => number) => {
    const grid: Grid = {
      columns,
      rows,
      u: new Uint16Array(cells).fill(30_000),
      v: new Uint16Array(cells).fill(30_000),
      blur: Uint8Array.from({ length: cells }, (_, cell) => blur(cell)),
      slot: new Uint8Array(cells),
    }
    return [...new Set(steadyMirrors(grid, new Uint8Array(cells)).blur)].toSorted((a, b) => a - b)
  }
  assert.deepEqual(
    blurred((cell) => (cell % 5 === 0 ? 4 : 120)),
    [28, 44],
  )
  assert.deepEqual(
    blurred((cell) => (cell % 5 === 0 ? 4 : 8)),
    [4, 8],
  )
})
