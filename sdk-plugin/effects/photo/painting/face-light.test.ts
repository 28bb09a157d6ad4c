import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Print } from '../photo.ts'
import { blueNight, lightenFace } from './face-light.ts'

const evenly = (light: number): Print => {
  const plane = () => new Float32Array(120 * 90).fill(light)
  return { width: 120, height: 90, r: plane(), g: plane(), b: plane() }
}

test('a photo that is light, or has no face, stays as it is', () => {
  for (const light of [0.6, 0.01]) {
    const print = evenly(light)
    lightenFace(print, 0.3)
    assert.deepEqual(print.r, evenly(light).r)
  }
})

test('night turns blue behind people, a day does not', () => {
  const mask = Float32Array.from({ length: 120 * 90 }, (_, at) => Number(at % 120 < 40))
  const [night, day] = [evenly(0.01), evenly(0.3)]
  for (const print of [night, day]) blueNight(print, mask)
  assert.ok(night.b[100]! > 4 * night.r[100]!)
  assert.equal(night.b[10], night.r[10])
  assert.deepEqual(day.b, evenly(0.3).b)
})
