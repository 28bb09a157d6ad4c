import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Budget } from './budget.ts'
import { searchDecimal } from './decimal.ts'
import { isObject, type Challenge, type Kind, type Page, type Reach, type Solved } from './kind.ts'
import { content, unsolvable } from './malformed.ts'

const API = '/.within.website/x/cmd/anubis/api'
const MAX_NONCE = 2 ** 40

const inner = z.object({
  id: z.string().max(100).optional(),
  randomData: z.string().min(1).max(4096),
  method: z.string().optional(),
  difficulty: z.int().min(0).max(64).optional(),
})

const schema = z.object({
  rules: z.object({ algorithm: z.string().default('fast'), difficulty: z.int().min(0).max(64).default(4) }),
  /** Older releases: the random data alone. */
  challenge: z.union([
    z
      .string()
      .min(1)
      .max(4096)
      .transform((randomData) => ({ randomData })),
    inner,
  ]),
  id: z.string().max(100).optional(),
})

interface Wanted {
  algorithm: string
  difficulty: number
  randomData: string
  id: string | undefined
  page: Page
  prefix: string
}

/** Anubis: the page that stands before the page, or the JSON that some set-ups offer. */
export const anubis: Kind = {
  mode: 'anubis',
  async find(page: Page, reach: Reach) {
    const embedded = scriptIn(page, 'anubis_challenge')
    if (embedded) return parse(readJson(embedded), page, readPrefix(page))
    if (isObject(page.json) && 'rules' in page.json && 'challenge' in page.json) return parse(page.json, page, '')
    if (!reach.named || page.json !== undefined) return undefined
    const redir = page.url.pathname + page.url.search
    const form = new URLSearchParams({ redir }).toString()
    const answer = await reach.post(
      new URL(`${API}/make-challenge`, page.url),
      form,
      'application/x-www-form-urlencoded',
    )
    if (!answer.ok) return undefined
    return parse(await answer.json(), { ...page, cookies: cookiesOf(answer.headers) }, '')
  },
}

function parse(json: unknown, page: Page, prefix: string): Challenge {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw content(`The Anubis challenge is malformed: ${z.prettifyError(parsed.error)}`)
  const { rules, challenge, id = 'id' in challenge ? challenge.id : undefined } = parsed.data
  const { algorithm, difficulty } = rules
  const searched = algorithm === 'fast' || algorithm === 'slow'
  if (!searched && algorithm !== 'metarefresh' && algorithm !== 'preact') {
    throw content(`Anubis has no method "${algorithm.slice(0, 40)}" that is known here.`)
  }
  const wanted = { algorithm, difficulty, randomData: challenge.randomData, id, page, prefix }
  return {
    version: id === undefined ? 'legacy' : 'current',
    difficulty: { algorithm, difficulty },
    described: `Anubis ${algorithm} of difficulty ${difficulty}`,
    expected: searched ? 16 ** difficulty : 0,
    solve: (budget) => (searched ? search(wanted, budget) : answerAtOnce(wanted)),
  }
}

async function search(wanted: Wanted, budget: Budget): Promise<Solved> {
  const { difficulty, randomData } = wanted
  const zeros = '0'.repeat(difficulty)
  const found = await searchDecimal(
    {
      prefix: Buffer.from(randomData),
      from: 0,
      to: MAX_NONCE,
      least: 0,
      most: difficulty >= 8 ? 0 : 2 ** (32 - 4 * difficulty) - 1,
      accepts: (digest) => digest.toString('hex').startsWith(zeros),
    },
    budget,
  )
  if (!found) throw unsolvable('no nonce fits')
  const response = found.digest.toString('hex')
  const solution = { nonce: found.n, response }
  const elapsedTime = Math.max(1, Math.round(budget.ms))
  return { solution, submit: pass(wanted, { response, nonce: found.n, elapsedTime }) }
}

/** These wait instead of computing. */
async function answerAtOnce(wanted: Wanted): Promise<Solved> {
  const { algorithm, difficulty, randomData } = wanted
  if (algorithm === 'metarefresh') {
    const submit = { ...pass(wanted, { challenge: randomData }), waitMs: difficulty * 800 }
    return { solution: { challenge: randomData }, submit }
  }
  const result = createHash('sha256').update(randomData).digest('hex')
  return { solution: { result }, submit: { ...pass(wanted, { result }), waitMs: difficulty * 80 } }
}

/** The request that brings the pass: it needs the cookie that came with the challenge. */
function pass({ page, id, prefix }: Wanted, answer: Record<string, string | number>) {
  const url = new URL(`${prefix}${API}/pass-challenge`, page.url)
  const redir = page.url.pathname + page.url.search
  for (const [name, value] of Object.entries({ ...(id === undefined ? {} : { id }), ...answer, redir })) {
    url.searchParams.set(name, String(value))
  }
  const headers = page.cookies.length > 0 ? { headers: { cookie: page.cookies.join('; ') } } : {}
  return { as: 'request' as const, method: 'GET' as const, url: url.href, ...headers }
}

/** Anubis may live below a path of its own. */
function readPrefix(page: Page): string {
  const text = scriptIn(page, 'anubis_base_prefix')
  const value: unknown = text === '' ? '' : readJson(text)
  return typeof value === 'string' && /^(\/[\w.~-]+)*$/.test(value) ? value : ''
}

function scriptIn({ tags }: Page, id: string): string {
  return tags.find(({ name, attributes }) => name === 'script' && attributes.get('id') === id)?.text.trim() ?? ''
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw content('The Anubis challenge in the page is not JSON.', cause)
  }
}

/** `name=value` of what is to be sent back. */
export function cookiesOf(headers: Headers): string[] {
  return headers.getSetCookie().map((cookie) => cookie.split(';')[0]!.trim())
}
