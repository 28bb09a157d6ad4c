import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectPersons } from './person.ts'

const size = { width: 80, height: 100 }
const face = { x: 26, y: 24, width: 28, height: 32, score: 1 }

test('shoulders may reach up beside a jaw, where colours decide, and nobody is expected above them', () => {
  const lab = new Float32Array(size.width * size.height * 3).fill(50)
  const prior = new Float32Array(size.width * size.height).fill(0.02)
  expectPersons(prior, lab, size, [face])
  const at = (dx: number, dy: number) => {
    const [x, y] = [face.x + (0.5 + dx) * face.width, face.y + (0.5 + dy) * face.height]
    return prior[Math.round(y) * size.width + Math.round(x)]!
  }
  for (const dx of [-1.1, -0.8, 0.8, 1.1]) {
    for (const dy of [0.42, 0.6]) assert.ok(at(dx, dy) > 0.3 && at(dx, dy) < 0.5, `${dx} ${dy}: ${at(dx, dy)}`)
    assert.ok(at(dx, 0.1) < 0.1 || Math.abs(dx) < 0.8)
  }
  assert.ok(at(0, 0) > 0.9)
})
