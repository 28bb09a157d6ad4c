import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { scratch } from '../../kernels/memory.ts'
import { dress } from './gown.ts'

const [WIDTH, HEIGHT] = [240, 300]
const FACE = { x: 90, y: 40, width: 60, height: 72, score: 1 }

before(loadCanvas)

test('a gown takes the place of what is below the chin, its breast out of the water', () => {
  scratch(() => {
    const print = flat(WIDTH, HEIGHT, 0.02)
    const mask = new Float32Array(WIDTH * HEIGHT).fill(1)
    const { mask: shown, raised } = dress(print, { faces: [FACE], mask, lean: 0 }, 1)
    const at = (x: number, y: number) => y * WIDTH + x
    assert.equal(shown[at(120, 70)], 1)
    assert.equal(shown[at(4, 130)], 0)
    assert.ok(print.g[at(120, 150)]! > 0.05)
    assert.ok(raised[at(120, 150)]! > 0.3)
    assert.ok(raised[at(120, 70)]! < raised[at(120, 120)]!)
  })
})

test('without a face there is nobody to dress', () => {
  const mask = new Float32Array(WIDTH * HEIGHT)
  assert.equal(dress(flat(WIDTH, HEIGHT, 0.5), { faces: [], mask, lean: 0 }, 1).mask, mask)
})

test('what was worn at the neck is under the gown', () => {
  scratch(() => {
    const print = flat(WIDTH, HEIGHT, 0.02)
    print.b.fill(0.6, (FACE.y + FACE.height) * WIDTH)
    print.b.fill(0.012, 0, (FACE.y + FACE.height) * WIDTH)
    const mask = new Float32Array(WIDTH * HEIGHT).fill(1)
    dress(print, { faces: [FACE], mask, lean: 0 }, 1)
    for (const [x, y] of [
      [112, 118],
      [120, 118],
      [130, 116],
    ] as const) {
      const at = y * WIDTH + x
      assert.ok(print.b[at]! < print.g[at]!, `${x} ${y}: ${print.b[at]} beside ${print.g[at]}`)
    }
  })
})
