import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import type { Print } from '../photo.ts'
import { treat, treatmentSchema } from './index.ts'

type Kind = 'nightVision' | 'interference' | 'rain' | 'frost' | 'cloud' | 'mural'

function flat(width: number, height: number, light: number): Print {
  const plane = () => new Float32Array(width * height).fill(light)
  return { width, height, r: plane(), g: plane(), b: plane() }
}

function seen(print: Print, kind: Kind, more: object = {}, seed = 1): Print {
  treat(print, treatmentSchema.parse({ kind, ...more }), { seed })
  return print
}

/** Mean of a plane over a box given in shares. */
function mean(plane: Float32Array, { width, height }: Print, [left, top, right, bottom]: number[]): number {
  let [sum, count] = [0, 0]
  for (let y = Math.floor(top! * height); y < bottom! * height; y++) {
    for (let x = Math.floor(left! * width); x < right! * width; x++, count++) sum += plane[y * width + x]!
  }
  return sum / count
}

const MIDDLE = [0.35, 0.35, 0.65, 0.65]
const CORNER = [0, 0, 0.05, 0.05]

before(loadCanvas)

for (const kind of ['nightVision', 'interference', 'rain', 'frost', 'cloud', 'mural'] as const) {
  describe(kind, () => {
    test('the photo arrives', () => {
      const [dark, light] = [seen(flat(200, 150, 0.02), kind), seen(flat(200, 150, 0.8), kind)]
      assert.ok(mean(light.g, light, MIDDLE) > 2 * mean(dark.g, dark, MIDDLE))
    })

    test('is the same for the same seed, and another for another', () => {
      const [once, again, other] = [1, 1, 2].map((seed) => seen(flat(120, 90, 0.4), kind, {}, seed))
      assert.deepEqual(once!.r, again!.r)
      assert.notDeepEqual(once!.r, other!.r)
    })

    for (const [width, height] of [
      [1, 1],
      [3, 90],
    ] as const) {
      test(`takes ${width} × ${height}`, () => {
        const { r, g, b } = seen(flat(width, height, 0.3), kind)
        for (const plane of [r, g, b]) assert.ok(plane.every((value) => Number.isFinite(value) && value >= 0))
      })
    }
  })
}

test('an intensifier is green and dark beside its eyepiece', () => {
  const print = seen(flat(200, 150, 0.4), 'nightVision')
  assert.ok(mean(print.g, print, MIDDLE) > 2 * mean(print.r, print, MIDDLE))
  assert.ok(mean(print.g, print, CORNER) < 0.01)
})

test('a tube has dark corners', () => {
  const print = seen(flat(200, 150, 0.4), 'interference')
  assert.ok(mean(print.g, print, CORNER) < 0.1 * mean(print.g, print, MIDDLE))
})

test('clouds and ice are at the sides and leave the middle', () => {
  for (const kind of ['cloud', 'frost'] as const) {
    const print = seen(flat(300, 300, 0.01), kind)
    assert.ok(mean(print.g, print, [0, 0, 0.08, 0.5]) > 2 * mean(print.g, print, MIDDLE), kind)
  }
})

test('a mural is grey whatever colours the photo has', () => {
  const print = flat(80, 60, 0.2)
  print.b.fill(0.9)
  const { r, g, b } = seen(print, 'mural')
  assert.deepEqual([g, b], [r, r])
})
