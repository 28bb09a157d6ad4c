import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFrame } from '../frame.ts'
import { environmentOf } from '../light/environment.ts'
import { light } from '../light/presets.ts'
import type { Stage } from '../stage.ts'
import { weatherMap } from './weather-map.ts'

function mapped(options: object): Stage['frame'] {
  const frame = newFrame(320, 200)
  const stage = { frame, environment: environmentOf(light.parse('studio')), gain: 1, seed: 1 } as Stage
  weatherMap.apply(stage, weatherMap.schema.parse({ do: 'weatherMap', ...options }))
  return frame
}

test('a map has land and sea', () => {
  const { r, g, b } = mapped({ rain: 0 })
  const share = (is: (at: number) => boolean) => r.reduce((sum, _, at) => sum + Number(is(at)), 0) / r.length
  assert.ok(share((at) => g[at]! > 1.4 * b[at]!) > 0.15)
  assert.ok(share((at) => b[at]! > 1.4 * g[at]!) > 0.15)
})

test('rain covers land on its radar', () => {
  const [dry, wet] = [mapped({ rain: 0 }), mapped({ rain: 1 })]
  const changed = wet.b.filter((blue, at) => blue > dry.b[at]! + 0.05).length / wet.b.length
  assert.ok(changed > 0.03 && changed < 0.6)
})

test('another number is another coast', () => {
  assert.notDeepEqual(mapped({ coast: 1 }).g, mapped({ coast: 2 }).g)
})
