import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = { ground: '#000000', width: 240, height: 120 }
const sum = ([r, g, b]: readonly [number, number, number]) => r + g + b

test('fireworks: bursts in their band, dark below it without smoke', async () => {
  const picture = await painted(
    [{ do: 'fireworks', sky: ['#000000'], smoke: 0, band: [0.2, 0.3], size: [0.1, 0.2] }],
    OPTIONS,
  )
  const [high, low] = [
    picture.count((p, _, y) => y < 70 && sum(p) > 250),
    picture.count((p, _, y) => y > 100 && sum(p) > 250),
  ]
  assert.ok(high > 150 && low < high / 10, `${high} bright above, ${low} below`)
})

test('fireworks: smoke is lit by the bursts', async () => {
  const fireworks = { do: 'fireworks' as const, sky: ['#000000'], band: [0.2, 0.3] as const }
  const [clear, smoky] = [
    await painted([{ ...fireworks, smoke: 0 }], OPTIONS),
    await painted([{ ...fireworks, smoke: 3 }], OPTIONS),
  ]
  assert.ok(smoky.count((p) => sum(p) > 80) > clear.count((p) => sum(p) > 80) * 1.2)
})

test('a sparkler draws the middle of the strokes; its sparks fly off, as many as asked', async () => {
  const options = { ...OPTIONS, lettering: { font: 'round', weight: 300, height: 0.6 } } as const
  const sparkler = { do: 'sparkler', halo: 0 } as const
  const [line, sparks] = [await painted([{ ...sparkler, count: 0 }], options), await painted([sparkler], options)]
  assert.ok(sum(line.at(120, 60)) > 500)
  const aside = (x: number) => Math.abs(x - 120) > 12
  assert.equal(
    line.count((p, x) => aside(x) && sum(p) > 60),
    0,
  )
  assert.ok(sparks.count((p, x) => aside(x) && sum(p) > 60) > 20)
})

test('a sparkler’s sparks burst into stars, as many of them as asked', async () => {
  const options = { ...OPTIONS, lettering: { font: 'round', weight: 300, height: 0.6 } } as const
  const bright = async (bursts: number) =>
    (await painted([{ do: 'sparkler', halo: 0, bursts }], options)).count((p) => sum(p) > 300)
  const [none, all] = [await bright(0), await bright(1)]
  assert.ok(all > 1.1 * none, `${all} ${none}`)
})

test('a sparkler’s smoke hangs around and above the line, in its light', async () => {
  const options = { ...OPTIONS, lettering: { font: 'round', weight: 300, height: 0.6 } } as const
  const dim = async (smoke: number) =>
    (await painted([{ do: 'sparkler', halo: 0, count: 0, smoke }], options)).count((p) => sum(p) > 24 && sum(p) < 300)
  const [clear, smoky] = [await dim(0), await dim(3)]
  assert.ok(smoky > 2 * clear, `${smoky} ${clear}`)
})

test('a sparkler’s trail: sparks fly the way the tip was moved', async () => {
  const options = { ...OPTIONS, lettering: { font: 'round', weight: 300, height: 0.6 } } as const
  const aside = async (trail: number) =>
    (await painted([{ do: 'sparkler', halo: 0, trail }], options)).count(
      (p, x) => Math.abs(x - 120) > 16 && sum(p) > 60,
    )
  const [all, along] = [await aside(0), await aside(1)]
  assert.ok(along < 0.85 * all, `${along} ${all}`)
})
