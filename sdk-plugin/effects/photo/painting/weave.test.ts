import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Weave } from './weave.ts'

const [WIDTH, HEIGHT] = [120, 160]

/** Cloth with a light thread every four columns. */
function cloth() {
  const tone = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => ((at % WIDTH) % 4 === 0 ? 0.3 : 0.2))
  return { width: WIDTH, height: HEIGHT, r: tone, g: tone, b: tone }
}

test('threads go on far below the photo and beyond its sides, and none is more than a thread', () => {
  const weave = new Weave(cloth(), { x: 20, y: 20, width: 80, height: 90, score: 1 }, 0.9)
  let [least, most] = [1, -1]
  for (const column of weave.columns(260, 60)) {
    const thread = weave.threads[weave.row(77) + column]!
    least = Math.min(least, thread)
    most = Math.max(most, thread)
  }
  assert.ok(most > 0.05 && most < 0.161)
  assert.ok(least < 0 && least > -0.161)
})

test('plain cloth has no threads', () => {
  const { width, height } = cloth()
  const even = new Float32Array(width * height).fill(0.2)
  const weave = new Weave(
    { width, height, r: even, g: even, b: even },
    { x: 20, y: 20, width: 80, height: 90, score: 1 },
    0.9,
  )
  assert.ok(weave.threads.every((thread) => Math.abs(thread) < 1e-3))
})
