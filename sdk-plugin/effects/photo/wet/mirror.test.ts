import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFrame } from '../../frame.ts'
import { type Ground, rippled } from './mirror.ts'
import { waterOf } from './water.ts'

const SIZES = { width: 96, height: 96, first: 48 }
const WEATHER = { horizon: 0.5, puddles: 0.5, patch: 1.6, ripple: 0.02, grain: 1 }
const GROUND: Ground = {
  first: 48,
  streak: 0.06,
  mirror: [1, 1],
  damp: [1, 1],
  colour: [0, 0, 0],
  lit: 0,
  horizon: 0.5,
}

const covered = () => new Float32Array(96 * 48).fill(1)

/** A red screen mirrored in the middle of dark ground. */
function mirrored() {
  const frame = newFrame(96, 96)
  for (let y = 60; y < 84; y++) frame.r.fill(1, y * 96 + 32, y * 96 + 64)
  return frame
}

test('ground that is all water without ripples mirrors as it did', () => {
  const water = waterOf(covered(), SIZES, { ...WEATHER, ripple: 0 }, 1)
  water.pool.fill(1)
  const frame = mirrored()
  const before = frame.r.slice()
  rippled(frame, water, GROUND)
  assert.ok(Math.abs(frame.r[90 * 96 + 10]! - before[90 * 96 + 10]!) < 0.3)
  assert.ok(frame.r[70 * 96 + 48]! > 0.9)
})

test('what stands on the ground keeps its pixels, and is not smeared over it', () => {
  const cover = covered()
  for (let row = 0; row < 48; row++) cover.fill(0, row * 96, row * 96 + 20)
  const frame = newFrame(96, 96)
  for (let y = 48; y < 96; y++) frame.g.fill(1, y * 96, y * 96 + 20)
  rippled(frame, waterOf(cover, SIZES, WEATHER, 1), GROUND)
  assert.equal(frame.g[70 * 96 + 10], 1)
  assert.ok(frame.g[70 * 96 + 40]! < 0.02)
})

test('damp ground runs into streaks: what it mirrors is seen above and below, and less of it in its middle', () => {
  const water = waterOf(covered(), SIZES, { ...WEATHER, grain: 0 }, 1)
  water.pool.fill(0)
  const frame = mirrored()
  rippled(frame, water, { ...GROUND, streak: 0.12 })
  assert.ok(frame.r[57 * 96 + 48]! > 0.03)
  assert.ok(frame.r[72 * 96 + 48]! > 0.3)
  assert.ok(frame.r[57 * 96 + 5]! < 0.02)
})

test('a lit screen that stands behind a line is seen in the ground before it', () => {
  const frame = newFrame(96, 96)
  for (let y = 20; y < 44; y++) frame.b.fill(1, y * 96 + 32, y * 96 + 64)
  rippled(frame, waterOf(covered(), SIZES, WEATHER, 1), { ...GROUND, behind: { line: 0.5, reach: 1, strength: 0.5 } })
  assert.ok(frame.b[62 * 96 + 48]! > 0.04)
  assert.ok(frame.b[62 * 96 + 4]! < 0.02)
})

test('far ripples are lower than near ones', () => {
  const { down } = waterOf(covered(), SIZES, WEATHER, 1)
  const mean = (row: number) => down.slice(row * 96, row * 96 + 96).reduce((sum, by) => sum + Math.abs(by), 0)
  assert.ok(mean(40) + mean(44) > mean(2) + mean(3))
})
