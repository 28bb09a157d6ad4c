import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('glass shows a far place in focus, or as soft as we see it', async () => {
  const clear = { do: 'glass', profile: { kind: 'flat' }, mirror: 0, inner: 0, focus: 0, colour: [1, 1, 1] } as const
  /** The steepest step of light from pixel to pixel within the letters. */
  const steepest = async (keep: boolean, seen = 0) => {
    const vista = { do: 'vista', kind: 'city', blur: 0.08, keep, seen } as const
    const picture = await painted([vista, { ...clear, reach: 0 }], { text: 'MMM' })
    const row = Array.from({ length: 120 }, (_, x) => picture.at(x + 40, 60)[1])
    return Math.max(...row.slice(1).map((each, x) => Math.abs(each - row[x]!)))
  }
  const [sharp, soft] = [await steepest(true), await steepest(false)]
  assert.ok(sharp > 1.5 * soft, `${sharp}, ${soft}`)
  const between = await steepest(true, 0.02)
  assert.ok(sharp > between + 5 && between > soft, `${sharp}, ${between}, ${soft}`)
})
