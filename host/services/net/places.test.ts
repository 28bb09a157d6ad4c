import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Deadline } from './deadline.ts'
import { Places } from './places.ts'

const patient = () => new Deadline(10_000, () => new Error('too late'))

test('runs so many at once, and everybody in the end', async () => {
  const places = new Places(3)
  let running = 0
  let most = 0
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      places
        .run(patient(), async () => {
          most = Math.max(most, ++running)
          await new Promise(setImmediate)
          running--
          if (n === 5) throw new Error('failed')
          return n
        })
        .catch((error: Error) => error.message),
    ),
  )
  assert.equal(most, 3)
  assert.deepEqual(
    done,
    Array.from({ length: 20 }, (_, n) => (n === 5 ? 'failed' : n)),
  )
})

test('who gives up leaves the line, and holds no place', async () => {
  const places = new Places(1)
  const held = Promise.withResolvers<string>()
  const first = places.run(patient(), () => held.promise)
  const short = new Deadline(5, () => new Error('too late'))
  await assert.rejects(
    places.run(short, async () => 'never'),
    /too late/,
  )
  const third = places.run(patient(), async () => 'third')
  held.resolve('first')
  assert.deepEqual(await Promise.all([first, third]), ['first', 'third'])
  assert.equal(await places.run(patient(), async () => 'fourth'), 'fourth')
})
