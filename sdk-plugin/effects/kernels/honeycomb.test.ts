import assert from 'node:assert/strict'
import { test } from 'node:test'
import { combAt, newComb } from './honeycomb.ts'

test('a place lies in the cell whose middle is nearest, and its border is where the next one begins', () => {
  const [comb, near] = [newComb(), newComb()]
  for (let index = 0; index < 400; index++) {
    const [x, y] = [(index % 20) * 0.19 - 1.7, Math.floor(index / 20) * 0.17 - 1.3]
    combAt(x, y, comb)
    assert.ok(comb.border >= -1e-9 && comb.border <= 0.5)
    const [mx, my] = [x - comb.dx, y - comb.dy]
    for (let side = 0; side < 6; side++) {
      const angle = (side * Math.PI) / 3
      const far = Math.hypot(x - mx - Math.cos(angle), y - my - Math.sin(angle))
      assert.ok(far >= Math.hypot(comb.dx, comb.dy) - 1e-9)
      combAt(mx + Math.cos(angle), my + Math.sin(angle), near)
      assert.ok(Math.hypot(near.dx, near.dy) < 1e-9 && Math.abs(near.border - 0.5) < 1e-9)
    }
    combAt(x + 3, y + 2 * Math.sqrt(3), near)
    assert.ok(Math.abs(near.border - comb.border) < 1e-9)
  }
})

test('each cell has numbers of its own', () => {
  const comb = newComb()
  const seen = new Set<string>()
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      combAt(column + (row % 2) / 2, (row * Math.sqrt(3)) / 2, comb)
      seen.add(`${comb.column} ${comb.row}`)
    }
  }
  assert.equal(seen.size, 20)
})
