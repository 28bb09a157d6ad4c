import * as z from 'zod'
import { unprocessable } from '@gateway/sdk-plugin'
import type { Budget } from './budget.ts'
import { searchDecimal } from './decimal.ts'
import { isObject, type Challenge, type Kind, type Page, type Reach, type Solved } from './kind.ts'
import { content, unsolvable } from './malformed.ts'

const MAX_SCORE = 2n ** 128n - 1n
const MAX_NONCE = 2 ** 40

const schema = z.object({
  string: z.string().min(1).max(4096),
  difficulty_factor: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  salt: z.string().max(4096),
})

interface Place {
  /** The server's address up to its `/api`. */
  base: URL
  sitekey: string
}

/** mCaptcha: a widget names its server and site key; the server hands out the challenge. */
export const mcaptcha: Kind = {
  mode: 'mcaptcha',
  async find(page: Page, reach: Reach) {
    if (isObject(page.json) && 'difficulty_factor' in page.json) {
      return parse(page.json, { base: page.url, sitekey: reach.sitekey ?? '' })
    }
    const place = placeOf(page, reach)
    if (!place) return undefined
    const body = JSON.stringify({ key: place.sitekey })
    const answer = await reach.post(new URL('/api/v1/pow/config', place.base), body, 'application/json')
    if (!answer.ok) throw unprocessable(`The mCaptcha server gives no challenge (status ${answer.status}).`)
    return parse(await answer.json(), place)
  },
}

const WIDGET = /\/widget\/?\?(.*&)?sitekey=/

/** In the label of the glue code, in the frame that it makes, in the address itself, or named by the caller. */
function placeOf({ tags, url }: Page, { sitekey, named }: Reach): Place | undefined {
  const label = tags.find(({ attributes }) => attributes.has('data-mcaptcha_url'))
  const frame = tags.find(({ name, attributes }) => name === 'iframe' && WIDGET.test(attributes.get('src') ?? ''))
  const widget =
    label?.attributes.get('data-mcaptcha_url') ??
    frame?.attributes.get('src') ??
    (WIDGET.test(url.href) ? url.href : undefined)
  const base = widget === undefined ? undefined : URL.parse(widget, url)
  const key = sitekey ?? base?.searchParams.get('sitekey') ?? undefined
  if (base && key !== undefined) return { base, sitekey: key }
  return named && sitekey !== undefined ? { base: url, sitekey } : undefined
}

function parse(json: unknown, place: Place): Challenge {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw content(`The mCaptcha challenge is malformed: ${z.prettifyError(parsed.error)}`)
  const { difficulty_factor: factor } = parsed.data
  return {
    version: '1',
    difficulty: { difficulty_factor: factor },
    described: `mCaptcha with difficulty factor ${factor.toLocaleString('en')}`,
    expected: factor,
    solve: (budget) => solve(parsed.data, place, budget),
  }
}

async function solve(challenge: z.output<typeof schema>, { base, sitekey }: Place, budget: Budget): Promise<Solved> {
  const { string, salt, difficulty_factor: factor } = challenge
  const needed = MAX_SCORE - MAX_SCORE / BigInt(factor)
  const found = await searchDecimal(
    {
      prefix: prefixOf(salt, string),
      from: 1,
      to: MAX_NONCE,
      least: Number(needed >> 96n),
      most: 0xffff_ffff,
      accepts: (digest) => scoreOf(digest) >= needed,
    },
    budget,
  )
  if (!found) throw unsolvable('no nonce fits')
  const result = scoreOf(found.digest).toString()
  const body = { string, key: sitekey, nonce: found.n, result }
  const url = new URL('/api/v1/pow/verify', base).href
  return { solution: { nonce: found.n, result }, submit: { as: 'request', method: 'POST', url, body } }
}

/** The salt, then the phrase as bincode writes a text: its length in eight bytes, little-endian, before it. */
function prefixOf(salt: string, phrase: string): Buffer {
  const bytes = Buffer.from(phrase)
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(bytes.length))
  return Buffer.concat([Buffer.from(salt), length, bytes])
}

function scoreOf(digest: Buffer): bigint {
  return (digest.readBigUInt64BE(0) << 64n) | digest.readBigUInt64BE(8)
}
