import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { describeTreatment, flat, mean, redrawn } from '../../../../test/photoframe/treatments.ts'

const MIDDLE = [0.35, 0.35, 0.65, 0.65] as const
const CORNER = [0, 0, 0.05, 0.05] as const

before(loadCanvas)

for (const kind of ['nightVision', 'interference', 'rain', 'frost', 'cloud', 'mural'] as const) {
  describe(kind, () => {
    test('the photo arrives', () => {
      const [dark, light] = [redrawn(flat(200, 150, 0.02), kind), redrawn(flat(200, 150, 0.8), kind)]
      assert.ok(mean(light, MIDDLE) > 2 * mean(dark, MIDDLE))
    })

    describeTreatment(kind)
  })
}

test('an intensifier is green and dark beside its eyepiece', () => {
  const print = redrawn(flat(200, 150, 0.4), 'nightVision')
  assert.ok(mean(print, MIDDLE) > 2 * mean(print, MIDDLE, 'r'))
  assert.ok(mean(print, CORNER) < 0.01)
})

test('a tube is dark at its rim', () => {
  const print = redrawn(flat(200, 150, 0.4), 'interference')
  assert.ok(mean(print, CORNER) < 0.4 * mean(print, MIDDLE))
})

test('clouds and ice are at the sides and leave the middle', () => {
  for (const kind of ['cloud', 'frost'] as const) {
    const print = redrawn(flat(300, 300, 0.01), kind)
    assert.ok(mean(print, [0, 0, 0.08, 0.5]) > 2 * mean(print, MIDDLE), kind)
  }
})

test('a mural is grey whatever colours the photo has', () => {
  const print = flat(80, 60, 0.2)
  print.b.fill(0.9)
  const { r, g, b } = redrawn(print, 'mural')
  assert.deepEqual([g, b], [r, r])
})
