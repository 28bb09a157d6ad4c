import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { type HairPart, layHair, tellHair } from './matte.ts'
import { layHair as layReference, tellHair as tellReference } from './reference/matte.ts'
import type { Planes } from './stand.ts'

const random = randomFrom(11)
const noise = (length: number, least = 0, most = 1) => {
  return Float32Array.from({ length }, () => least + (most - least) * random())
}
const planes = (length: number, most = 1): Planes => [
  noise(length, 0, most),
  noise(length, 0, most),
  noise(length, 0, most),
]

/** Hair that is dark, ground that is light, pixels somewhere between. */
function part(width: number, height: number): HairPart {
  const [across, down] = [Math.ceil(width / 4), Math.ceil(height / 4)]
  const small = across * down
  return {
    width,
    height,
    own: planes(width * height),
    soft: noise(width * height, -0.3, 1.3).map((share) => Math.min(1, Math.max(0, share))),
    sides: {
      width: across,
      height: down,
      hair: planes(small, 0.2),
      ground: [noise(small, 0.5), noise(small, 0.4), noise(small, 0.3)],
      uneven: noise(small, 0, 0.3),
    },
  }
}

function assertNear(made: Float32Array, expected: Float32Array, what: string) {
  for (const [at, value] of made.entries()) {
    assert.ok(Math.abs(value - expected[at]!) < 2e-4, `${what} ${at}: ${value}, not ${expected[at]}`)
  }
}

for (const hair of [undefined, [0.1, 0.08, 0.06] as const]) {
  test(`hair that ${hair ? 'hangs' : 'does not hang'} is told from its ground as by the readable reference`, () => {
    for (const [width, height] of [
      [16, 16],
      [20, 33],
      [64, 21],
    ] as const) {
      const high = Float32Array.from({ length: height }, (_, y) => Math.max(0, 1 - y / 12))
      const hangs = Float32Array.from({ length: height }, (_, y) => (hair && y < height - 5 ? 0.8 : 0))
      const asked = { ...part(width, height), high, hangs, hair }
      const [told, expected] = [tellHair(asked), tellReference(asked)]
      for (const which of ['share', 'gain', 'trust'] as const) assertNear(told[which], expected[which], which)
      assert.ok(expected.trust.some((trust) => trust > 0.1))
      assert.ok(expected.trust.subarray((height - 2) * width).every((trust) => trust === 0))
    }
  })
}

test('what was told is laid as by the readable reference, and nowhere else', () => {
  for (const [width, height] of [
    [16, 16],
    [24, 37],
  ] as const) {
    const [stride, rows] = [width + 7, height + 5]
    const told = {
      share: noise(width * height),
      gain: noise(width * height, 0.35, 1.5),
      trust: noise(width * height, -0.5).map((trust) => Math.max(0, trust)),
    }
    const photo = [1, 2, 3, 4, 5].map(() => noise(stride * rows))
    const onto = () => {
      const [r, g, b, mask, sure] = photo.map((each) => each.slice())
      return { r: r!, g: g!, b: b!, mask: mask!, sure: sure! }
    }
    const [made, expected] = [onto(), onto()]
    const asked = { ...part(width, height), told, share: noise(width * height), left: 3, top: 2, stride }
    layHair({ ...asked, onto: made })
    layReference({ ...asked, onto: expected })
    for (const which of ['r', 'g', 'b', 'mask', 'sure'] as const) assertNear(made[which], expected[which], which)
    assert.notDeepEqual(made.r, photo[0])
  }
})
