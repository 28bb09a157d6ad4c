import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dropGround, dropThreads, isHead, keepHeads } from './heads.ts'

const size = { width: 60, height: 60 }
const face = { x: 20, y: 16, width: 20, height: 24, score: 1 }
const at = (x: number, y: number) => y * size.width + x

describe('heads', () => {
  test('are whole, and without holes', () => {
    const labels = new Uint8Array(size.width * size.height)
    for (let y = 8; y < 60; y++) labels.fill(1, at(14, y), at(46, y))
    for (const hole of [at(30, 28), at(30, 12), at(31, 12)]) labels[hole] = 0
    keepHeads(labels, size, [face])
    assert.deepEqual([labels[at(30, 28)], labels[at(30, 12)], labels[at(31, 12)], labels[at(5, 5)]], [1, 1, 1, 0])
  })

  test('say nothing about holes far from them', () => {
    const labels = new Uint8Array(size.width * size.height).fill(1)
    labels[at(30, 56)] = 0
    keepHeads(labels, size, [face])
    assert.equal(labels[at(30, 56)], 0)
  })

  test('are ellipses about faces', () => {
    assert.ok(isHead([face], size, at(30, 28), 0.4))
    assert.ok(!isHead([face], size, at(50, 28), 0.6))
  })

  test('end where night shows beside a jaw, but not where hair hangs', () => {
    const labels = new Uint8Array(size.width * size.height)
    const lab = new Float32Array(labels.length * 3)
    const paint = (x: number, y: number, colour: readonly number[]) => lab.set(colour, at(x, y) * 3)
    for (let y = 0; y < 60; y++) for (let x = 0; x < 60; x++) paint(x, y, [12, 3, -7])
    for (let y = 6; y < 60; y++) labels.fill(1, at(14, y), at(46, y))
    for (let y = 6; y < 60; y++) for (let x = 22; x < 38; x++) paint(x, y, y < 18 ? [6, 1, 2] : [45, 20, 25])
    for (let y = 6; y < 60; y++) for (let x = 38; x < 46; x++) paint(x, y, [6, 1, 2])
    dropGround(labels, lab, size, [face])
    assert.deepEqual([labels[at(17, 38)], labels[at(30, 38)], labels[at(42, 38)]], [0, 1, 1])
  })

  test('keep shoulders that a single pixel of the ground looks like, and shade under the tips of hair', () => {
    const labels = new Uint8Array(size.width * size.height)
    const lab = new Float32Array(labels.length * 3)
    const paint = (x: number, y: number, colour: readonly number[]) => lab.set(colour, at(x, y) * 3)
    const [leaf, cloth, mixed] = [
      [35, -22, 20],
      [50, -6, -14],
      [48, -7, -12],
    ] as const
    for (let y = 0; y < 60; y++) for (let x = 0; x < 60; x++) paint(x, y, leaf)
    for (let y = 6; y < 60; y++) labels.fill(1, at(18, y), at(42, y))
    for (let y = 38; y < 60; y++) labels.fill(1, at(8, y), at(54, y))
    for (let y = 6; y < 38; y++) for (let x = 18; x < 42; x++) paint(x, y, y < 18 ? [20, 8, 14] : [65, 15, 20])
    for (let y = 38; y < 60; y++) for (let x = 8; x < 54; x++) paint(x, y, cloth)
    // At the edge of a sleeve, and what only looks like leaves.
    for (let y = 20; y < 60; y++) for (const x of [7, 57]) paint(x, y, mixed)
    paint(43, 40, leaf)
    dropGround(labels, lab, size, [face])
    assert.deepEqual([labels[at(44, 40)], labels[at(16, 41)], labels[at(43, 40)]], [1, 1, 1])
  })

  test('of two people have no ground between them, beside a single one it may be hair', () => {
    const [left, right] = [
      { ...face, x: 6, width: 16 },
      { ...face, x: 38, width: 16 },
    ]
    const bridged = (persons: (typeof face)[]) => {
      const labels = new Uint8Array(size.width * size.height)
      const lab = new Float32Array(labels.length * 3)
      for (let y = 0; y < 60; y++) for (let x = 0; x < 60; x++) lab.set([40, -18, 22], at(x, y) * 3)
      for (const { x: from } of [left, right]) {
        for (let y = 10; y < 60; y++) labels.fill(1, at(from, y), at(from + 16, y))
        for (let y = 10; y < 60; y++)
          for (let x = from; x < from + 16; x++) lab.set(y < 18 ? [8, 2, 3] : [60, 16, 20], at(x, y) * 3)
      }
      for (let y = 20; y < 26; y++) labels.fill(1, at(22, y), at(38, y))
      dropGround(labels, lab, size, persons)
      return labels[at(24, 22)]
    }
    assert.equal(bridged([left, right]), 0)
    assert.equal(bridged([left]), 1)
  })

  test('have no threads of the ground on them; what is thin below them stays', () => {
    const labels = new Uint8Array(size.width * size.height)
    for (let y = 12; y < 60; y++) labels.fill(1, at(18, y), at(42, y))
    for (let y = 2; y < 12; y++) labels[at(30, y)] = 1
    labels.fill(1, at(42, 54), at(52, 54))
    dropThreads(labels, size, [face])
    assert.deepEqual([labels[at(30, 6)], labels[at(30, 20)], labels[at(19, 30)], labels[at(48, 54)]], [0, 1, 1, 1])
  })
})
