import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const paint = (step: object) =>
  painted([{ do: 'piping', at: [[0.5, 0.5, 0.3]], ...step } as never], {
    text: 'I',
    ground: '#0000ff',
    width: 400,
    height: 200,
  })
const isCream = ([r, , b]: readonly number[]) => r! > b! - 60

test('a rosette of its radius stands in its place', async () => {
  const picture = await paint({})
  const area = picture.count(isCream)
  assert.ok(area > 0.75 * Math.PI * 60 * 60 && area < 1.1 * Math.PI * 60 * 60, String(area))
  assert.equal(
    picture.count((pixel, x) => (x < 130 || x > 270) && isCream(pixel)),
    0,
  )
})

test('its ridges cast it in light and shade', async () => {
  const around = async (ridges: number) => {
    const picture = await paint({ ridges, twist: 0 })
    const ring = Array.from({ length: 360 }, (_, angle) => {
      return picture.at(Math.round(200 + 40 * Math.cos(angle / 57.3)), Math.round(100 + 40 * Math.sin(angle / 57.3)))[0]
    })
    return ring.filter(
      (value, at) => at > 3 && Math.sign(value - ring[at - 3]!) !== Math.sign(ring[at - 3]! - ring[at - 4]!),
    ).length
  }
  assert.ok((await around(16)) > (await around(5)))
})
