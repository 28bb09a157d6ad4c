import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KeptLater } from './kept-later.ts'

/** What was made, by name, in the order of making. */
function kept(most: number) {
  const things = new KeptLater<string>(most, ({ length }) => length)
  const made: string[] = []
  return { made, get: (name: string) => things.get(name, async () => (made.push(name), name)) }
}

test('made once, for all who ask meanwhile', async () => {
  const { made, get } = kept(9)
  const [first, second] = await Promise.all([get('a'), get('a')])
  assert.deepEqual([first, second, made], ['a', 'a', ['a']])
})

test('what was used longest ago goes when there is no room', async () => {
  const { made, get } = kept(2)
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name)
  assert.deepEqual(made, ['a', 'b', 'c', 'b'])
})

test('what is larger than the room stays until the next', async () => {
  const { made, get } = kept(3)
  for (const name of ['large', 'large', 'b', 'large']) await get(name)
  assert.deepEqual(made, ['large', 'b', 'large'])
})

test('what fails is made again', async () => {
  const things = new KeptLater<number>(9, () => 1)
  await assert.rejects(
    things.get('a', () => Promise.reject(new Error('no such file'))),
    /no such file/,
  )
  assert.equal(await things.get('a', async () => 7), 7)
})
