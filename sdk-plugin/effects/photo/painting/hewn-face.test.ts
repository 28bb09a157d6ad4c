import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { hewnFace } from './hewn-face.ts'

const OVAL = { x: 100, y: 100, wide: 60, high: 80 }

/** A photo of nothing but stripes of an even strength. */
function striped(strength: number) {
  const print = flat(200, 200, 0.3)
  for (let at = 0; at < print.r.length; at++) {
    const tone = 0.3 + strength * Math.sin((at % 200) * 0.5)
    print.r[at] = print.g[at] = print.b[at] = tone
  }
  return print
}

/** How much neighbours in the middle row differ. */
function roughness(strength: number): number {
  const { form } = hewnFace(striped(strength), OVAL)
  let sum = 0
  for (let x = 70; x < 130; x++)
    sum += Math.abs(form[100 * 200 + x]! - 2 * form[100 * 200 + x + 1]! + form[100 * 200 + x + 2]!)
  return sum
}

test('stands out in the oval alone, and follows the lights of the photo', () => {
  const { form, paint } = hewnFace(striped(0.2), OVAL)
  assert.ok(form[100 * 200 + 100]! > 0)
  assert.ok(form[5 * 200 + 5]! < -1000)
  assert.equal(paint[5 * 200 + 5], 1)
  assert.ok(roughness(0.2) > 2 * roughness(0.001))
})
