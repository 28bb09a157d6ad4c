import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { type Block, Blocks } from './blocks.ts'

test('blocks begin where they may, a cache line apart', () => {
  const blocks = new Blocks(65_536)
  assert.deepEqual(blocks.take(1), { at: 65_536, bytes: 64 })
  assert.deepEqual(blocks.take(65), { at: 65_600, bytes: 128 })
  assert.equal(blocks.end, 65_728)
})

test('neighbours given back in any order become one gap, which a larger block finds', () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [0, 2, 1],
    [1, 0, 2],
  ]) {
    const blocks = new Blocks(0)
    const three = [blocks.take(64), blocks.take(64), blocks.take(64)]
    blocks.take(64)
    for (const at of order) blocks.giveBack(three[at]!)
    assert.deepEqual(blocks.take(192), { at: 0, bytes: 192 })
    assert.equal(blocks.end, 256)
  }
})

test('what is given back at the end shortens the memory in use', () => {
  const blocks = new Blocks(0)
  const [first, second, third] = [blocks.take(64), blocks.take(64), blocks.take(64)]
  blocks.giveBack(second)
  blocks.giveBack(third)
  assert.equal(blocks.end, 64)
  blocks.giveBack(first)
  assert.equal(blocks.end, 0)
})

test('no two blocks in use ever overlap, and nothing is lost', () => {
  const random = randomFrom(7)
  const blocks = new Blocks(0)
  const inUse: Block[] = []
  for (let round = 0; round < 4000; round++) {
    if (inUse.length > 0 && random() < 0.5) {
      const [given] = inUse.splice(Math.floor(random() * inUse.length), 1)
      blocks.giveBack(given!)
    } else inUse.push(blocks.take(1 + Math.floor(random() * 5000)))
    const sorted = inUse.toSorted((a, b) => a.at - b.at)
    for (const [index, { at, bytes }] of sorted.entries()) {
      assert.ok(at + bytes <= (sorted[index + 1]?.at ?? blocks.end), `round ${round}`)
    }
    assert.equal(
      blocks.used,
      inUse.reduce((sum, { bytes }) => sum + bytes, 0),
    )
  }
})
