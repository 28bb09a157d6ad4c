import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Print } from '../photo.ts'
import { treat, treatmentSchema } from './index.ts'

const [width, height] = [160, 200]

function lit(how: object): Print {
  const plane = () => new Float32Array(width * height).fill(0.5)
  const print = { width, height, r: plane(), g: plane(), b: plane() }
  treat(print, treatmentSchema.parse({ kind: 'lamplight', ...how }), { seed: 4 })
  return print
}

test('lamps over a photo light its upper side, in their colour, and what is left falls to the rest', () => {
  const { r, g, b } = lit({ at: [0.5, 0], reach: 0.5, rest: 0.4, gain: 1, light: [1, 0.9, 0.8] })
  const at = (y: number) => y * width + width / 2
  assert.ok(g[at(2)]! > 0.44 && g[at(2)]! <= 0.45, `${g[at(2)]}`)
  for (let y = 1; y < height; y++) assert.ok(g[at(y)]! < g[at(y - 1)]!, `row ${y}`)
  assert.ok(g[at(199)]! > 0.18 && g[at(199)]! < 0.2, `${g[at(199)]}`)
  assert.ok(Math.abs(b[at(90)]! / r[at(90)]! - 0.8) < 1e-5)
})

test('leaves shade it in patches, no darker than they are said to be', () => {
  const { g } = lit({ reach: 4, rest: 1, gain: 1, light: [1, 1, 1], leaves: 0.4 })
  assert.ok(Math.min(...g) >= 0.2999 && Math.min(...g) < 0.32, `${Math.min(...g)}`)
  assert.ok(Math.max(...g) > 0.45 && Math.max(...g) <= 0.5, `${Math.max(...g)}`)
})
