import assert from 'node:assert/strict'
import { before as first, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { canvasModule } from '../../../text/skia.ts'
import { paintBody, skinTones } from './lit-flesh.ts'
import { bodyOf, type Limb } from './round-forms.ts'

first(loadCanvas)

const FINGER: Limb = [
  [20, 40, 0, 10],
  [60, 40, 0, 10],
]

function painted() {
  const context = canvasModule().createCanvas(80, 80).getContext('2d')
  const body = bodyOf(context, [FINGER], 0)
  paintBody(context, body, { tones: skinTones([0.5, 0.3, 0.2]) })
  return { body, data: context.getImageData(0, 0, 80, 80).data }
}

test('a limb is round across and as thick as it says', () => {
  const { body } = painted()
  const at = (x: number, y: number) => (y - body.y) * body.width + x - body.x
  assert.ok(Math.abs(body.heights[at(40, 40)]! - 10) < 0.6)
  assert.ok(body.heights[at(40, 33)]! < body.heights[at(40, 37)]!)
  assert.equal(body.cover[at(40, 40)], 1)
  assert.equal(body.cover[at(40, 52)], 0)
})

test('it is lit from above, and nothing is painted beside it', () => {
  const { data } = painted()
  const red = (x: number, y: number) => data[(y * 80 + x) * 4]!
  assert.ok(red(40, 35) > red(40, 46))
  assert.equal(data[(10 * 80 + 40) * 4 + 3], 0)
})
