import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = { ground: '#000000', width: 240, height: 120 }

test('discs stay in the letters and cover most of them', async () => {
  const picture = await painted([{ do: 'discs', colours: ['#00ff00'] }], OPTIONS)
  const isLit = ([, g]: readonly [number, number, number]) => g > 40
  assert.equal(
    picture.count((pixel, x) => isLit(pixel) && (x < 92 || x > 148)),
    0,
  )
  const inner = picture.count((pixel, x, y) => x > 112 && x < 128 && y > 20 && y < 100 && isLit(pixel))
  assert.ok(inner > 0.6 * 15 * 79, `${inner}`)
})

test('a colour for each letter, or all of them mixed', async () => {
  const discs = { do: 'discs' as const, colours: ['#ff0000', '#0000ff'] }
  const share = async (by: 'letters' | 'mixed') => {
    const picture = await painted([{ ...discs, by }], { ...OPTIONS, text: 'II' })
    const blue = (side: (x: number) => boolean) => picture.count(([r, , b], x) => side(x) && b > r + 30)
    return (
      blue((x) => x > 120) /
      Math.max(
        1,
        blue((x) => x < 120),
      )
    )
  }
  assert.ok((await share('letters')) > 1.5 * (await share('mixed')))
})

test('emoji keep their features', async () => {
  const picture = await painted([{ do: 'discs', colours: ['#0000ff'] }], { ...OPTIONS, text: '🍓' })
  assert.ok(picture.count(([r, g, b]) => r > 120 && g < r * 0.7 && b < r * 0.7) > 200)
})

test('apart: discs lie side by side within the letters, and there are fewer of them', async () => {
  const discs = { do: 'discs' as const, colours: ['#00ff00'], edge: 0, size: [0.04, 0.09] as const, count: 4000 }
  const [strewn, laid] = [
    await painted([{ ...discs, count: 400 }], OPTIONS),
    await painted([{ ...discs, apart: 0.8 }], OPTIONS),
  ]
  const isLit = ([, g]: readonly [number, number, number]) => g > 40
  assert.equal(
    laid.count((pixel, x) => isLit(pixel) && (x < 92 || x > 148)),
    0,
  )
  const hot = (picture: typeof laid) => picture.count(([, g]) => g > 235)
  assert.ok(laid.count(isLit) > 300 && hot(laid) < hot(strewn), `${laid.count(isLit)} ${hot(laid)} ${hot(strewn)}`)
})

test('along: one row of discs in the middle of the strokes', async () => {
  const discs = { do: 'discs' as const, colours: ['#00ff00'], edge: 0, size: [0.05, 0.05] as const }
  const picture = await painted([{ ...discs, along: 2 }], OPTIONS)
  const isLit = ([, g]: readonly [number, number, number]) => g > 40
  const middle = picture.count((pixel, x) => isLit(pixel) && Math.abs(x - 120) <= 6)
  const aside = picture.count((pixel, x) => isLit(pixel) && Math.abs(x - 120) > 14)
  assert.ok(middle > 200 && aside === 0, `${middle} ${aside}`)
})

test('aside and depth: lamps hang beside the row, and the smallest discs are the brightest', async () => {
  const discs = { do: 'discs' as const, colours: ['#00ff00'], edge: 0, size: [0.03, 0.09] as const, along: 2 }
  const [row, loose, deep] = [
    await painted([discs], OPTIONS),
    await painted([{ ...discs, aside: 0.15 }], OPTIONS),
    await painted([{ ...discs, power: 0.25, depth: 1 }], OPTIONS),
  ]
  const beside = (picture: typeof row) => picture.count(([, g], x) => g > 20 && Math.abs(x - 120) > 7)
  assert.ok(beside(loose) > beside(row) + 20, `${beside(row)} ${beside(loose)}`)
  const even = await painted([{ ...discs, power: 0.25 }], OPTIONS)
  const bright = (picture: typeof row) => picture.count(([, g]) => g > 165)
  assert.ok(bright(deep) > bright(even), `${bright(even)} ${bright(deep)}`)
})
