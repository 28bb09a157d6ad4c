import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { fernsOf } from './ferns.ts'

before(loadCanvas)

test('ice grows in from the sides and hardly reaches the middle', () => {
  const [width, height] = [300, 300]
  const { ice } = fernsOf(width, height, { unit: height / 900, reach: 0.34, seed: 2 })
  const mean = (from: number, to: number) => {
    let [sum, count] = [0, 0]
    for (let y = from; y < to; y++) for (let x = from; x < to; x++, count++) sum += ice[y * width + x]!
    return sum / count
  }
  assert.ok(mean(0, 40) > 0.12, `${mean(0, 40)}`)
  assert.ok(mean(120, 180) < 0.25 * mean(0, 40), `${mean(120, 180)} of ${mean(0, 40)}`)
})
