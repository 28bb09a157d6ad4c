import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutStrays } from './strays.ts'

test('a lamp beside a jaw is no part of a head', () => {
  const [width, height] = [120, 160]
  const plane = (value: number) => new Float32Array(width * height).fill(value)
  const print = { width, height, r: plane(0.02), g: plane(0.02), b: plane(0.04) }
  const mask = plane(0)
  const put = (x0: number, y0: number, x1: number, y1: number, tone: readonly number[], share: number) => {
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const at = y * width + x
        print.r[at] = tone[0]!
        print.g[at] = tone[1]!
        print.b[at] = tone[2]!
        mask[at] = share
      }
    }
  }
  put(40, 20, 80, 130, [0.2, 0.1, 0.06], 1)
  put(80, 78, 104, 96, [0.9, 0.3, 0.35], 0)
  put(80, 78, 92, 96, [0.9, 0.3, 0.35], 1)
  const clean = withoutStrays(mask, print, [{ x: 40, y: 30, width: 40, height: 50, score: 1 }])
  assert.ok(clean[86 * width + 86]! < 0.05)
  assert.equal(clean[60 * width + 60], 1)
  assert.equal(clean[86 * width + 75], 1)
})

test('shade beside a jaw stays, though it has a colour of the ground and is lighter than the line between lips', () => {
  const [width, height] = [120, 160]
  const isShade = (x: number, y: number) => x >= 80 && x < 92 && y >= 78 && y < 96
  const each = (valueAt: (x: number, y: number) => number) =>
    Float32Array.from({ length: width * height }, (_, at) => valueAt(at % width, Math.floor(at / width)))
  const isHead = (x: number, y: number) => x >= 40 && x < 80 && y >= 20 && y < 130
  const isLip = (x: number, y: number) => y > 59 && y < 63 && x > 56 && x < 64
  const tones = each((x, y) => (isHead(x, y) ? (isLip(x, y) ? 0.01 : 0.2) : 0.05))
  const mask = each((x, y) => Number(isHead(x, y) || isShade(x, y)))
  const print = { width, height, r: tones, g: tones, b: tones }
  const clean = withoutStrays(mask, print, [{ x: 40, y: 30, width: 40, height: 50, score: 1 }])
  assert.equal(clean[86 * width + 86], 1)
})
