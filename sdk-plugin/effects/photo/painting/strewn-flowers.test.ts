import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { scratch } from '../../kernels/memory.ts'
import { strewFlowers } from './strewn-flowers.ts'

const [WIDTH, HEIGHT] = [240, 300]
const FACE = { x: 90, y: 80, width: 60, height: 72, score: 1 }

before(loadCanvas)

test('flowers count as above the water where they drift, and none lies on a face', () => {
  scratch(() => {
    const print = flat(WIDTH, HEIGHT, 0.02)
    const dry = new Float32Array(WIDTH * HEIGHT)
    strewFlowers(print, { faces: [FACE], flowers: 60, seed: 1, lean: -0.36, dry })
    const covered = dry.filter((share) => share > 0.3).length / dry.length
    assert.ok(covered > 0.01 && covered < 0.3, String(covered))
    const middle = 122 * WIDTH + 120
    assert.equal(dry[middle], 0)
    assert.ok(Math.abs(print.g[middle]! - 0.02) < 1e-6)
  })
})
