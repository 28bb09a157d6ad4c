import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const LETTERING = { font: 'poster', weight: 400, height: 0.4, centre: [0.5, 0.4] } as const
const OPTIONS = { ground: '#000000', width: 240, height: 160, lettering: LETTERING }
const outline = { do: 'fill', colour: [1, 1, 1] as const, line: 0.04 } as const

test('letters are mirrored below their foot; what is rough has no sharp line there', async () => {
  const reflection = { do: 'reflection', strength: 0.9, fade: 1, soft: 0.08 } as const
  const brightest = async (rough: number) => {
    const picture = await painted([outline, { ...reflection, rough }], OPTIONS)
    return Math.max(...Array.from({ length: 240 * 6 }, (_, at) => picture.at(at % 240, 98 + Math.floor(at / 240))[0]))
  }
  const [sharp, rough] = [await brightest(0), await brightest(1)]
  assert.ok(sharp > rough + 30 && rough > 15, `${sharp} ${rough}`)
})
