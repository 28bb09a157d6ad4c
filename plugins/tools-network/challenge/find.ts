import type { FetchResponse, PluginContext } from '@gateway/sdk-plugin'
import { unprocessable } from '@gateway/sdk-plugin'
import { altcha } from './altcha.ts'
import { anubis, cookiesOf } from './anubis.ts'
import { friendly } from './friendly.ts'
import type { Challenge, Kind, Mode, Page, Reach } from './kind.ts'
import { mcaptcha } from './mcaptcha.ts'
import { refusal, refusedIn } from './refused.ts'
import { hasClass, readTags, type Tag } from './tags.ts'

/** In the order of looking: the surest signs first. */
const KINDS: readonly Kind[] = [anubis, altcha, friendly, mcaptcha]

export interface Found {
  mode: Mode
  challenge: Challenge
}

/**
 * The challenge at an address.
 * @param mode undefined to take the first kind that is there
 * @throws GatewayError `unprocessable` when there is none, or one that is made to keep machines out
 */
export async function findChallenge(
  ctx: PluginContext,
  { url, sitekey, mode }: { url: string; sitekey: string | undefined; mode: Mode | undefined },
): Promise<Found> {
  const page = await loadPage(ctx, url)
  // Version 2 wears the clothes of version 1.
  const refused = refusedIn(page.text)
  if (refused === 'friendly-captcha-v2') throw refusal(refused)
  for (const kind of KINDS) {
    if (mode !== undefined && kind.mode !== mode) continue
    const challenge = await kind.find(page, reachOf(ctx, sitekey, mode !== undefined))
    if (challenge) return { mode: kind.mode, challenge }
  }
  if (refused) throw refusal(refused)
  throw unprocessable(`No ${mode ?? 'proof-of-work'} challenge was found at the address.`, {
    expected: 'a page or JSON with a challenge of ALTCHA, Anubis, Friendly Captcha v1 or mCaptcha',
    hint: 'Give the address that hands out the challenge; for Friendly Captcha and mCaptcha also `sitekey` and `mode`.',
  })
}

async function loadPage(ctx: PluginContext, address: string): Promise<Page> {
  const response = await ctx.fetch(address, { kind: 'page', headers: { accept: 'text/html,application/json;q=0.9' } })
  const text = await response.text()
  const page = { url: new URL(response.url), text, cookies: cookiesOf(response.headers) }
  const json = jsonIn(text)
  return json === undefined ? { ...page, tags: readTags(text, mayHold) } : { ...page, json, tags: [] }
}

function mayHold({ name, attributes }: Tag): boolean {
  if (HOLDERS.has(name) || attributes.has('data-mcaptcha_url')) return true
  return name === 'script' ? attributes.has('id') : hasClass(attributes, 'frc-captcha')
}

const HOLDERS: ReadonlySet<string> = new Set(['altcha-widget', 'base', 'iframe'])

/** By its looks: challenges are served under many media types. */
function jsonIn(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function reachOf(ctx: PluginContext, sitekey: string | undefined, named: boolean): Reach {
  return {
    sitekey,
    named,
    get: (url, headers = {}): Promise<FetchResponse> => ctx.fetch(url, { kind: 'json', headers }),
    post: (url, body, type) =>
      ctx.fetch(url, { kind: 'json', method: 'POST', body, headers: { 'content-type': type } }),
  }
}
