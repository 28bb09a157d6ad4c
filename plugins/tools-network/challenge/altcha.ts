import { content } from './malformed.ts'
import { isObject, type Challenge, type Kind, type Page, type Reach } from './kind.ts'
import { parseV1 } from './altcha-v1.ts'
import { parseV2 } from './altcha-v2.ts'

/** ALTCHA, versions 1 and 2: a widget names or holds its challenge, or the address is the challenge itself. */
export const altcha: Kind = {
  mode: 'altcha',
  async find({ json, tags, url }: Page, reach: Reach) {
    if (json !== undefined) return parse(json)
    const widget = tags.find(({ name }) => name === 'altcha-widget')?.attributes
    if (!widget) return undefined
    const held = widget.get('challengejson') ?? widget.get('challenge') ?? ''
    if (held.trim().startsWith('{')) return parse(readJson(held)) ?? unknown()
    const place = widget.get('challengeurl') ?? held
    if (place === '') return undefined
    const answer = await reach.get(URL.parse(place, baseOf(tags, url)) ?? place, { accept: 'application/json' })
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

function baseOf(tags: Page['tags'], url: URL): string {
  const base = tags.find(({ name }) => name === 'base')?.attributes.get('href') ?? ''
  return URL.parse(base, url)?.href ?? url.href
}
