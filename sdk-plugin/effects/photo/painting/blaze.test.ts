import assert from 'node:assert/strict'
import { test } from 'node:test'
import { far, mean, overview } from '../../../../test/photoframe/overview.ts'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { blazeOver, layBlaze } from './blaze.ts'

test('fire rises from what burns, and nowhere else', () => {
  const [width, height] = [120, 100]
  const fuel = new Float32Array(width * height)
  fuel.fill(1, 80 * width + 40, 80 * width + 80)
  const { heat } = blazeOver(fuel, { width, height, cell: 1 }, { tall: 50, wide: 12, sway: 1, seed: 1 })
  const sum = (from: number, to: number) => heat.subarray(from * width, to * width).reduce((all, hot) => all + hot, 0)
  assert.ok(sum(60, 80) > 20)
  assert.ok(sum(60, 80) > 2 * sum(30, 50))
  assert.ok(sum(85, 100) < 0.01 * sum(60, 80))
})

test('the same tongues rise in a picture of twice the size', () => {
  const heatAt = (scale: number) => {
    const [width, height] = [120 * scale, 100 * scale]
    const fuel = new Float32Array(width * height).fill(0.9, (100 * scale - 1) * width)
    const { heat } = blazeOver(
      fuel,
      { width, height, cell: 1 },
      { tall: 70 * scale, wide: 15 * scale, sway: 1, seed: 3 },
    )
    return overview({ tone: heat, width, height })
  }
  const [small, large] = [heatAt(1), heatAt(2)]
  assert.ok(Math.max(...small) > 0.3)
  assert.ok(far(small, large) < 0.25 * mean(small), `${far(small, large)} of ${mean(small)}`)
})

test('flames with a body hide what is behind them', () => {
  const blaze = { width: 8, height: 8, cell: 1, heat: new Float32Array(64).fill(1) }
  const left = (body: number | undefined) => {
    const [dark, light] = [flat(8, 8, 0), flat(8, 8, 0.5)]
    for (const print of [dark, light]) layBlaze(print, blaze, 1, body)
    return (light.b[20]! - dark.b[20]!) / 0.5
  }
  assert.ok(Math.abs(left(undefined) - 0.4) < 0.01, `${left(undefined)}`)
  assert.ok(left(0.95) < 0.06, `${left(0.95)}`)
})
