import assert from 'node:assert/strict'
import { before as first, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { bowOver } from './embrace.ts'

first(loadCanvas)

test('somebody bows over a face from the left; the face itself stays clear', () => {
  const [width, height] = [300, 300]
  const print = flat(width, height, 0.5)
  const heads = new Float32Array(width * height)
  bowOver(
    print,
    { x: 150, y: 120, width: 80, height: 80, score: 1 },
    { head: heads, figure: new Float32Array(heads.length) },
    1,
  )
  const at = (u: number, v: number) => Math.round(160 + v * 80) * width + Math.round(190 + u * 80)
  assert.ok(heads[at(-1.15, -0.45)]! > 0.9 && print.r[at(-1.15, -0.45)]! < 0.3)
  assert.equal(heads[at(-0.6, 1.2)], 0)
  for (const [u, v] of [
    [0, 0],
    [-0.22, -0.15],
    [0.2, -0.15],
    [0, 0.25],
  ] as const) {
    assert.equal(heads[at(u, v)], 0)
    assert.equal(print.r[at(u, v)], 0.5)
  }
})

test('a sleeve is laid round whom he kisses, where people are and over nothing else', () => {
  const [width, height] = [300, 300]
  const print = flat(width, height, 0.5)
  const figure = new Float32Array(width * height)
  const at = (u: number, v: number) => Math.round(160 + v * 80) * width + Math.round(190 + u * 80)
  for (let y = 0; y < height; y++) figure.fill(1, y * width, y * width + 230)
  const face = { x: 150, y: 120, width: 80, height: 80, score: 1 }
  const lay = bowOver(print, face, { head: new Float32Array(figure.length), figure }, 1)
  assert.equal(print.b[at(0.4, 1.45)], 0.5)
  lay()
  assert.ok(print.b[at(0.4, 1.45)]! < 0.45)
  assert.equal(print.b[at(0.6, 1.45)], 0.5)
})
