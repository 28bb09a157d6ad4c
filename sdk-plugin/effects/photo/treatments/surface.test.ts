import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Print } from '../photo.ts'
import { surface } from './surface.ts'

const [WIDTH, HEIGHT] = [160, 120]

function flat(r: number, g: number, b: number): Print {
  const plane = (value: number) => new Float32Array(WIDTH * HEIGHT).fill(value)
  return { width: WIDTH, height: HEIGHT, r: plane(r), g: plane(g), b: plane(b) }
}

function shownOn(of: string, more: Record<string, unknown> = {}, print = flat(0.5, 0.2, 0.1)): Print {
  surface.apply(print, surface.schema.parse({ kind: 'surface', of, ...more }), { seed: 4 })
  return print
}

const mean = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / plane.length

for (const kind of ['canvas', 'vinyl', 'pasted', 'led', 'tube']) {
  test(`${kind}: seen in the photo, which keeps its colour and its brightness`, () => {
    const { r, g } = shownOn(kind)
    const middle = mean(r)
    const spread = Math.sqrt(mean(r.map((value) => (value - middle) ** 2)))
    assert.ok(spread > 0.008 * middle, `${spread}`)
    assert.ok(Math.abs(mean(r) / 0.5 - 1) < 0.18, `${mean(r)}`)
    assert.ok(Math.abs(mean(r) / mean(g) / 2.5 - 1) < 0.1)
    assert.ok([...r, ...g].every((value) => value >= 0))
    assert.deepEqual(shownOn(kind).r, r)
  })
}

test('sheets of vinyl meet where the recipe says', () => {
  const { g } = shownOn('vinyl', { sheets: [4, 1] })
  const columns = Float32Array.from({ length: WIDTH }, (_, x) => {
    return mean(g.filter((_, at) => at % WIDTH === x))
  })
  for (const seam of [40, 80, 120])
    assert.ok(columns[seam]! < columns[seam - 4]! && columns[seam]! < columns[seam + 4]!)
})

test('an old television shows greys, a better one colours', () => {
  const { r, g } = shownOn('tube', { colours: 0 })
  assert.ok(mean(r) < mean(g))
  const better = shownOn('tube', { colours: 1 })
  assert.ok(mean(better.r) > 2 * mean(better.g))
})

test('a brush drags paint along: soft forms wander, sharp ones stay where they are', () => {
  const edgesOf = (soft: number) => {
    const print = flat(0, 0, 0)
    for (let at = 0; at < print.r.length; at++) {
      print.g[at] = 0.6 * Math.min(1, Math.max(0, 0.5 + ((at % WIDTH) - 80.5) / soft))
    }
    const { g } = shownOn('canvas', { strength: 2 }, print)
    return Array.from({ length: HEIGHT }, (_, y) =>
      g.subarray(y * WIDTH, (y + 1) * WIDTH).findIndex((value) => value > 0.3),
    )
  }
  const [soft, sharp] = [edgesOf(60), edgesOf(1)]
  assert.ok(new Set(soft).size > 3, [...new Set(soft)].join(' '))
  assert.ok(
    sharp.every((x) => Math.abs(x - 81) < 3),
    [...new Set(sharp)].join(' '),
  )
})
