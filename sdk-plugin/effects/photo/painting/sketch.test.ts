import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { flowOf } from './flow.ts'
import { loseEdges, sketchOf } from './sketch.ts'

const SIDE = 300
const FACE = { x: 110, y: 100, width: 80, height: 90, score: 1 }

test('contours come and go, but not of eyes and mouths', () => {
  const contours = new Float32Array(SIDE * SIDE).fill(1)
  const empty = new Float32Array(0)
  scratch(() => loseEdges({ width: SIDE, height: SIDE, r: empty, g: empty, b: empty }, contours, [FACE], 1))
  assert.ok(contours[145 * SIDE + 150]! > 0.95)
  assert.ok(contours.some((much) => much < 0.3))
  assert.ok(contours.some((much, at) => at < 40 * SIDE && much > 0.6))
})

test('where it is light and forms are faint, strokes keep the slant of a hand', () => {
  const wavy = Float32Array.from({ length: SIDE * SIDE }, (_, at) => 0.85 + 0.02 * Math.sin((at % SIDE) / 6))
  scratch(() => {
    const slant = (hand: number) => {
      const { x, y, width } = flowOf(wavy, SIDE, SIDE, 5, hand)
      const at = 70 * width + 70
      return (x[at]! - y[at]!) * Math.SQRT1_2
    }
    assert.ok(slant(7) > slant(1) + 0.02, `${slant(7)} and ${slant(1)}`)
  })
})

test('dark skin is drawn in half-tones, its eyes stay dark', () => {
  const print = () => {
    const tone = new Float32Array(SIDE * SIDE).fill(0.5)
    for (let y = 90; y < 200; y++) tone.fill(0.06, y * SIDE + 100, y * SIDE + 200)
    for (let y = 125; y < 130; y++) tone.fill(0.001, y * SIDE + 128, y * SIDE + 136)
    return { width: SIDE, height: SIDE, r: tone, g: tone.slice(), b: tone.slice() }
  }
  const light = (faces: (typeof FACE)[]) =>
    scratch(() => {
      const made = sketchOf(print(), {
        contrast: { around: 5, strength: 0 },
        forms: 3,
        strokes: [],
        line: { width: 1 },
        faces,
        seed: 1,
      })
      return [made.light[150 * SIDE + 150]!, made.light[127 * SIDE + 132]!] as const
    })
  const [skin, eye] = light([FACE])
  assert.ok(skin > light([])[0] + 0.15)
  assert.ok(eye < 0.15)
})
