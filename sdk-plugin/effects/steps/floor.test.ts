import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const LETTERING = { font: 'poster', weight: 400, height: 0.4, centre: [0.5, 0.4] } as const
const OPTIONS = { ground: '#000000', width: 240, height: 160, lettering: LETTERING }
const white = { do: 'fill', colour: [1, 1, 1] as const, line: 0.04 } as const

test('a floor mirrors what stands on it; a rough one has no sharp line at its foot', async () => {
  const floor = { do: 'floor', gap: 0.02, mirror: 0.8, fade: 1, soft: 0.03 } as const
  const [sharp, rough] = [
    await painted([white, { ...floor, rough: 0 }], OPTIONS),
    await painted([white, { ...floor, rough: 1 }], OPTIONS),
  ]
  const brightest = (picture: typeof sharp) =>
    Math.max(
      ...Array.from({ length: 240 }, (_, x) =>
        Math.max(...Array.from({ length: 8 }, (_, y) => picture.at(x, 100 + y)[0])),
      ),
    )
  assert.ok(brightest(sharp) > brightest(rough) + 30, `${brightest(sharp)} ${brightest(rough)}`)
  assert.ok(brightest(rough) > 20, `${brightest(rough)}`)
})
