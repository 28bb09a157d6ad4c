import { defineEndpoint, type FetchHop, param, z } from '@gateway/sdk-plugin'
import { readCookie } from './cookies.ts'
import { grade } from './grade.ts'

const MAX_VALUE = 2_000

export default defineEndpoint({
  category: 'tools',
  name: 'http-headers',
  summary: 'Redirects and headers of an address, with a grade for its security headers',
  description: [
    'Follows an address as a browser would (GET, at most 5 redirects, every hop checked) and tells what each server',
    'said. Bodies are not read.',
    '',
    'Result: `url` where it ended, `status`, `redirects`, `hops` (each with `url`, `status`, `ms` and `headers`;',
    'of cookies the values are left out and the attributes kept), `ms` altogether, `cookies` with their flags,',
    'and `security`: `grade` from A+ to F, `score` of 100, and `checks`, one for each header with `points` of',
    '`max` and the reason. The README of this plugin has the rubric.',
    '',
    'A bad certificate is 502; `/tools/server-check` says what is wrong with it.',
  ].join('\n'),
  params: z.object({ url: param.url({ description: 'Address to look at' }) }),
  examples: [
    {
      title: 'A page without any protection',
      params: { url: '{samples}/altcha-v1.html' },
      expect: { 'result.status': 200, 'result.redirects': 0, 'result.security.grade': 'F' },
    },
    {
      title: 'A site on the internet',
      params: { url: 'https://example.com/' },
      expect: { 'result.status': 200, 'result.security.grade': /^[A-F]\+?$/ },
      online: true,
    },
  ],
  timeoutMs: 20_000,
  async handle({ url }, ctx) {
    const unread = new AbortController()
    try {
      const { hops, url: end, status } = await ctx.fetch(url, { signal: unread.signal, headers: BROWSER })
      const last = hops.at(-1)!
      return {
        url: end,
        status,
        redirects: hops.length - 1,
        ms: round(hops.reduce((sum, { ms }) => sum + ms, 0)),
        hops: hops.map(shown),
        cookies: cookiesOf(last),
        security: grade({ url: end, headers: last.headers, hops }),
        source: new URL(end).host,
        asOf: new Date().toISOString(),
      }
    } finally {
      unread.abort(new Error('Only the headers are of interest'))
    }
  },
})

/** Servers answer pages with other headers than they answer programs. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

function shown({ url, status, headers, ms }: FetchHop) {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    name === 'set-cookie' ? [value].flat().map((cookie) => readCookie(cookie).shown) : shorten(value),
  ])
  return { url, status, ms: round(ms), headers: Object.fromEntries(entries) as Record<string, string | string[]> }
}

function cookiesOf({ headers }: FetchHop) {
  return [headers['set-cookie'] ?? []].flat().map((cookie) => {
    const { shown: _, ...facts } = readCookie(cookie)
    return facts
  })
}

function shorten(value: string | string[]): string | string[] {
  if (Array.isArray(value)) return value.map((one) => one.slice(0, MAX_VALUE))
  return value.slice(0, MAX_VALUE)
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10
}
