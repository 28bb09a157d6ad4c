import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '@gateway/sdk-plugin/text-art'
import { painted } from '../../../test/textart/painting.ts'

type Cleave = Extract<Recipe['steps'][number], { do: 'cleave' }>

const halves = (more: Partial<Cleave> = {}, text = 'I') =>
  painted([{ do: 'cleave', rise: 0, steps: [{ do: 'fill', colour: '#000000' }], ...more }], { text })
const isDark = ([r]: readonly [number, number, number]) => r < 64

test('the halves slide along the cut, the upper one to its end', async () => {
  const cut = await halves({ gap: 0, slide: 0.2 }, 'III')
  const columns = (top: number, bottom: number) => {
    const xs: number[] = []
    cut.count((pixel, x, y) => isDark(pixel) && y >= top && y < bottom && xs.push(x) > 0)
    return [Math.min(...xs), Math.max(...xs)] as const
  }
  const [upper, lower] = [columns(20, 40), columns(60, 80)]
  assert.ok(upper[0] > lower[0] + 1 && upper[1] > lower[1] + 1, JSON.stringify([upper, lower]))
  assert.equal(upper[1] - upper[0], lower[1] - lower[0])
})

test('between them is a gap, and nothing else is lost', async () => {
  const [whole, gap] = [await halves({ gap: 0, slide: 0 }), await halves({ gap: 0.1, slide: 0 })]
  const [all, left] = [whole.count(isDark), gap.count(isDark)]
  const rowsOf = (picture: typeof whole) => {
    const rows = new Set<number>()
    picture.count((pixel, _, y) => isDark(pixel) && rows.add(y).size > 0)
    return rows.size
  }
  assert.ok(left < all * 0.96 && left > all * 0.75, `${left} of ${all}`)
  assert.ok(rowsOf(gap) < rowsOf(whole) - 4, `${rowsOf(gap)} of ${rowsOf(whole)}`)
})
