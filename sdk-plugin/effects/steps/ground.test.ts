import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('it begins at the horizon and fades into the haze there', async () => {
  const steps = [
    { do: 'ground', horizon: 0.5, hills: 0, colour: '#20c020', haze: '#c02020', fog: 1, grain: 0, swell: 0 },
  ] as const
  const picture = await painted([...steps])
  assert.ok(Math.abs(picture.at(100, 20)[1] - 128) <= 1)
  assert.ok(picture.mean(1, 50, 90, 150, 100) > 150, 'green in front')
  assert.ok(picture.mean(0, 50, 53, 150, 55) > picture.mean(1, 50, 53, 150, 55), 'red in the distance')
})

test('crystals flash only when asked for', async () => {
  const flashes = async (sparkle: number) =>
    (
      await painted([{ do: 'ground', horizon: 0.3, colour: [0.3, 0.3, 0.3], grain: 0, swell: 0, sparkle }], {
        width: 400,
        height: 200,
      })
    ).count(([r], _, y) => y > 120 && r > 190)
  assert.equal(await flashes(0), 0)
  assert.ok((await flashes(3)) > 5)
})
