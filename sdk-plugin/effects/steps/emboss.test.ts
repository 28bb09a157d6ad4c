import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '@gateway/sdk-plugin/text-art'
import { painted } from '../../../test/textart/painting.ts'

type Emboss = Extract<Recipe['steps'][number], { do: 'emboss' }>

/** A square with a black line across its middle, 80 pixels wide. */
const badge = (more: Partial<Emboss>, colour = '#c05030'): Recipe['steps'] => [
  {
    do: 'shape',
    path: 'M10 10H90V90H10Z',
    height: 1,
    steps: [
      { do: 'fill', colour },
      { do: 'fill', colour: '#000000', line: 0.05 },
      { do: 'emboss', swell: 0, coat: 0, width: 0.1, height: 0.08, ...more },
    ],
  },
]

test('a field keeps its colour where it lies flat, and its slopes are light above and dark below', async () => {
  const [flat, moulded] = [await painted(badge({ shading: 0 })), await painted(badge({ shading: 1 }))]
  for (const channel of [0, 1, 2] as const) {
    const change = moulded.mean(channel, 95, 45, 105, 55) - flat.mean(channel, 95, 45, 105, 55)
    assert.ok(Math.abs(change) < 6, String(change))
  }
  const upper = moulded.mean(0, 90, 16, 110, 20) - flat.mean(0, 90, 16, 110, 20)
  const lower = moulded.mean(0, 90, 80, 110, 84) - flat.mean(0, 90, 80, 110, 84)
  assert.ok(upper > lower + 15, `${upper} ${lower}`)
})

test('a pillow turns the whole field to and from the lamp, not only its edge', async () => {
  const [flat, swollen] = [await painted(badge({ height: 0 })), await painted(badge({ height: 0, pillow: 0.6 }))]
  const change = (top: number) => swollen.mean(0, 90, top, 110, top + 4) - flat.mean(0, 90, top, 110, top + 4)
  assert.ok(change(22) > 4 && change(72) < -4, `${change(22)} ${change(72)}`)
})

test('lines stay dark below the lacquer, and the ground outside is left alone', async () => {
  const picture = await painted(badge({ coat: 2 }))
  assert.ok(picture.mean(1, 62, 40, 64, 60) < 40, String(picture.mean(1, 62, 40, 64, 60)))
  const bare = await painted([])
  assert.deepEqual(picture.at(20, 50), bare.at(20, 50))
})

test('the lacquer mirrors the surroundings', async () => {
  const [matt, coated] = [await painted(badge({}, '#602818')), await painted(badge({ coat: 3 }, '#602818'))]
  assert.ok(coated.mean(2, 90, 40, 110, 60) > matt.mean(2, 90, 40, 110, 60) + 10)
})
