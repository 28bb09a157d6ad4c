import { content } from './malformed.ts'
import { isObject, type Challenge, type Kind, type Page, type Reach } from './kind.ts'
import { parseV1 } from './altcha-v1.ts'
import { parseV2 } from './altcha-v2.ts'

/** ALTCHA, versions 1 and 2: a widget names or holds its challenge, or the address is the challenge itself. */
export const altcha: Kind = {
  mode: 'altcha',
  async find({ json, html, url }: Page, reach: Reach) {
    if (json !== undefined) return parse(json)
    const widget = html?.('altcha-widget').first()
    if (!html || !widget || widget.length === 0) return undefined
    const held = widget.attr('challengejson') ?? widget.attr('challenge') ?? ''
    if (held.trim().startsWith('{')) return parse(readJson(held)) ?? unknown()
    const place = widget.attr('challengeurl') ?? held
    if (place === '') return undefined
    const answer = await reach.get(new URL(place, baseOf(html, url)), { accept: 'application/json' })
    return parse(await answer.json()) ?? unknown()
  },
}

function parse(json: unknown): Challenge | undefined {
  if (!isObject(json)) return undefined
  return parseV2(json) ?? parseV1(json)
}

function unknown(): never {
  throw content('The ALTCHA widget of the page leads to something that is no challenge of version 1 or 2.')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw content('The challenge in the ALTCHA widget is not JSON.', cause)
  }
}

function baseOf(html: NonNullable<Page['html']>, url: URL): string {
  return URL.parse(html('base[href]').attr('href') ?? '', url)?.href ?? url.href
}
