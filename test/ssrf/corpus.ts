import { readFileSync } from 'node:fs'

/** One hostile (or deliberately harmless) address and what must come of it. */
export interface Case {
  id: string
  group: string
  url: string
  why: string
  setup?: { dns?: string[]; status?: number; location?: string }
  /** Sent with the request, to see where they end up. */
  headers?: Record<string, string>
  expect: {
    http: number | number[]
    code: string | string[]
    /** Look-ups allowed; null means any number. */
    dns: number | null
    canary_hits: number
    max_ms?: number
  }
}

/** What the placeholders stand for. Both ports are 80, or the rule of ports would answer for the others. */
export const PLACES: Readonly<Record<string, string>> = {
  ZONE: 'corpus.test',
  PUB4: '93.184.216.34',
  PUB6: '2606:2800:220:1::34',
  PUB_PORT: '80',
  CANARY_PORT: '80',
}

/** The groups that a fetch can meet, with the number of their cases, so that a sweep cannot pass empty. */
export const FETCH_GROUPS: Readonly<Record<string, number>> = {
  lit: 30,
  spell: 20,
  name: 6,
  scheme: 19,
  auth: 7,
  port: 12,
  dns: 10,
  redir: 13,
  env: 2,
  allow: 7,
}

/** Groups that need a browser, a player, a picture library or a mail server; they are tested with those. */
export const OTHER_GROUPS: readonly string[] = ['browser', 'media', 'image', 'mail']

/** The corpus with its placeholders filled in. */
export function readCorpus(): Case[] {
  return fill(readFileSync(new URL('../corpora/ssrf.json', import.meta.url), 'utf8'))
}

/** Cases of our own beside the corpus. */
export function readMore(): Case[] {
  return fill(readFileSync(new URL('more.json', import.meta.url), 'utf8'))
}

function fill(json: string): Case[] {
  const filled = json.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const place = PLACES[name]
    if (place === undefined) throw new Error(`Expected a known placeholder, got ${whole}`)
    return place
  })
  return JSON.parse(filled) as Case[]
}
