import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Print } from '../photo.ts'
import { bow, bowSchema, type Part } from './bow.ts'

const [width, height] = [200, 240]

function bent(how: object, { faces, part }: { faces?: Print['faces']; part?: Part } = {}): Float32Array {
  const plane = () => new Float32Array(width * height).fill(0.3)
  const print = { width, height, r: plane(), g: plane(), b: plane(), ...(faces ? { faces } : {}) }
  bow(print, bowSchema.parse(how), 3, part)
  return print.g
}

const at = (u: number, v: number) => Math.floor(v * height) * width + Math.floor(u * width)

test('light rises from the valley to the crest, by as much as the paper bends', () => {
  const paper = bent({ turn: 0, bend: 0.3, gleam: 0, corner: 0 })
  assert.ok(paper[at(0.7, 0.5)]! > 1.18 * paper[at(0.21, 0.5)]!, `${paper[at(0.7, 0.5)]} ${paper[at(0.21, 0.5)]}`)
  const flat = bent({ bend: 0, gleam: 0, corner: 0 })
  assert.ok(flat.every((light) => Math.abs(light - 0.3) < 1e-6))
})

test('a gleam lies behind the crest, and hardly on a face that is there', () => {
  const gleam = { turn: 0, bend: 0, gleam: 0.2, corner: 0 }
  const paper = bent(gleam)
  assert.ok(paper[at(0.76, 0.5)]! > 0.42 && paper[at(0.6, 0.5)]! < 0.301)
  const face = { x: 0.76, y: 0.5, halfWidth: 0.1, halfHeight: 0.12 }
  const shown = bent(gleam, { faces: [face] })
  assert.ok(shown[at(0.76, 0.5)]! < 0.34, `${shown[at(0.76, 0.5)]}`)
  assert.ok(Math.abs(shown[at(0.76, 0.95)]! - paper[at(0.76, 0.95)]!) < 1e-6)
})

test('a lifted corner is light behind a dark fold, and no other corner is', () => {
  const paper = bent({ bend: 0, gleam: 0, corner: 1 })
  assert.ok(paper[at(0.99, 0.99)]! > 0.35 && paper[at(0.85, 0.86)]! < 0.26, `${paper[at(0.85, 0.86)]}`)
  for (const corner of [at(0.01, 0.01), at(0.99, 0.01), at(0.01, 0.99)]) {
    assert.ok(Math.abs(paper[corner]! - 0.3) < 1e-6)
  }
})

test('a photo on a part of the sheet takes the bend of that part', () => {
  const how = { bend: 0.3, gleam: 0, corner: 1 }
  const [whole, part] = [bent(how), bent(how, { part: [0.5, 0.5, 0.5, 0.5] })]
  assert.ok(Math.abs(whole[at(0.8, 0.9)]! - part[at(0.6, 0.8)]!) < 0.005)
})
