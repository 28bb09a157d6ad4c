import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { comb } from './combed.ts'
import { flowOf } from './flow.ts'

const [WIDTH, HEIGHT] = [240, 300]
const FACE = { x: 80, y: 80, width: 80, height: 100, score: 1 }

test('hair that shows no locks falls beside a face and parts on its crown; all else keeps its strokes', () => {
  scratch(() => {
    const flow = flowOf(new Float32Array(WIDTH * HEIGHT).fill(0.1), WIDTH, HEIGHT, 5)
    const before = flow.ways.slice()
    const hair = new Float32Array(WIDTH * HEIGHT)
    for (let y = 0; y < HEIGHT; y++) hair.fill(1, y * WIDTH, y * WIDTH + 80)
    comb(flow, [FACE], hair)
    const at = (x: number, y: number) => (y >> 1) * flow.width + (x >> 1)
    const steep = (x: number, y: number) => Math.abs(flow.y[at(x, y)]!)
    assert.ok(steep(60, 180) > 0.9)
    assert.equal(flow.ways[at(200, 180)], before[at(200, 180)])
  })
})
