import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = {
  text: '+',
  width: 300,
  height: 150,
  lettering: { font: 'geometric', weight: 900, height: 0.8 },
} as const

/** Dark pixels of the level and of the upright stroke of a plus, across their middles. */
const widths = async (angle: number) => {
  const picture = await painted([{ do: 'nib', angle, uneven: 0, steps: [{ do: 'fill', colour: '#000000' }] }], OPTIONS)
  const isDark = (x: number, y: number) => picture.at(x, y)[0] < 70
  const [columns, rows] = [new Float32Array(300), new Float32Array(150)]
  for (let y = 0; y < 150; y++) {
    for (let x = 0; x < 300; x++) {
      if (!isDark(x, y)) continue
      columns[x]!++
      rows[y]!++
    }
  }
  const least = (counts: Float32Array) => Math.min(...counts.filter((count) => count > 3))
  return { level: least(columns), upright: least(rows) }
}

test('strokes along the nib’s angle stay broad, those across it are thin', async () => {
  const [upright, level] = [await widths(90), await widths(0)]
  assert.ok(upright.upright > 1.7 * upright.level, JSON.stringify(upright))
  assert.ok(level.level > 1.7 * level.upright, JSON.stringify(level))
})
