import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { evenKey } from './even-key.ts'
import { formOf } from './form.ts'

const SIDE = 120
const FACE = { x: 40, y: 40, width: 40, height: 48, score: 1 }
const at = (x: number, y: number) => y * SIDE + x

function skin(lightAt: (x: number) => number) {
  const r = Float32Array.from({ length: SIDE * SIDE }, (_, place) => lightAt(place % SIDE))
  return { width: SIDE, height: SIDE, r, g: r.slice(), b: r.slice() }
}

test('a face is round though its outline tells nothing of it', () => {
  const mask = new Float32Array(SIDE * SIDE).fill(1)
  scratch(() => {
    const print = skin(() => 0.4)
    const flat = formOf(print, mask, [])
    const round = formOf(print, mask, [FACE])
    assert.ok(Math.abs(flat.x[at(46, 64)]!) < 0.02)
    assert.ok(round.x[at(46, 64)]! < -0.3)
    assert.ok(round.x[at(74, 64)]! > 0.3)
    assert.ok(round.y[at(60, 84)]! > 0.3)
  })
})

test('a lamp from one side is taken off a face', () => {
  const lit = (x: number) => 0.6 - 0.005 * x
  const print = skin(lit)
  evenKey(print, [FACE])
  const [left, right] = [print.r[at(50, 64)]!, print.r[at(70, 64)]!]
  assert.ok(left < lit(50) && right > lit(70), `${left} and ${right}`)
  assert.ok(left / right < lit(50) / lit(70))
  assert.equal(print.r[at(5, 5)], skin(lit).r[at(5, 5)])
})

test('a forehead under dark hair stands upright', () => {
  const mask = new Float32Array(SIDE * SIDE).fill(1)
  scratch(() => {
    const print = skin(() => 0.5)
    for (const plane of [print.r, print.g, print.b]) plane.fill(0.01, 0, at(0, 46))
    const { y } = formOf(print, mask, [FACE])
    for (let row = 44; row < 56; row++) assert.ok(y[at(60, row)]! > -0.75, `${row}: ${y[at(60, row)]}`)
  })
})
