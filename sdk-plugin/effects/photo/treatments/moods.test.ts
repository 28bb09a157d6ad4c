import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { describeTreatment, flat, mean, redrawn } from '../../../../test/photoframe/treatments.ts'
import type { Print } from '../photo.ts'

const CORNER = [0, 0, 0.05, 0.05] as const

before(loadCanvas)

for (const kind of [
  'doubleExposure',
  'burning',
  'ablaze',
  'snow',
  'smoke',
  'sparklers',
  'field',
  'autumn',
  'woods',
] as const)
  describe(kind, () => describeTreatment(kind))

/** A dark disc before a lighter wall. */
function disc(width: number, height: number): Print {
  const print = flat(width, height, 0.4)
  for (let at = 0; at < width * height; at++) {
    const inside = Math.hypot((at % width) - width / 2, Math.floor(at / width) - height / 2) < 0.3 * height
    if (inside) [print.r[at], print.g[at], print.b[at]] = [0.25, 0.03, 0.02]
  }
  return print
}

test('a double exposure keeps to its silhouette: paper beside it, the scene within', () => {
  for (const scene of ['forest', 'towers']) {
    const print = redrawn(disc(400, 300), 'doubleExposure', { scene })
    assert.ok(mean(print, CORNER) > 0.7)
    assert.ok(mean(print, [0.45, 0.7, 0.55, 0.76]) < 0.3)
  }
})

test('paper burns away at its sides and stays in the middle', () => {
  const print = redrawn(flat(400, 300, 0.6), 'burning')
  assert.ok(mean(print, [0.45, 0.97, 0.55, 1]) < 0.1)
  assert.ok(mean(print, [0.45, 0.4, 0.55, 0.6]) > 0.2)
})

test('fire is brightest below and warm', () => {
  const print = redrawn(disc(400, 300), 'ablaze')
  assert.ok(mean(print, [0, 0.8, 1, 1], 'r') > 3 * mean(print, [0, 0, 1, 0.2], 'r'))
  assert.ok(mean(print, [0, 0.8, 1, 1], 'r') > 2 * mean(print, [0, 0.8, 1, 1], 'b'))
})

test('snow lies on the upper side of what stands out, and not on its lower one', () => {
  const print = redrawn(disc(400, 300), 'snow')
  const brightness = (top: number) => mean(print, [0.46, top, 0.54, top + 0.02])
  assert.ok(brightness(0.21) > 2 * brightness(0.72))
})

test('smoke takes the colour of the flare on its side', () => {
  const print = redrawn(flat(400, 300, 0.2), 'smoke', {
    colours: [
      [1, 0.1, 0.1],
      [0.1, 0.1, 1],
    ],
  })
  assert.ok(mean(print, [0, 0.6, 0.2, 1], 'r') > 1.5 * mean(print, [0, 0.6, 0.2, 1], 'b'))
  assert.ok(mean(print, [0.8, 0.6, 1, 1], 'b') > 1.5 * mean(print, [0.8, 0.6, 1, 1], 'r'))
})

test('a sparkler lights what is around it', () => {
  const print = redrawn(flat(400, 300, 0.2), 'sparklers')
  assert.ok(mean(print, [0.66, 0.4, 0.96, 0.8], 'r') > 2 * mean(print, [0.35, 0.25, 0.6, 0.5], 'r'))
})

test('lavender stands before the lower side', () => {
  const print = redrawn(flat(400, 300, 0.5), 'field')
  assert.ok(mean(print, [0, 0.9, 1, 1], 'b') > 1.2 * mean(print, [0, 0.9, 1, 1], 'g'))
})

test('green turns to ochre in autumn, and leaves lie below', () => {
  const print = flat(400, 300, 0.1)
  print.g.fill(0.3)
  redrawn(print, 'autumn')
  assert.ok(mean(print, [0.2, 0.4, 0.6, 0.7], 'r') > mean(print, [0.2, 0.4, 0.6, 0.7], 'g'))
  assert.ok(mean(print, [0, 0.92, 0.2, 1], 'r') > 1.3 * mean(print, [0, 0.92, 0.2, 1], 'g'))
})

test('ferns stand before the lower side of the woods', () => {
  const print = redrawn(flat(400, 300, 0.5), 'woods')
  assert.ok(mean(print, [0, 0.9, 1, 1]) > 1.4 * mean(print, [0, 0.9, 1, 1], 'b'))
})

test('below the waterline all is blue, above it there are but drops on the glass', () => {
  const print = redrawn(flat(400, 300, 0.4), 'waterline')
  assert.ok(mean(print, [0, 0.85, 1, 1], 'b') > 2 * mean(print, [0, 0.85, 1, 1], 'r'))
  assert.ok(Math.abs(mean(print, [0, 0, 1, 0.4]) - 0.4) < 0.02)
})

test('a presenter is cut out, a photo without anybody stands on a screen', () => {
  const print = redrawn(flat(300, 360, 0.5), 'presenter')
  const share = print.share ?? []
  assert.deepEqual([share[180 * 300 + 150], Math.round(share[2] ?? 1)], [1, 0])
})
