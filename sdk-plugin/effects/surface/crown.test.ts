import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crownOf } from './crown.ts'

const [WIDTH, HEIGHT] = [60, 240]

/** The facets of an upright bar, of which each side has a row and a table is left in the middle. */
function bar(along: number) {
  const distance = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => 25 - Math.abs((at % WIDTH) - 29.5))
  return crownOf(distance, WIDTH, HEIGHT, { rows: [10], around: 12, along, soft: 1 })
}

/** Numbers of the facets down a column. */
const down = (facet: Int16Array, x: number) => [
  ...new Set(Array.from({ length: HEIGHT - 40 }, (_, y) => facet[(y + 20) * WIDTH + x]!)),
]

test('a straight stroke is one facet, or two that take turns', () => {
  assert.equal(down(bar(0).facet, 10).length, 1)
  const { facet, normals } = bar(30)
  const [one, other] = down(facet, 10) as [number, number]
  assert.equal(down(facet, 10).length, 2)
  assert.ok(normals.x[one]! < 0 && normals.x[other]! < 0, 'both lean outwards')
  assert.ok(Math.abs(normals.y[one]! - normals.y[other]!) > 0.2, 'and apart from each other')
})

test('the middle is one table, whose normal faces the viewer', () => {
  const { facet, normals } = bar(30)
  const [table, ...rest] = down(facet, 29)
  assert.equal(rest.length, 0)
  assert.equal(normals.z[table!], 1)
})
