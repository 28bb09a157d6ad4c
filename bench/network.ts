import { createHash } from 'node:crypto'
import { createBLAKE2b } from 'hash-wasm'
import { blake2bBlock, BLOCK_BYTES } from '../plugins/tools-network/challenge/blake2b.ts'
import { searchDecimal } from '../plugins/tools-network/challenge/decimal.ts'
import { Budget } from '../plugins/tools-network/challenge/budget.ts'
import { median, perSecond, type Row } from './table.ts'

const ROUNDS = 5
const HASHES = 500_000
const PREFIXES: Record<string, string> = {
  'SHA-256, ALTCHA v1 (one block)': '00112233445566778899aabb?expires=4102444800&',
  'SHA-256, Anubis (two blocks and the digits)': 'a'.repeat(128),
  'SHA-256, digits across two blocks': 'a'.repeat(55),
}

/** Hashes a second of the challenge solver, on one core, against a plain loop over a library in the same run. */
export async function network(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, prefix] of Object.entries(PREFIXES)) {
    const ours = await repeated(() => search(prefix))
    const peer = await repeated(async () => {
      for (let n = 0; n < HASHES; n++)
        createHash('sha256')
          .update(prefix + n)
          .digest()
    })
    rows.push(row(what, ours, peer, 'node:crypto createHash'))
  }
  const other = await createBLAKE2b(256)
  const bytes = new Uint8Array(BLOCK_BYTES)
  const view = new DataView(bytes.buffer)
  const ours = await repeated(async () => blake2b())
  const peer = await repeated(async () => {
    for (let n = 0; n < HASHES; n++) {
      view.setUint32(BLOCK_BYTES - 4, n, true)
      other.init().update(bytes).digest('binary')
    }
  })
  return [...rows, row('BLAKE2b-256, Friendly Captcha', ours, peer, 'hash-wasm')]
}

async function search(prefix: string): Promise<void> {
  const budget = new Budget('a benchmark', new AbortController().signal)
  const nothing = { least: 1, most: 0, accepts: () => false }
  await searchDecimal({ prefix: Buffer.from(prefix), from: 0, to: HASHES - 1, ...nothing }, budget)
}

function blake2b(): void {
  const { memory, run } = blake2bBlock()
  for (let n = 0; n < HASHES; n++) {
    memory.setUint32(BLOCK_BYTES - 4, n, true)
    run()
  }
}

/** Hashes a second, the median of a few rounds after one to warm up. */
async function repeated(work: () => Promise<void>): Promise<number> {
  const rates: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now()
    await work()
    if (round > 0) rates.push((HASHES / (performance.now() - started)) * 1000)
  }
  return median(rates)
}

function row(what: string, ours: number, peer: number, name: string): Row {
  const ratio = `${(ours / peer).toFixed(1)}×`
  return { what, ours: perSecond(ours), peer: `${perSecond(peer)} (${name})`, ratio, bar: 'faster than the loop' }
}
