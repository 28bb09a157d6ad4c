import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Print } from '../photo.ts'
import { treat, treatmentSchema } from './index.ts'

const [width, height] = [200, 100]

function dark(): Print {
  const plane = () => new Float32Array(width * height).fill(0.1)
  return { width, height, r: plane(), g: plane(), b: plane() }
}

test('a glare lights its panes, leaves the bars between them and all around as it was, and fades downwards', () => {
  const print = dark()
  const how = { kind: 'glare', at: [0.5, 0.5], size: [0.5, 0.6], lean: 0, panes: [2, 1], foot: 0.2, strength: 0.4 }
  treat(print, treatmentSchema.parse(how), { seed: 3 })
  const at = (x: number, y: number) => print.g[y * width + x]!
  assert.ok(at(75, 25) > 0.4 && at(125, 25) > 0.4, `${at(75, 25)}`)
  assert.ok(at(100, 50) < 0.15, 'the bar')
  assert.ok(at(75, 74) < 0.25 && at(75, 74) > 0.12, 'its foot')
  for (const [x, y] of [
    [40, 50],
    [160, 50],
    [75, 14],
    [75, 86],
  ] as const)
    assert.equal(at(x, y), Math.fround(0.1), `${x}, ${y}`)
})

test('on a rough surface it is uneven', () => {
  const spread = (rough: number) => {
    const print = dark()
    const how = { kind: 'glare', at: [0.5, 0.5], size: [0.9, 0.9], lean: 0, panes: [1, 1], foot: 1, rough }
    treat(print, treatmentSchema.parse(how), { seed: 3 })
    const middle = print.r.filter((_, at) => Math.abs((at % width) - 100) < 40 && Math.abs(at / width - 50) < 20)
    return Math.max(...middle) - Math.min(...middle)
  }
  assert.ok(spread(0) < 0.001, `${spread(0)}`)
  assert.ok(spread(1) > 0.05, `${spread(1)}`)
})

test('a lamp is a soft oval', () => {
  const print = dark()
  const how = { kind: 'glare', shape: 'lamp', at: [0.5, 0.5], size: [0.3, 0.6], lean: 0, foot: 1, strength: 0.4 }
  treat(print, treatmentSchema.parse(how), { seed: 3 })
  const at = (x: number, y: number) => print.g[y * width + x]!
  assert.ok(at(100, 50) > 0.48, `${at(100, 50)}`)
  const steps = Array.from({ length: 60 }, (_, x) => at(100 + x, 50) - at(101 + x, 50))
  assert.ok(
    steps.every((step) => step < 0.03),
    'no edge',
  )
  assert.equal(at(180, 50), Math.fround(0.1))
})

test('a glare keeps off faces', () => {
  const print = { ...dark(), faces: [{ x: 0.5, y: 0.5, halfWidth: 0.1, halfHeight: 0.2 }] }
  treat(
    print,
    treatmentSchema.parse({ kind: 'glare', at: [0.5, 0.5], size: [2, 2], panes: [1, 1], foot: 1, strength: 0.4 }),
    { seed: 3 },
  )
  const at = (x: number, y: number) => print.g[y * width + x]!
  assert.ok(at(100, 50) < 0.15, `${at(100, 50)}`)
  assert.ok(at(20, 50) > 0.48, `${at(20, 50)}`)
})
