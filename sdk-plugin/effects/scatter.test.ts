import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesOn } from './scatter.ts'

const planes = () => ({ width: 200, height: 100, em: 100, nearest: new Int32Array(1) })
const scatter = { every: 0.1, jitter: 0.5, seed: 3 }

test('places are about as far apart as asked', () => {
  const places = placesOn(planes(), scatter)
  assert.ok(places.length > 180 && places.length < 260, String(places.length))
  for (const { x, y } of places) assert.ok(x >= 0 && y >= 0 && x < 199 && y < 99)
})

test('whoever asks alike gets the same, another seed lies elsewhere', () => {
  const own = planes()
  assert.equal(placesOn(own, scatter), placesOn(own, { ...scatter }))
  assert.deepEqual(placesOn(planes(), scatter), placesOn(planes(), scatter))
  assert.notDeepEqual(placesOn(planes(), scatter), placesOn(planes(), { ...scatter, seed: 4 }))
})
