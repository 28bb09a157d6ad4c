import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import { createBLAKE2b } from 'hash-wasm'
import { blake2bBlock, BLOCK_BYTES } from './blake2b.ts'
import { Budget } from './budget.ts'
import { type DecimalSearch, searchDecimal } from './decimal.ts'

describe('the hash functions', () => {
  const budget = () => new Budget('a test', new AbortController().signal)

  test('SHA-256 in four lanes finds what one at a time finds, for every length of prefix', async () => {
    for (let length = 0; length <= 130; length += length < 50 || length > 68 ? 3 : 1) {
      const prefix = Buffer.from('Prüfung '.repeat(30)).subarray(0, length)
      const accepts = (digest: Buffer) => digest.readUInt32BE(0) < 2 ** 19
      const search: DecimalSearch = { prefix, from: 0, to: 50_000, least: 0, most: 2 ** 19 - 1, accepts }
      const found = await searchDecimal(search, budget())
      const hashOf = (n: number) => createHash('sha256').update(prefix).update(String(n)).digest()
      let n = 0
      while (n <= 50_000 && !accepts(hashOf(n))) n++
      assert.equal(found?.n, n > 50_000 ? undefined : n, `prefix of ${length}`)
    }
  })

  test('it looks at every number of a range once, and at none beyond', async () => {
    for (const [from, to] of [
      [0, 0],
      [0, 999],
      [0, 1000],
      [1, 1001],
      [998, 10_001],
      [9_997, 10_002],
      [99_990, 100_003],
    ] as const) {
      const seen: number[] = []
      const prefix = Buffer.from('x')
      const numbers = new Map(
        Array.from({ length: to - from + 9 }, (_, n) => [
          createHash('sha256')
            .update(`x${from + n}`)
            .digest('hex'),
          from + n,
        ]),
      )
      const accepts = (digest: Buffer) => {
        seen.push(numbers.get(digest.toString('hex'))!)
        return false
      }
      await searchDecimal({ prefix, from, to, least: 0, most: 2 ** 32 - 1, accepts }, budget())
      const wanted = Array.from({ length: to - from + 1 }, (_, n) => from + n)
      assert.deepEqual(
        [...new Set(seen)].filter((n) => n >= from && n <= to),
        wanted,
        `${from} to ${to}`,
      )
      assert.equal(new Set(seen).size, seen.length)
    }
  })

  test('BLAKE2b agrees with another implementation', async () => {
    const other = await createBLAKE2b(256)
    const { memory, run } = blake2bBlock()
    for (let n = 0; n < 300; n++) {
      const bytes = randomBytes(BLOCK_BYTES)
      for (const [at, byte] of bytes.entries()) memory.setUint8(at, byte)
      const digest = Buffer.from(other.init().update(bytes).digest('binary'))
      assert.equal(run(), digest.readUInt32LE(0), bytes.toString('hex'))
    }
  })
})

describe('the budget', () => {
  test('ends a search by hashes, by time and by the caller', async () => {
    const endless: DecimalSearch = {
      prefix: Buffer.from(''),
      from: 0,
      to: 2 ** 40,
      least: 1,
      most: 0,
      accepts: () => false,
    }
    const signal = new AbortController().signal
    await assert.rejects(searchDecimal(endless, new Budget('hard', signal)), {
      code: 'unprocessable',
      message: /too hard.*hard/,
    })
    await assert.rejects(searchDecimal(endless, new Budget('slow', signal, 5)), {
      code: 'process_timeout',
      message: /0\.005 s: slow/,
    })
    await assert.rejects(searchDecimal(endless, new Budget('left', AbortSignal.abort(new Error('gone')))), /gone/)
  })
})
