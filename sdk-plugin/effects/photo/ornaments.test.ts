import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barcode, oval, placed, rays, rounded, tornEdges } from './ornaments.ts'

const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([value]) => Number(value))

test('a bar code has two bars for each digit, within its box', () => {
  const bars = barcode([10, 20, 100, 30], '40217').split('Z').filter(Boolean)
  assert.equal(bars.length, 2 + 2 * 5 + 1)
  for (const bar of bars) {
    const [left = 0, top, width = 0] = numbers(bar)
    assert.ok(left >= 10 && left + width <= 110.01 && width > 0)
    assert.equal(top, 20)
  }
  assert.notEqual(barcode([0, 0, 9, 9], '12'), barcode([0, 0, 9, 9], '21'))
})

test('torn edges stay within their sheet', () => {
  for (const [at, value] of numbers(tornEdges(300, 400, { depth: 20, seed: 3 })).entries()) {
    assert.ok(value >= 0 && value <= (at % 2 === 0 ? 300 : 400))
  }
})

test('rays, ovals and rounded corners are paths', () => {
  assert.equal(rays(0, 0, 10, 6).match(/M/g)!.length, 6)
  for (const path of [oval(5, 5, 4, 2), rounded([0, 0, 9, 9], 2), rounded([0, 0, 9, 9], 2, true)]) {
    assert.match(path, /^M.*Z$/)
  }
})

test('a path is moved, scaled and mirrored', () => {
  assert.equal(placed('M1 2H3V4C1 1 2 2 3 3Z', 10, 20, 2), 'M12 24H16V28C12 22 14 24 16 26Z')
  assert.equal(placed('M1-2.5L3 4', 10, 20, [-1, 1]), 'M9 17.5L7 24')
})
