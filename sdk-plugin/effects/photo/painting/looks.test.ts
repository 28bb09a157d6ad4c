import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { randomFrom } from '../../random.ts'
import { grainOf, sidesOf, stepsOf } from './looks.ts'

const [width, height] = [60, 40]
const at = (x: number, y: number) => y * width + x

describe('grain', () => {
  const random = randomFrom(3)
  const light = Float32Array.from({ length: width * height }, (_, place) => {
    const [x, y] = [place % width, Math.floor(place / width)]
    if (x < 20) return 0.05 + 0.05 * random()
    // A lamp out of focus: even, with a sharp rim.
    return Math.hypot(x - 42, y - 20) < 10 ? 0.6 : 0.05
  })
  const grain = grainOf({ width, height, planes: [light, light, light] })

  test('is what hair has, and neither a lamp out of focus nor its rim', () => {
    const hair = grain[at(10, 20)]!
    for (const x of [32, 42, 52]) assert.ok(grain[at(x, 20)]! < 0.3 * hair, `${x}: ${grain[at(x, 20)]} and ${hair}`)
  })
})

describe('how two sides look', () => {
  const looks = (colours: readonly (readonly number[])[], grain: readonly number[]) => {
    return stepsOf({ lab: Float32Array.from(colours.flat()), grain: Float32Array.from(grain) })
  }
  const [hair, night, lamp] = [
    [18, 5, 8],
    [10, 2, -9],
    [80, 8, 60],
  ] as const
  const many = 200
  const seen = looks(
    Array.from({ length: 2 * many }, (_, each) => (each < many ? hair : each % 4 === 0 ? lamp : night)),
    Array.from({ length: 2 * many }, (_, each) => (each < many ? 0.05 : 0.004)),
  )
  const known = Uint8Array.from({ length: 2 * many }, (_, each) => Number(each < many))

  test('tells them apart by colour and grain', () => {
    const sides = sidesOf(seen, known)!
    const says = sides.says(looks([hair, night, lamp, hair], [0.05, 0.004, 0.004, 0.004]))
    assert.ok(says[0]! > 4 && says[1]! < -4 && says[2]! < -4, String(says))
    assert.ok(Math.abs(says[3]!) < 1, 'of the colour of hair without its grain may be either')
  })

  test('says nothing about what is on neither', () => {
    const [says] = sidesOf(seen, known)!.says(looks([[50, -40, 0]], [0.014]))
    assert.ok(Math.abs(says!) < 0.1, String(says))
  })

  test('is not known from a few pixels', () => {
    assert.equal(sidesOf(looks([hair, night], [0.05, 0.004]), Uint8Array.of(1, 0)), undefined)
  })
})
