import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { keyRegions } from './tone-plan.ts'

const SIDE = 240
const FACE = { x: 80, y: 60, width: 80, height: 90, score: 1 }

test('hair that a lens shows as one dark gets lights, a burnt forehead gets a half-tone, the ground stays', () => {
  const light = new Float32Array(SIDE * SIDE).fill(0.93)
  const [mask, hair] = [new Float32Array(SIDE * SIDE), new Float32Array(SIDE * SIDE)]
  for (let y = 20; y < SIDE; y++) mask.fill(1, y * SIDE + 40, y * SIDE + 200)
  for (let y = 20; y < 60; y++) {
    for (let x = 40; x < 200; x++) {
      hair[y * SIDE + x] = 1
      light[y * SIDE + x] = x < 120 ? 0.2 : 0.3
    }
  }
  scratch(() => keyRegions(light, { width: SIDE, height: SIDE }, { mask, hair, faces: [FACE] }))
  const [dark, lit] = [light[40 * SIDE + 90]!, light[40 * SIDE + 150]!]
  assert.ok(lit - dark > 0.13, `${dark} and ${lit}`)
  assert.ok(light[105 * SIDE + 120]! < 0.85)
  assert.ok(Math.abs(light[10 * SIDE + 10]! - 0.93) < 1e-6)
})
