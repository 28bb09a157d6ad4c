import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { dullHair, toneFor } from './old-light.ts'

const [width, height] = [200, 200]
const FACE = { x: 70, y: 80, width: 60, height: 70, score: 1 }
const at = (x: number, y: number) => y * width + x

/** Brown all over, with a yellow patch of sun on the crown. */
function head() {
  const isLit = (place: number) => Math.hypot((place % width) - 100, Math.floor(place / width) - 40) < 12
  const [r, g, b] = [0.06, 0.04, 0.03].map((hair, c) => {
    return Float32Array.from({ length: width * height }, (_, place) => (isLit(place) ? [0.6, 0.5, 0.2][c]! : hair))
  }) as [Float32Array, Float32Array, Float32Array]
  return { print: { width, height, r, g, b }, mask: new Float32Array(width * height).fill(1) }
}

test('the sun of another day is taken off a crown, with its colour', () => {
  const { print, mask } = head()
  scratch(() => dullHair(print, mask, [FACE]))
  const [lit, own] = [at(100, 40), at(60, 60)]
  assert.ok(print.r[lit]! < 0.3, `${print.r[lit]} is left`)
  assert.ok(print.g[lit]! / print.r[lit]! < 0.78, 'it is yellow still')
  assert.ok(Math.abs(print.r[own]! - 0.06) < 0.01)
})

test('blue cloth in warm light loses some of its blue, skin nothing', () => {
  const plane = (cloth: number, skin: number) => Float32Array.of(cloth, skin)
  const print = { width: 2, height: 1, r: plane(0.03, 0.4), g: plane(0.08, 0.25), b: plane(0.2, 0.18) }
  toneFor(print, Float32Array.of(1, 1), [0.5, 0.3, 0.15], [])
  assert.ok(print.b[0]! < 0.15 && print.r[0]! > 0.05, `${print.r[0]}, ${print.b[0]}`)
  assert.ok(Math.abs(print.r[1]! - 0.4) < 1e-6)
})

test('white light changes no colour', () => {
  const print = { width: 1, height: 1, r: Float32Array.of(0.03), g: Float32Array.of(0.08), b: Float32Array.of(0.2) }
  toneFor(print, Float32Array.of(1), [0.5, 0.5, 0.5], [])
  assert.ok(Math.abs(print.b[0]! - 0.2) < 1e-6)
})
