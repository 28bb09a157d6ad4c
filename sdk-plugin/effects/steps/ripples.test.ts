import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('rings go out from the letters and end where they should', async () => {
  const far = async (reach: number) => {
    const picture = await painted([{ do: 'ripples', reach, apart: 0.06 }], { width: 300, height: 150 })
    let widest = 0
    picture.count(([r], x) => Math.abs(r - 128) > 6 && (widest = Math.max(widest, Math.abs(x - 150))) > 0)
    return widest
  }
  const [near, wide] = [await far(0.1), await far(0.28)]
  assert.ok(near > 10 && wide > near + 6, `${near} ${wide}`)
})

test('crests and troughs take turns', async () => {
  const picture = await painted([{ do: 'ripples', reach: 0.3, apart: 0.08 }], { width: 300, height: 150 })
  assert.ok(picture.count(([r]) => r > 136) > 40 && picture.count(([r]) => r < 120) > 40)
})

test('standing: rings lie around the feet, flat, and not above them', async () => {
  const at = { width: 300, height: 150, text: 'I' }
  const [plain, wet] = [await painted([], at), await painted([{ do: 'ripples', standing: true, reach: 0.5 }], at)]
  const rows: number[] = []
  wet.count((pixel, x, y) => pixel[0] !== plain.at(x, y)[0] && rows.push(y) > 0)
  assert.ok(rows.length > 100)
  assert.ok(
    Math.max(...rows) - Math.min(...rows) < 45 && Math.min(...rows) > 75,
    `${Math.min(...rows)} ${Math.max(...rows)}`,
  )
})
