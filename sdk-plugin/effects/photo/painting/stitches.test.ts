import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flowOf } from './flow.ts'
import { layStitch, type Needlework, sewAlong } from './stitches.ts'

const [WIDTH, HEIGHT] = [120, 80]

function cloth(): Needlework {
  const plane = () => new Float32Array(WIDTH * HEIGHT)
  return { width: WIDTH, height: HEIGHT, r: plane(), g: plane(), b: plane(), share: plane() }
}

test('threads fill what is free, side by side, and end where the next colour begins', () => {
  const work = cloth()
  const light = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % WIDTH < 60 ? 0.9 : 0.1))
  const free = new Uint8Array(WIDTH * HEIGHT).fill(1)
  let crossing = 0
  sewAlong({
    flow: flowOf(light, WIDTH, HEIGHT, 3),
    free,
    isAlike: (from, to) => Math.abs(light[from]! - light[to]!) < 0.2,
    longest: 30,
    pitch: 4,
    random: () => 0.5,
    lay(x0, y0, x1, y1) {
      if (x0 < 58 !== x1 < 58 && Math.max(x0, x1) > 62) crossing++
      layStitch(work, { x0, y0, x1, y1, half: 2.5, colour: [0.5, 0.5, 0.5] })
    },
  })
  assert.equal(crossing, 0)
  const covered = work.share.filter((share) => share > 0.5).length / work.share.length
  assert.ok(covered > 0.93, String(covered))
})

test('silk across the light is brighter than silk along it', () => {
  const lightOf = (x1: number, y1: number) => {
    const work = cloth()
    layStitch(work, { x0: 60, y0: 40, x1: 60 + x1, y1: 40 + y1, half: 4, colour: [0.5, 0.5, 0.5] })
    return work.g[Math.round(40 + y1 / 2) * WIDTH + Math.round(60 + x1 / 2)]!
  }
  assert.ok(lightOf(26, -20) > 1.15 * lightOf(20, 26))
})
