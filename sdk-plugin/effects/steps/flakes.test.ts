import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const white = (options: object, seed = 1) =>
  painted([{ do: 'flakes', near: 0, ...options }], { ground: '#000000', seed, width: 400, height: 200 })

test('more flakes are more light; another seed scatters them elsewhere', async () => {
  const lit = (picture: Awaited<ReturnType<typeof white>>) => picture.count(([r]) => r > 60)
  const [few, many, other] = [await white({ count: 100 }), await white({ count: 400 }), await white({ count: 400 }, 2)]
  assert.ok(lit(many) > 2 * lit(few), `${lit(few)} ${lit(many)}`)
  assert.ok(many.count(([r], x, y) => Math.abs(r - other.at(x, y)[0]) > 60) > 100)
})

test('large ones before the lens keep off the text when asked', async () => {
  const middle = async (clear: number) =>
    (await white({ count: 600, near: 0.08, size: 0.0005, clear })).count(([r], _, y) => r > 12 && y > 60 && y < 140)
  assert.ok((await middle(1)) < 0.6 * (await middle(0)))
})
