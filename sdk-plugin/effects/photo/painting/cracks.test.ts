import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cracksOf } from './cracks.ts'

const OPTIONS = { unit: 1, size: 40, half: 2, bend: 0.3, whole: 0, seed: 1 }
const share = (cracks: Float32Array) => cracks.reduce((sum, each) => sum + each, 0) / cracks.length

test('cracks are thin, more of them where islands are smaller, fewer where much is whole', () => {
  const usual = share(cracksOf(400, 300, OPTIONS))
  assert.ok(usual > 0.01 && usual < 0.2, String(usual))
  assert.ok(share(cracksOf(400, 300, { ...OPTIONS, size: 20 })) > 1.4 * usual)
  assert.ok(share(cracksOf(400, 300, { ...OPTIONS, whole: 1 })) < 0.6 * usual)
})
