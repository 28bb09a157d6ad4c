import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareSkin } from './bare-skin.ts'
import { calmRims } from './calm-rim.ts'

const SIZE = { width: 100, height: 100 }
const FACE = { x: 20, y: 10, width: 60, height: 80, score: 1 }
const at = (x: number, y: number) => y * SIZE.width + x

test('skin is left bare but for a narrow dark feature, however dark its side is', () => {
  const tones = new Float32Array(10_000).fill(0.8)
  for (let y = 0; y < 100; y++) for (let x = 55; x < 100; x++) tones[at(x, y)] = 0.2
  for (let x = 60; x < 66; x++) tones[at(x, 40)] = tones[at(x, 41)] = 0.05
  const spots = new Float32Array(10_000)
  for (let y = 34; y < 48; y++) for (let x = 56; x < 70; x++) spots[at(x, y)] = 1
  bareSkin(tones, spots, SIZE, [FACE])
  assert.ok(tones[at(45, 45)]! > 0.9)
  assert.ok(tones[at(60, 55)]! > 0.9, 'the dark side of a face is skin')
  assert.ok(tones[at(62, 40)]! < 0.1, 'an eye stays')
  assert.ok(tones[at(95, 50)]! < 0.3, 'what is beside the face stays')
})

test('lights beside a face are held back, those on it are not', () => {
  const tones = new Float32Array(10_000).fill(1)
  calmRims(tones, SIZE, [FACE], 0.5)
  assert.equal(tones[at(50, 50)], 1)
  assert.ok(tones[at(77, 50)]! < 0.55)
})
