import assert from 'node:assert/strict'
import { test } from 'node:test'
import { environmentOf, environmentSchema } from '../light/environment.ts'
import { gemSprite } from './gem-sprites.ts'

const lamp = { at: [0, -0.1, 1], width: 0.8, height: 0.8, power: 30 } as const
const grey = [0.2, 0.2, 0.2] as const

test('a stone that throws a lamp back as a whole keeps its facets', () => {
  const environment = environmentOf(environmentSchema.parse({ sky: grey, horizon: grey, ground: grey, boxes: [lamp] }))
  const colour = [0.02, 0.5, 0.15] as const
  const look = { cut: 'step', radius: 12, colour, body: 0.3, fire: 2, girdle: 0, environment, gain: 1 } as const
  const { data } = gemSprite(look, 0, 0, 0)
  const greens = Array.from({ length: data.length / 4 }, (_, at) => at * 4)
    .filter((at) => data[at + 3] === 1)
    .map((at) => data[at + 1]!)
  const mean = greens.reduce((sum, value) => sum + value, 0) / greens.length
  assert.ok(mean > 0.2 && mean < 1.1, `${mean}`)
  const burnt = greens.filter((value) => value > 1.6).length / greens.length
  assert.ok(burnt < 0.3, `${burnt} of it is white`)
})
