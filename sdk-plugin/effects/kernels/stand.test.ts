import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { lightStanding as reference } from './reference/stand.ts'
import { lightStanding, type Planes, type Stood } from './stand.ts'

const random = randomFrom(5)
const noise = (length: number, least = 0, most = 1) => {
  return Float32Array.from({ length }, () => least + (most - least) * random())
}
const planes = (length: number, most = 1): Planes => [noise(length, 0, most), noise(length), noise(length)]

/** Some pixels are all theirs, some none, some a little. */
function stood(length: number): Stood {
  return {
    own: planes(length),
    share: noise(length, -0.5, 1.5).map((share) => Math.min(1, Math.max(0, share))),
    edge: noise(length, 0, 1.2),
    form: { x: noise(length, -0.7, 0.7), y: noise(length, -0.7, 0.7) },
    ambient: [0.4, 0.3, 0.2],
    exposure: 1.3,
    lamps: [
      { from: [-0.6, -0.8], colour: [1, 0.7, 0.4], rim: 1 },
      { from: [1, 0], colour: [0.1, 0.2, 0.5], rim: 0.3, front: 0.6 },
    ],
    wrap: 0.35,
    air: 0.06,
  }
}

const SCENES: Record<string, (length: number) => Partial<Stood>> = {
  'without a scene': () => ({}),
  'before one': (length) => ({ behind: { ground: planes(length), glow: planes(length, 2) } }),
  'in its air': (length) => ({ behind: { ground: planes(length), glow: planes(length), mist: planes(length) } }),
  'without lamps': () => ({ lamps: [] }),
}

for (const [what, scene] of Object.entries(SCENES)) {
  test(`who stands ${what} is lit as the readable reference lights them`, () => {
    for (const length of [4, 7, 64, 1023]) {
      const asked = { ...stood(length), ...scene(length) }
      const made = { ...asked, own: asked.own.map((plane) => plane.slice()) as unknown as Planes }
      reference(asked)
      lightStanding(made)
      for (const [c, plane] of made.own.entries()) {
        for (const [at, light] of plane.entries()) {
          const expected = asked.own[c]![at]!
          assert.ok(
            Math.abs(light - expected) < 1e-5 * (1 + expected),
            `${length}, ${c} ${at}: ${light}, not ${expected}`,
          )
        }
      }
    }
  })
}
