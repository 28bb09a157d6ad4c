import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cutStone } from './cut.ts'
import { CUTS } from './cut-shapes.ts'

describe('every cut', () => {
  for (const name of CUTS) {
    test(`${name}: light is thrown back to the viewer by most of the stone`, () => {
      const { inside, shares, sources, normals } = cutStone(name)
      let stone = 0
      let bright = 0
      for (let at = 0; at < inside.length; at++) {
        if (!inside[at]) continue
        stone++
        const length = Math.hypot(normals[at * 3]!, normals[at * 3 + 1]!, normals[at * 3 + 2]!)
        assert.ok(Math.abs(length - 1) < 1e-4 && normals[at * 3 + 2]! > 0)
        if (shares[at * 3 + 1]! < 0.5) continue
        bright++
        const source = Math.hypot(sources[at * 9 + 3]!, sources[at * 9 + 4]!, sources[at * 9 + 5]!)
        assert.ok(Math.abs(source - 1) < 1e-3, String(source))
      }
      assert.ok(stone > 0.4 * inside.length, `covers ${stone / inside.length}`)
      assert.ok(bright > 0.4 * stone, `${bright / stone} throws light back`)
    })
  }
})

test('a brilliant is alike in each eighth turn', () => {
  const { side, normals } = cutStone('brilliant')
  const at = (x: number, y: number) => normals[(y * side + x) * 3 + 2]!
  let same = 0
  let all = 0
  for (let y = 20; y < 76; y++) {
    for (let x = 20; x < 76; x++) {
      all++
      if (Math.abs(at(x, y) - at(side - 1 - y, x)) < 0.01) same++
    }
  }
  assert.ok(same > 0.95 * all, String(same / all))
})
