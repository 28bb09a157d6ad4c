import { GatewayError, type PluginContext, upstreamFailed } from '@gateway/sdk-plugin'
import type { Emoji } from './emoji.ts'

/** Days on which the Emoji Kitchen published mixes, the fullest first. The day is part of a picture's address. */
const DAYS = (
  '20201001 20230301 20231113 20220815 20210831 20211115 20220406 20230803 20210218 20210521 20220203 20220110 ' +
  '20220506 20220823 20221101 20221107 20230113 20230127 20230216 20230301 20230405 20230418 20230421 20230426 ' +
  '20230727 20230818 20230821 20230825 20231128 20240204 20240214 20240530 20240610 20240715 20241021 20241023 20250130'
).split(' ')

const DAY_SECONDS = 86_400
const ATONCE = 8
const PATIENCE_MS = 4000

interface Answer {
  /** Address of the picture; null when there is none. */
  url: string | null
}

/** Address of the Emoji Kitchen's mix, or undefined when it has none or cannot be asked. What it says is kept a week. */
export async function findMix(ctx: PluginContext, first: Emoji, second: Emoji): Promise<string | undefined> {
  const name = `mix ${[first.text, second.text].toSorted((a, b) => (a < b ? -1 : 1)).join(' ')}`
  const kept = await ctx.cache.get<Answer>(name)
  if (kept) return kept.url ?? undefined
  try {
    const url = await search(ctx, pathsOf(first, second))
    await ctx.cache.set(name, { url: url ?? null }, 7 * DAY_SECONDS)
    return url
  } catch (error) {
    // Not reachable, or too slow: the mix that is drawn here answers. Asked again in a while.
    if (!(error instanceof GatewayError)) throw error
    ctx.log.info('the Emoji Kitchen did not answer', { code: error.code })
    await ctx.cache.set(name, { url: null }, 600)
    return undefined
  }
}

/** Addresses where the mix may be, under the upstream's own: either order, each day. */
function pathsOf(first: Emoji, second: Emoji): string[] {
  const [a, b] = [codesOf(first.text), codesOf(second.text)]
  return DAYS.flatMap((day) => [`/${day}/${a}/${a}_${b}.png`, ...(a === b ? [] : [`/${day}/${b}/${b}_${a}.png`])])
}

/** `u1f600`, `u2764-ufe0f`: code points as the addresses have them. */
function codesOf(text: string): string {
  return [...text].map((part) => `u${part.codePointAt(0)!.toString(16)}`).join('-')
}

/** The first address that has a picture, asked for a few at a time. */
async function search(ctx: PluginContext, paths: readonly string[]): Promise<string | undefined> {
  const kitchen = ctx.upstream('emoji-kitchen')
  const until = performance.now() + PATIENCE_MS
  for (let at = 0; at < paths.length && performance.now() < until; at += ATONCE) {
    const batch = paths.slice(at, at + ATONCE)
    const found = await Promise.all(batch.map((path) => isThere(kitchen, path, until - performance.now())))
    const index = found.indexOf(true)
    if (index !== -1) return `${kitchen.baseUrl.replace(/\/$/, '')}${batch[index]}`
  }
  return undefined
}

async function isThere(kitchen: ReturnType<PluginContext['upstream']>, path: string, timeoutMs: number) {
  const options = { method: 'HEAD', retries: 0, timeoutMs: Math.max(200, timeoutMs) } as const
  const { ok, status } = await kitchen.fetch(path, options)
  if (status >= 500 || status === 429) throw upstreamFailed(`The Emoji Kitchen answered ${status}.`)
  return ok
}
