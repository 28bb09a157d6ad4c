import { hash } from 'node:crypto'
import * as z from 'zod'
import type { Budget } from './budget.ts'
import { searchDecimal } from './decimal.ts'
import type { Challenge, Solved } from './kind.ts'
import { unsolvable } from './malformed.ts'

const schema = z.object({
  algorithm: z.enum(['SHA-1', 'SHA-256', 'SHA-512']),
  challenge: z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/i),
  maxnumber: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  salt: z.string().max(2000),
  signature: z.string().max(1000).optional(),
})

type ChallengeV1 = z.output<typeof schema>

/** What the widget assumes where the challenge is silent. */
const MAX_NUMBER = 1_000_000
const SLICE = 2048

/** challenge = H(salt ‖ n) for one n from 0 to maxnumber. */
export function parseV1(json: Record<string, unknown>): Challenge | undefined {
  const parsed = schema.safeParse(json)
  if (!parsed.success) return undefined
  const { algorithm, maxnumber = MAX_NUMBER, salt } = parsed.data
  const expires = Number(/[?&]expires?=(\d{1,12})/.exec(salt)?.[1] ?? NaN)
  return {
    version: '1',
    difficulty: { algorithm, maxnumber },
    described: `ALTCHA ${algorithm} with numbers up to ${maxnumber.toLocaleString('en')}`,
    expected: Math.ceil(maxnumber / 2),
    ...(Number.isNaN(expires) ? {} : { expiresAt: new Date(expires * 1000).toISOString() }),
    solve: (budget) => solve({ ...parsed.data, maxnumber }, budget),
  }
}

async function solve(
  { maxnumber, ...challenge }: ChallengeV1 & { maxnumber: number },
  budget: Budget,
): Promise<Solved> {
  const target = Buffer.from(challenge.challenge, 'hex')
  const number = await (challenge.algorithm === 'SHA-256' ? inVectors : oneByOne)(challenge, target, maxnumber, budget)
  if (number === undefined) throw unsolvable(`no number up to ${maxnumber} fits`)
  const { algorithm, salt, signature } = challenge
  const took = Math.round(budget.ms)
  const answer = { algorithm, challenge: challenge.challenge, number, salt, signature, took }
  const payload = Buffer.from(JSON.stringify(answer)).toString('base64')
  return { solution: { number }, payload, submit: { as: 'field', field: 'altcha' } }
}

type Search = (
  challenge: Pick<ChallengeV1, 'algorithm' | 'salt'>,
  target: Buffer,
  max: number,
  budget: Budget,
) => Promise<number | undefined>

const inVectors: Search = async ({ salt }, target, max, budget) => {
  const first = target.readUInt32BE(0)
  const accepts = (digest: Buffer) => digest.equals(target)
  const search = { prefix: Buffer.from(salt), from: 0, to: max, least: first, most: first, accepts }
  return (await searchDecimal(search, budget))?.n
}

const oneByOne: Search = async ({ algorithm, salt }, target, max, budget) => {
  const name = algorithm.replace('-', '').toLowerCase()
  for (let from = 0; from <= max; from += SLICE) {
    const to = Math.min(max, from + SLICE - 1)
    for (let n = from; n <= to; n++) if (hash(name, salt + n, 'buffer').equals(target)) return n
    await budget.spend(to - from + 1)
  }
  return undefined
}
