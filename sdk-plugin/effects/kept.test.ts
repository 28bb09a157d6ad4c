import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blur } from './kernels/blur.ts'
import { Arena, plane, within } from './kernels/memory.ts'
import { Kept } from './kept.ts'

test('made once; what was used longest ago goes when there is no room', () => {
  const kept = new Kept<number>(2)
  const made: string[] = []
  const get = (name: string) => kept.get(name, () => made.push(name))
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) get(name)
  assert.deepEqual(made, ['a', 'b', 'c', 'b'])
})

test('what is larger than the room stays until the next', () => {
  const kept = new Kept<number[]>(3, ({ length }) => length)
  const large = kept.get('large', () => [1, 2, 3, 4])
  assert.equal(
    kept.get('large', () => []),
    large,
  )
  kept.get('small', () => [1])
  assert.deepEqual(
    kept.get('large', () => []),
    [],
  )
})

test('planes that are kept are not those of the step at work', () => {
  const kept = new Kept<Float32Array>(1)
  const arena = new Arena()
  const soft = within(arena, () => kept.get('soft', () => blur(plane(16).fill(2), 4, 4, 1)))
  arena.free()
  assert.ok(soft.buffer instanceof ArrayBuffer)
})
