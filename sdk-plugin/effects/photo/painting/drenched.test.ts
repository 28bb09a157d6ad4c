import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { drench } from './drenched.ts'

const [width, height] = [200, 160]
const grey = () => new Float32Array(width * height).fill(0.3)

test('hair is darker when it is wet, and so is what the water just left', () => {
  const print = { width, height, r: grey(), g: grey(), b: grey() }
  const mask = new Float32Array(width * height).fill(1)
  const hair = new Float32Array(width * height)
  hair.fill(1, 0, width * 40)
  const line = new Float32Array(width).fill(150)
  drench(print, { mask, hair, faces: [], line, seed: 1 })
  ok(print.g[20 * width + 100]! < 0.6 * print.g[70 * width + 100]!)
  ok(print.b[149 * width + 100]! < 0.9 * print.b[70 * width + 100]!)
})
