import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smoothEdges } from '../../scripts/art/edges.ts'
import { withoutNoise, withoutSpecks } from '../../scripts/art/specks.ts'
import { randomFrom } from '../../sdk-plugin/effects/random.ts'

const [WIDTH, HEIGHT] = [64, 48]

function picture(light: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: WIDTH * HEIGHT * 3 }, (_, index) => {
    const at = Math.floor(index / 3)
    return light(at % WIDTH, Math.floor(at / WIDTH))
  })
}

/** A slanted silhouette, lit below: the share of each pixel that lies below the line. */
const share = (x: number, y: number) => Math.min(1, Math.max(0, y + 0.5 - (20 + 0.17 * x) + 0.5))

/** How far two pictures are apart, their borders left out. */
function apart(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let y = 8; y < HEIGHT - 8; y++) {
    for (let x = 8; x < WIDTH - 8; x++) sum += (one[(y * WIDTH + x) * 3]! - other[(y * WIDTH + x) * 3]!) ** 2
  }
  return Math.sqrt(sum)
}

test('a ragged silhouette becomes a straight one', () => {
  const random = randomFrom(8)
  const straight = picture((x, y) => 0.02 + 0.78 * share(x, y))
  const ragged = picture((x, y) => {
    const part = share(x, y)
    // Eight samples a pixel.
    const met = part > 0 && part < 1 ? Array.from({ length: 8 }, random).filter((each) => each < part).length / 8 : part
    return 0.02 + 0.78 * met
  })
  // The three channels have the same shape, not the same noise.
  for (let at = 0; at < ragged.length; at++) ragged[at] = ragged[at - (at % 3)]!
  const [smooth] = smoothEdges(ragged, [ragged], WIDTH, HEIGHT)
  const [ideal] = smoothEdges(straight, [straight], WIDTH, HEIGHT)
  const left = apart(smooth!, ideal!) / apart(ragged, straight)
  assert.ok(left < 0.55, `${left} of the noise is left`)
  assert.ok(apart(ideal!, straight) < 0.8, 'a straight one stays, a little softer')
  const [further] = smoothEdges(ragged, [ragged], WIDTH, HEIGHT, 10)
  const [furthest] = smoothEdges(straight, [straight], WIDTH, HEIGHT, 10)
  assert.ok(apart(further!, furthest!) < apart(smooth!, ideal!), 'followed further it is smoother still')
})

test('what comes beside the picture is smoothed where the picture has its edges', () => {
  const seen = picture((x, y) => 0.02 + 0.78 * share(x, y))
  const weight = picture((x, y) => (share(x, y) > 0.5 ? 0.5 : 0))
  const [, smooth] = smoothEdges(seen, [seen, weight], WIDTH, HEIGHT)
  const soft = smooth!.filter((value) => value > 0.05 && value < 0.45).length
  assert.ok(soft > 60, `${soft} values are between`)
})

test('flat ground, fine grain and corners stay as they are', () => {
  const random = randomFrom(5)
  const grain = picture(() => 0.4 + 0.02 * random())
  assert.deepEqual(smoothEdges(grain, [grain], WIDTH, HEIGHT)[0], grain)
  const corner = picture((x, y) => (x > 30 && y > 20 ? 0.8 : 0.02))
  const [kept] = smoothEdges(corner, [corner], WIDTH, HEIGHT)
  assert.ok(Math.abs(kept![(21 * WIDTH + 31) * 3]! - 0.8) < 0.2)
  assert.equal(kept![(40 * WIDTH + 50) * 3], corner[(40 * WIDTH + 50) * 3])
})

test('single specks go, lines of a pixel stay', () => {
  const made = picture((x, y) => ((x === 20 && y === 20) || y === 35 ? 4 : x === 40 && y === 12 ? 0 : 0.3))
  const clean = withoutSpecks(made, WIDTH, HEIGHT)
  const at = (x: number, y: number) => clean[(y * WIDTH + x) * 3]!
  assert.ok(Math.abs(at(20, 20) - 0.3) < 0.1, `a light speck: ${at(20, 20)}`)
  assert.ok(Math.abs(at(40, 12) - 0.3) < 0.1, `a dark speck: ${at(40, 12)}`)
  assert.equal(at(30, 35), 4)
})

test('a lamp out of focus that few samples met is even, and as bright; twigs before a sky stay sharp', () => {
  const random = randomFrom(11)
  const inside = (x: number, y: number) => Math.hypot(x - 32, y - 24) < 14
  const lamp = picture((x, y) => (inside(x, y) && random() < 0.5 ? 3 : 0.02))
  for (let at = 0; at < lamp.length; at++) lamp[at] = lamp[at - (at % 3)]!
  const even = withoutNoise(lamp, WIDTH, HEIGHT)
  const middle: number[] = []
  for (let y = 18; y < 30; y++) for (let x = 26; x < 38; x++) middle.push(even[(y * WIDTH + x) * 3]!)
  assert.ok(Math.min(...middle) > 0.5 && Math.max(...middle) < 2.6, `${Math.min(...middle)} to ${Math.max(...middle)}`)
  const mean = middle.reduce((sum, value) => sum + value) / middle.length
  assert.ok(Math.abs(mean - 1.51) < 0.3, `${mean}`)
  const twigs = picture((x, y) => ((x + 2 * y) % 13 < 2 ? 0.02 : 0.8))
  assert.ok(apart(withoutNoise(twigs, WIDTH, HEIGHT), twigs) < 0.01)
})
