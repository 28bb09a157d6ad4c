import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const GREEN = [['#208020', '#30a030']] as [[string, string]]
const isGreen = ([r, g]: readonly [number, number, number]) => g > r + 12

async function greens(over = 0.03, apart = 0.05) {
  const picture = await painted([{ do: 'leaves', colours: GREEN, over, apart }], { width: 300, height: 150 })
  let widest = 0
  const count = picture.count((pixel, x) => {
    if (!isGreen(pixel)) return false
    widest = Math.max(widest, Math.abs(x - 150))
    return true
  })
  return { count, widest }
}

test('leaves cover the letters', async () => {
  const letter = await painted([{ do: 'fill', colour: '#208020' }], { width: 300, height: 150 })
  const { count } = await greens()
  assert.ok(count > 0.95 * letter.count(isGreen), `${count} of ${letter.count(isGreen)}`)
})

test('they reach out as far as they may', async () => {
  const [near, far] = [await greens(0), await greens(0.15)]
  assert.ok(far.count > near.count * 1.1, JSON.stringify([near, far]))
})

test('tips break the outline', async () => {
  const width = async (tips: number) => {
    const step = { do: 'leaves', colours: GREEN, over: 0, tips, out: 0.2, length: [0.15, 0.25] } as never
    const picture = await painted([step], { width: 300, height: 150, text: 'I' })
    let widest = 0
    picture.count((pixel, x) => isGreen(pixel) && (widest = Math.max(widest, Math.abs(x - 150))) > 0)
    return widest
  }
  const [none, some] = [await width(0), await width(8)]
  assert.ok(some > none + 3, `${none} ${some}`)
})
