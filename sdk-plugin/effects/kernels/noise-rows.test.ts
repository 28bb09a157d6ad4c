import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from './memory.ts'
import { keptTile, noiseAt, noiseTile, TILE } from './noise.ts'
import { NoiseRows } from './noise-rows.ts'

test('finds what is found place by place, also across the seams of the tile', () => {
  for (const [scale, scaleY, left, top] of [
    [0.31, 0.31, 0, 0],
    [2.7, 0.4, -40.5, 17],
    [1, 1, 510.2, -3.2],
  ] as const) {
    const rows = new NoiseRows('grain', 900, { scale, scaleY, left, top })
    for (const y of [0, 17, 511]) {
      for (const [x, value] of rows.at(y).entries()) {
        const found = noiseAt(noiseTile('grain'), x * scale + left, y * scaleY + top)
        assert.ok(Math.abs(value - found) < 2e-6)
      }
    }
  }
})

test('a part of a row is what that part of the whole is', () => {
  for (const scale of [0.31, 2.7]) {
    const [part, whole] = [0, 1].map(() => new NoiseRows('clouds', 900, { scale, left: 500.3 }))
    assert.deepEqual(part!.at(33, 200, 700).slice(200, 700), whole!.at(33).slice(200, 700))
  }
})

test('rows in the memory of kernels are the same as those outside of it', () => {
  for (const [scale, left] of [
    [0.31, 500.3],
    [2.7, -40.5],
  ] as const) {
    const own = new NoiseRows('clouds', 901, { scale, left })
    scratch(() => {
      const inMemory = new NoiseRows('clouds', 901, { scale, left })
      for (const y of [0, 17, 300]) assert.deepEqual([...inMemory.at(y)], [...own.at(y)])
    })
  }
})

test('a tile that was made elsewhere is read as the others are', () => {
  const made = Float32Array.from({ length: TILE * TILE }, (_, at) => at % TILE)
  const rows = new NoiseRows(keptTile(made), 8, { scale: 0.5, left: 20 })
  assert.deepEqual([...rows.at(3)], [20, 20.5, 21, 21.5, 22, 22.5, 23, 23.5])
})
