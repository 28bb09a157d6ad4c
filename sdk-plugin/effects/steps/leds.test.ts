import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = { ground: '#000000', width: 240, height: 120 }
const GREEN = ['#00ff00']
const isLit = ([r, g]: readonly [number, number, number]) => g > 120 && r < g

test('lamps fill the letters and nothing else, with dark lines between them', async () => {
  const picture = await painted([{ do: 'leds', colours: GREEN, off: 0, cell: [0.3, 0.06] }], OPTIONS)
  assert.equal(
    picture.count((pixel, x) => isLit(pixel) && (x < 95 || x > 145)),
    0,
  )
  const column = Array.from({ length: 120 }, (_, y) => isLit(picture.at(120, y)))
  assert.ok(column.filter((lit, y) => y > 0 && lit !== column[y - 1]).length >= 10)
})

test('honeycombs have other gaps than bars', async () => {
  const leds = { do: 'leds' as const, colours: GREEN, off: 0, cell: [0.12, 0.06] as const }
  const [bars, combs] = [await painted([leds], OPTIONS), await painted([{ ...leds, shape: 'hexagon' }], OPTIONS)]
  assert.ok(combs.count(isLit) > 100 && combs.count(isLit) !== bars.count(isLit))
})

test('bars stand on their base and reach no higher than asked; colours go up or across', async () => {
  const scene = {
    do: 'leds' as const,
    on: 'scene' as const,
    colours: ['#00ff00', '#ff0000'],
    base: 0.75,
    height: 0.5,
    off: 0,
  }
  const across = await painted([scene], OPTIONS)
  assert.equal(
    across.count(([r, g], _, y) => r + g > 60 && (y > 91 || y < 28)),
    0,
  )
  assert.ok(across.mean(1, 0, 80, 60, 90) > across.mean(1, 180, 80, 240, 90) + 20)
  const up = await painted([{ ...scene, by: 'height' }], OPTIONS)
  assert.ok(Math.abs(up.mean(1, 0, 80, 60, 90) - up.mean(1, 180, 80, 240, 90)) < 25)
})

test('bars that do not reach the top leave the lamps above them dim, none below', async () => {
  const leds = { do: 'leds' as const, colours: GREEN, off: 0, uneven: 0, cell: [0.06, 0.04] as const }
  const [full, playing] = [await painted([leds], OPTIONS), await painted([{ ...leds, level: 0 }], OPTIONS)]
  assert.ok(playing.mean(1, 95, 0, 145, 50) < full.mean(1, 95, 0, 145, 50) - 3)
  const [low, lowest] = [full.mean(1, 95, 84, 145, 90), playing.mean(1, 95, 84, 145, 90)]
  assert.ok(Math.abs(low - lowest) < 2, `${low} ${lowest}`)
})

test('each line of text has levels of its own', async () => {
  const leds = { do: 'leds' as const, colours: GREEN, off: 0, uneven: 0, cell: [0.06, 0.04] as const, level: 0, dim: 0 }
  const lines = { ...OPTIONS, text: 'HHHH\nHHHH', height: 160 }
  const picture = await painted([leds], lines)
  const lit = (top: number, bottom: number) => picture.count((pixel, _, y) => y >= top && y < bottom && isLit(pixel))
  assert.ok(lit(0, 80) > 40, `${lit(0, 80)} above`)
  const whole = await painted([{ ...leds, level: 1 }], lines)
  const all = whole.count((pixel, _, y) => y >= 80 && isLit(pixel))
  assert.ok(lit(80, 160) < 0.9 * all, `${lit(80, 160)} of ${all} below`)
})

test('lamps without a hot middle keep their colour', async () => {
  const most = async (hot: number) => {
    const picture = await painted([{ do: 'leds', colours: GREEN, power: 1, hot, cell: [0.3, 0.06] }], OPTIONS)
    return picture.count(([r]) => r > 90)
  }
  assert.ok((await most(0.22)) > 100)
  assert.equal(await most(0), 0)
})
