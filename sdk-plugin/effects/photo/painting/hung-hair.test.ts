import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { scratch } from '../../kernels/memory.ts'
import { hangHair } from './hung-hair.ts'

const [WIDTH, HEIGHT] = [240, 300]
const FACE = { x: 80, y: 60, width: 80, height: 100, score: 1 }

test('locks hang beside a neck, and end; what is not like hair stays as it is', () => {
  scratch(() => {
    const print = flat(WIDTH, HEIGHT, 0.6)
    const mask = new Float32Array(WIDTH * HEIGHT)
    const isHair = (x: number, y: number) => y < 70 || (Math.abs(x - 120) > 30 && Math.abs(x - 120) < 60)
    for (let y = 20; y < HEIGHT; y++) {
      for (let x = 60; x < 180; x++) {
        mask[y * WIDTH + x] = 1
        if (isHair(x, y)) for (const part of [print.r, print.g, print.b]) part[y * WIDTH + x] = 0.03
      }
    }
    const head = new Float32Array(mask.length)
    hangHair(head, print, mask, FACE)
    assert.ok(head[150 * WIDTH + 80]! > 0.9)
    assert.equal(head[150 * WIDTH + 120], 0)
    assert.equal(head[270 * WIDTH + 80], 0)
  })
})
