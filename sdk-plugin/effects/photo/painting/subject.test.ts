import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Print } from '../photo.ts'
import { subjectOf } from './subject.ts'

/** A bright disc before a dark wall that grows lighter to the right. */
function disc(width: number, height: number): Print {
  const plane = () => new Float32Array(width * height)
  const print = { width, height, r: plane(), g: plane(), b: plane() }
  for (let at = 0; at < print.r.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const inside = Math.hypot(x - width / 2, y - height / 2) < height * 0.28
    print.r[at] = inside ? 0.75 : 0.02 + (0.03 * x) / width
    print.g[at] = inside ? 0.3 : 0.06 + (0.03 * x) / width
    print.b[at] = inside ? 0.08 : 0.1 + (0.03 * x) / width
  }
  return print
}

describe('the subject of a print', () => {
  test('is what stands out, to the pixel', () => {
    const { mask, coverage, faces } = subjectOf(disc(640, 480))
    const at = (x: number, y: number) => mask[y * 640 + x]!
    assert.deepEqual([at(320, 240), at(320, 115), at(20, 20), at(600, 400)], [1, 1, 0, 0])
    assert.ok(at(320, 100) < 0.1)
    assert.ok(Math.abs(coverage - 0.185) < 0.02)
    assert.equal(faces.length, 0)
  })

  test('is found once', () => {
    const print = disc(320, 240)
    const { mask } = subjectOf(print)
    print.r.fill(0)
    assert.equal(subjectOf(print).mask, mask)
  })

  test('of the same photo again is the same, whatever a treatment made of the first', () => {
    const { mask } = subjectOf(disc(480, 320))
    const asFound = mask.slice()
    mask.fill(0.5)
    assert.deepEqual(subjectOf(disc(480, 320)).mask, asFound)
    assert.equal(subjectOf(disc(480, 300)).mask.length, 480 * 300)
    const dark = disc(480, 320)
    for (const plane of [dark.r, dark.g, dark.b]) plane.fill(0.2)
    assert.ok(subjectOf(dark).mask.every((share) => share === 0))
  })

  for (const [width, height] of [
    [1, 1],
    [3, 90],
    [400, 40],
  ] as const) {
    test(`takes ${width} × ${height}`, () => {
      const { mask } = subjectOf(disc(width, height))
      assert.equal(mask.length, width * height)
      assert.ok(mask.every((value) => value >= 0 && value <= 1))
    })
  }

  test('is nothing on an even ground', () => {
    const plane = () => new Float32Array(200 * 150).fill(0.3)
    const { mask, coverage } = subjectOf({ width: 200, height: 150, r: plane(), g: plane(), b: plane() })
    assert.equal(coverage, 0)
    assert.ok(mask.every((value) => value === 0))
  })
})
