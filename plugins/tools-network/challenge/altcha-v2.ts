import { availableParallelism } from 'node:os'
import * as z from 'zod'
import type { Budget } from './budget.ts'
import { type Derive, deriverFor, memoryOf, workOf } from './derive.ts'
import type { Challenge, Solved } from './kind.ts'
import { content, unsolvable } from './malformed.ts'

const hex = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^([0-9a-f]{2})*$/i)

const parameters = z.looseObject({
  algorithm: z.enum([
    'PBKDF2/SHA-256',
    'PBKDF2/SHA-384',
    'PBKDF2/SHA-512',
    'SHA-256',
    'SHA-384',
    'SHA-512',
    'ARGON2ID',
    'SCRYPT',
  ]),
  cost: z.int().min(1).max(2_000_000),
  keyLength: z.int().min(1).max(128).default(32),
  keyPrefix: z
    .string()
    .min(1)
    .max(256)
    .regex(/^[0-9a-f]+$/i),
  nonce: hex(256),
  salt: hex(256),
  expiresAt: z.number().positive().max(8e9).optional(),
  memoryCost: z.int().min(1).optional(),
  parallelism: z.int().min(1).max(16).optional(),
})

export type Parameters = z.output<typeof parameters>

const MAX_COUNTER = 0xffff_ffff
/** Prefixes this long come from servers that chose the counter themselves: nothing tells how far away it is. */
const CHOSEN_DIGITS = 9
/** Memory for the keys that are derived at the same time, in bytes. */
const MAX_MEMORY = 128 * 2 ** 20
const MAX_AT_ONCE = 4

/** KDF(nonce ‖ counter, salt) must begin with a prefix. */
export function parseV2(json: Record<string, unknown>): Challenge | undefined {
  if (!('parameters' in json)) return undefined
  const parsed = parameters.safeParse(json.parameters)
  if (!parsed.success) throw content(`The ALTCHA challenge is malformed: ${z.prettifyError(parsed.error)}`)
  const { algorithm, cost, keyPrefix, memoryCost, expiresAt } = parsed.data
  const chosen = keyPrefix.length >= CHOSEN_DIGITS
  if (memoryOf(parsed.data) > MAX_MEMORY) throw content('The ALTCHA challenge asks for more than 128 MB of memory.')
  if (workOf(parsed.data) > 1) throw content(`One key of this ALTCHA challenge takes too long (cost ${cost}).`)
  return {
    version: '2',
    difficulty: { algorithm, cost, ...(memoryCost === undefined ? {} : { memoryCost }), keyPrefix },
    described:
      `ALTCHA ${algorithm} of cost ${cost.toLocaleString('en')}, ` +
      (chosen ? 'with a counter that the server chose' : `${keyPrefix.length} hex digits to match`),
    expected: chosen ? 0 : 16 ** keyPrefix.length,
    ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt * 1000).toISOString() }),
    // What was signed goes back as it came, fields that are not known here included.
    solve: (budget) => solve({ parameters: json.parameters, signature: json.signature }, parsed.data, budget),
  }
}

async function solve(challenge: Record<string, unknown>, wanted: Parameters, budget: Budget): Promise<Solved> {
  const found = await search(wanted, budget)
  if (!found) throw unsolvable('no counter fits')
  const solution = {
    counter: found.counter,
    derivedKey: found.key.toString('hex'),
    time: Math.round(budget.ms * 10) / 10,
  }
  const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return { solution, payload, submit: { as: 'field', field: 'altcha' } }
}

/** As many keys at a time as the machine and the memory allow. */
async function search(wanted: Parameters, budget: Budget): Promise<{ counter: number; key: Buffer } | undefined> {
  const derive = deriverFor(wanted)
  const prefix = wanted.keyPrefix.toLowerCase()
  const atOnce = derive.inline
    ? Math.max(1, Math.floor(4096 / wanted.cost))
    : Math.max(1, Math.min(MAX_AT_ONCE, availableParallelism(), Math.floor(MAX_MEMORY / memoryOf(wanted))))
  for (let from = 0; from <= MAX_COUNTER; from += atOnce) {
    const keys = await batch(derive, from, atOnce)
    const hit = keys.findIndex((key) => key.toString('hex').startsWith(prefix))
    await budget.spend(hit === -1 ? atOnce : hit + 1)
    if (hit !== -1) return { counter: from + hit, key: keys[hit]! }
  }
  return undefined
}

async function batch(derive: Derive, from: number, count: number): Promise<Buffer[]> {
  try {
    return await Promise.all(Array.from({ length: count }, (_, n) => derive.key(from + n)))
  } catch (error) {
    // Node knows best which parameters go together: a power of two, memory for each lane, the length of a salt.
    throw content('The ALTCHA challenge has parameters that its algorithm does not take.', error)
  }
}
