import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Arena, isInMemory, memory } from './memory.ts'

test('planes are known as the memory’s own, also when V8 shows it as another buffer without a growth', () => {
  const arena = new Arena()
  const before = arena.floats(1000)
  // The same bytes, by another object.
  Object.defineProperty(memory, 'buffer', { value: structuredClone(memory.buffer), configurable: true })
  try {
    const since = arena.floats(1000)
    assert.notEqual(since.buffer, before.buffer)
    assert.ok(isInMemory(since))
    assert.ok(isInMemory(before))
    assert.ok(!isInMemory(new Float32Array(4)))
  } finally {
    delete (memory as { buffer?: unknown }).buffer
    arena.free()
  }
})
