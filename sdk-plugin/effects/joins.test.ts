import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeJoins } from './joins.ts'

const SIZE = 40

/** A disc with a soft edge and a hairline across it, upright or slanting. */
function disc(slope: number): Float32Array {
  return Float32Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [x, y] = [(at % SIZE) - SIZE / 2, Math.floor(at / SIZE) - SIZE / 2]
    const share = Math.min(1, Math.max(0, 15.3 - Math.hypot(x, y)))
    return Math.round(y * slope) === x && Math.abs(y) < 10 ? 0.9 * share : share
  })
}

test('a hairline within a letter is filled, its outline stays', () => {
  for (const slope of [0, 0.6, 1]) {
    const coverage = disc(slope)
    const before = coverage.slice()
    closeJoins({ coverage, width: SIZE, height: SIZE })
    for (let y = -6; y <= 6; y++) assert.equal(coverage[(y + 20) * SIZE + Math.round(y * slope) + 20], 1)
    const isEdge = (at: number) => Math.hypot((at % SIZE) - 20, Math.floor(at / SIZE) - 20) > 13.4
    assert.ok(coverage.every((share, at) => !isEdge(at) || share === before[at]))
  }
})
