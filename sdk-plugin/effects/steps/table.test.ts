import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = {
  ground: '#000000',
  width: 240,
  height: 160,
  lettering: { font: 'poster', weight: 400, height: 0.3, centre: [0.5, 0.4] },
} as const
const BLACK = ['#000000', '#000000', '#000000']
const LAMP = {
  do: 'shape' as const,
  path: 'M0 0H20V20H0z',
  view: [20, 20] as const,
  at: [0.5, 0.3] as const,
  height: 0.12,
  steps: [{ do: 'fill' as const, colour: [6, 6, 6] as const }],
}

test('a lamp is mirrored as a spot, or drawn out to a streak that is dimmer', async () => {
  const column = async (streak: number) => {
    const stone = { kind: 'marble', mirror: 1, depth: 0.05, streak } as const
    const picture = await painted([LAMP, { do: 'table', colours: BLACK, ...stone }], OPTIONS)
    return Array.from({ length: 64 }, (_, row) => picture.at(120, 96 + row)[0])
  }
  const [spot, streak] = [await column(0), await column(0.15)]
  const lit = (rows: readonly number[]) => rows.filter((light) => light > Math.max(...rows) / 2).length
  assert.ok(lit(streak) > 1.3 * lit(spot), `${lit(streak)} ${lit(spot)}`)
  assert.ok(Math.max(...streak) < Math.max(...spot), `${Math.max(...streak)} ${Math.max(...spot)}`)
})
