import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { denoise } from '../../scripts/art/denoise.ts'
import { writePlate } from '../../scripts/art/pack.ts'
import type { Plate } from '../../scripts/art/plate.ts'
import { compose } from '../../sdk-plugin/effects/photo/baked/compose.ts'
import { loadPlate } from '../../sdk-plugin/effects/photo/baked/plate.ts'
import { newFrame } from '../../sdk-plugin/effects/frame.ts'
import { randomFrom } from '../../sdk-plugin/effects/random.ts'

const [WIDTH, HEIGHT] = [96, 64]
const folder = await mkdtemp(join(tmpdir(), 'gateway-plate-'))
after(() => rm(folder, { recursive: true, force: true }))

/** A grey wall with a poster from (20, 10) to (76, 52). */
function poster(): Plate {
  const pixels = WIDTH * HEIGHT
  const plane = () => new Float32Array(pixels)
  const place = { u: plane(), v: plane(), blur: plane(), cover: plane(), slot: new Uint8Array(pixels) }
  const [light, weight] = [new Float32Array(pixels * 3).fill(0.2), new Float32Array(pixels * 3)]
  for (let y = 10; y < 52; y++) {
    for (let x = 20; x < 76; x++) {
      const at = y * WIDTH + x
      place.u[at] = (x + 0.5 - 20) / 56
      place.v[at] = (y + 0.5 - 10) / 42
      place.cover[at] = 1
      light.fill(0.02, at * 3, at * 3 + 3)
      weight.fill(0.8, at * 3, at * 3 + 3)
    }
  }
  const slots = [{ name: 'poster', kind: 'print', strength: 1, aspect: 56 / 42 }] as const
  return {
    facts: { plugin: 'any', width: WIDTH, height: HEIGHT, grey: 0.4, exposure: 0, mirror: 0, spread: 0.0006, slots },
    light,
    weight,
    place,
  }
}

test('a wall that is painted on is the same at the border of its slot as beside it', async () => {
  const { facts, place, ...rest } = poster()
  const [light, weight] = [rest.light, rest.weight]
  // Joints every six rows; bare, the slot is the wall.
  const wall = (y: number) => (y % 6 === 0 ? 0.08 : 0.4)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const tone = wall(Math.floor(at / WIDTH))
    light.fill(place.cover[at] ? 0 : tone, at * 3, at * 3 + 3)
    weight.fill(place.cover[at] ? tone : 0, at * 3, at * 3 + 3)
  }
  const slots = [{ ...facts.slots[0]!, kind: 'ink' as const }]
  await writePlate({ facts: { ...facts, slots }, place, light, weight }, join(folder, 'ink'))
  const plate = await loadPlate(join(folder, 'ink'), WIDTH)
  const white = new Float32Array(56 * 42).fill(1)
  const frame = newFrame(WIDTH, HEIGHT)
  compose(frame, plate, [{ print: { width: 56, height: 42, r: white, g: white, b: white }, gain: 1 }])
  for (const y of [24, 30, 36, 27, 33]) {
    for (const x of [19, 20, 21]) {
      const [own, beside] = [frame.g[y * WIDTH + x]!, frame.g[y * WIDTH + 8]!]
      assert.ok(Math.abs(own - beside) < 0.06, `(${x}, ${y}): ${own} beside ${beside}`)
    }
  }
})

test('a plate that is written shows a photo in its place, to the edge', async () => {
  await writePlate(poster(), folder)
  const plate = await loadPlate(folder, WIDTH)
  // A quarter more than it covers: type stays sharp.
  assert.deepEqual(plate.facts.slots, [{ name: 'poster', kind: 'print', pixels: [70, 53] }])
  // Red grows from left to right, green from top to bottom.
  const [width, height] = [56, 42]
  const r = Float32Array.from({ length: width * height }, (_, at) => (at % width) / (width - 1))
  const g = Float32Array.from({ length: width * height }, (_, at) => Math.floor(at / width) / (height - 1))
  const frame = newFrame(WIDTH, HEIGHT)
  compose(frame, plate, [{ print: { width, height, r, g, b: r }, gain: 1 }])
  const at = (x: number, y: number) => y * WIDTH + x
  const near = (value: number, expected: number, what: string) =>
    assert.ok(Math.abs(value - expected) < 0.05, `${what}: ${value}, not ${expected}`)
  near(frame.r[at(5, 5)]!, 0.2, 'the wall')
  near(frame.r[at(22, 30)]!, 0.02 + (0.8 * 2) / 56, 'left')
  near(frame.r[at(73, 30)]!, 0.02 + (0.8 * 53) / 56, 'right')
  near(frame.g[at(48, 12)]!, 0.02 + (0.8 * 2) / 42, 'top')
  near(frame.g[at(48, 49)]!, 0.02 + (0.8 * 39) / 42, 'below')
})

test('noise goes, the edge of a thing and its light stay', () => {
  const random = randomFrom(5)
  const normal = new Float32Array(WIDTH * HEIGHT * 3)
  const depth = new Float32Array(WIDTH * HEIGHT * 3).fill(2)
  const truth = new Float32Array(WIDTH * HEIGHT * 3)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const right = at % WIDTH >= WIDTH / 2
    normal[at * 3 + (right ? 0 : 2)] = 1
    truth.fill(right ? 0.8 : 0.2, at * 3, at * 3 + 3)
  }
  const noisy = () => truth.map((value) => Math.max(0, value + (random() - 0.5) * 0.2))
  const guides = { width: WIDTH, height: HEIGHT, normal, surface: depth, depth }
  const [one, other] = [noisy(), noisy()]
  const clean = denoise(one, other, guides, { reach: 3, strength: 0.45, bySurface: false })
  const error = (pass: Float32Array) => Math.sqrt(pass.reduce((sum, value, at) => sum + (value - truth[at]!) ** 2, 0))
  assert.ok(error(clean) < 0.4 * error(one.map((value, at) => (value + other[at]!) / 2)))
  const row = 32 * WIDTH * 3
  assert.ok(clean[row + (WIDTH / 2 - 1) * 3]! < 0.3)
  assert.ok(clean[row + (WIDTH / 2) * 3]! > 0.7)
})
