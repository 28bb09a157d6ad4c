import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Print } from '../photo.ts'
import { lightenFace } from './face-light.ts'

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
