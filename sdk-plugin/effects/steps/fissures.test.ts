import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('cracks run out from the text, as far as their length', async () => {
  const dark = async (length: number) => {
    const steps = [{ do: 'fissures', length, count: 20, light: 0 }] as const
    const lettering = { font: 'poster', weight: 400, height: 0.3 } as const
    let far = 0
    const count = (await painted([...steps], { width: 400, height: 200, lettering })).count(([r], x, y) => {
      if (r > 80) return false
      far = Math.max(far, Math.hypot(x - 200, y - 100))
      return true
    })
    return { count, far }
  }
  const [short, long] = [await dark(0.3), await dark(1.2)]
  assert.ok(short.count > 8 && long.count > 1.5 * short.count, JSON.stringify([short, long]))
  assert.ok(long.far > short.far + 15, JSON.stringify([short, long]))
})
