import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Letters } from '../lettering.ts'
import { standingRow } from './standing.ts'

test('letters stand on their flat feet, and not on the one that reaches deepest', () => {
  const [width, height] = [40, 60]
  const coverage = new Float32Array(width * height)
  const bar = (left: number, right: number, bottom: number) => {
    for (let y = 10; y < bottom; y++) coverage.fill(1, y * width + left, y * width + right)
  }
  bar(2, 14, 50)
  bar(24, 36, 50)
  const letters = (deepest: number) => {
    bar(18, 21, deepest)
    return { width, coverage, em: 60, ink: { left: 2, top: 10, right: 36, bottom: deepest } } as Letters
  }
  assert.equal(standingRow(letters(51)), 50)
  // Farther down than a round foot reaches it is a foot of its own.
  assert.equal(standingRow(letters(56)), 56)
})
