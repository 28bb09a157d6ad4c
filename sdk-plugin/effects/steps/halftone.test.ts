import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const WHITE = '#ffffff'
/** What the soft tone curve leaves of it. */
const PAPER = (await painted([], { ground: WHITE })).mean(0, 0, 0, 200, 100)

async function inkOf(screen: 'dots' | 'lines' | 'stipple', tone: number): Promise<number> {
  const picture = await painted([{ do: 'halftone', within: 'frame', screen, cell: 0.1, tones: [tone, tone] }], {
    ground: WHITE,
  })
  return 1 - picture.mean(0, 0, 0, 200, 100) / PAPER
}

test('the share of ink follows the tone', async () => {
  for (const screen of ['dots', 'lines', 'stipple'] as const) {
    const [light, dark] = [await inkOf(screen, 0.15), await inkOf(screen, 0.45)]
    assert.ok(dark > 1.8 * light && light > 0.01, `${screen} ${light} ${dark}`)
  }
  assert.ok(Math.abs((await inkOf('lines', 0.4)) - 0.4) < 0.06)
})

test('it grows downwards, and only within the letters', async () => {
  const picture = await painted([{ do: 'halftone', cell: 0.04, tones: [0, 0.9] }], { ground: WHITE })
  assert.ok(picture.mean(0, 92, 60, 108, 88) < picture.mean(0, 92, 12, 108, 40) - 40)
  assert.equal(
    picture.count(([r], x) => r < 200 && (x < 60 || x > 140)),
    0,
  )
})

test('from the edge inwards', async () => {
  const picture = await painted([{ do: 'halftone', cell: 0.02, along: 'edge', reach: 0.08, tones: [0.9, 0] }], {
    ground: WHITE,
    width: 400,
    height: 200,
  })
  assert.ok(picture.mean(0, 197, 80, 203, 120) > PAPER - 12)
})
