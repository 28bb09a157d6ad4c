import { readCookie } from './cookies.ts'
import { judgePolicy } from './csp.ts'

/** What the checks look at: the answer that a browser would show. */
export interface Page {
  secure: boolean
  /** A redirect led from https to http. */
  downgraded: boolean
  /** Empty for a header that is not there. */
  header(name: string): string
  cookies: readonly string[]
}

export interface Judgement {
  points: number
  reason: string
}

export interface Check {
  header: string
  max: number
  judge(page: Page): Judgement
}

const HALF_YEAR = 15_768_000
const YEAR = 31_536_000
const REFERRER_TIGHT = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])
const REFERRER_LOOSE = new Set(['origin', 'origin-when-cross-origin', 'no-referrer-when-downgrade'])

/** Altogether 100 points. */
export const CHECKS: readonly Check[] = [
  { header: 'https', max: 15, judge: judgeHttps },
  { header: 'strict-transport-security', max: 20, judge: judgeHsts },
  { header: 'content-security-policy', max: 25, judge: ({ header }) => judgePolicy(header('content-security-policy')) },
  { header: 'x-frame-options', max: 10, judge: judgeFrames },
  { header: 'x-content-type-options', max: 10, judge: judgeSniffing },
  { header: 'referrer-policy', max: 5, judge: judgeReferrer },
  { header: 'permissions-policy', max: 5, judge: judgePermissions },
  { header: 'cross-origin-opener-policy', max: 5, judge: judgeOpener },
  { header: 'set-cookie', max: 5, judge: judgeCookies },
]

function judgeHttps({ secure, downgraded }: Page): Judgement {
  if (!secure) return { points: 0, reason: 'the page came over plain HTTP, which anybody on the way can change' }
  if (downgraded) return { points: 5, reason: 'https, but a redirect on the way led through plain HTTP' }
  return { points: 15, reason: 'the page came over https' }
}

function judgeHsts({ secure, header }: Page): Judgement {
  const value = header('strict-transport-security')
  if (value === '') return { points: 0, reason: 'missing: the first visit may be led astray' }
  if (!secure) return { points: 0, reason: 'browsers ignore it over plain HTTP' }
  const seconds = Number(/max-age="?(\d+)/i.exec(value)?.[1] ?? NaN)
  if (!(seconds > 0)) return { points: 0, reason: 'max-age is missing or 0, which switches it off' }
  if (seconds < HALF_YEAR) return { points: 8, reason: `max-age is ${seconds} s, less than half a year` }
  if (!/includesubdomains/i.test(value)) return { points: 15, reason: 'long enough, but without includeSubDomains' }
  if (seconds < YEAR) return { points: 18, reason: 'includeSubDomains, but less than a year' }
  return { points: 20, reason: 'a year or more, with includeSubDomains' }
}

function judgeFrames({ header }: Page): Judgement {
  if (/frame-ancestors/i.test(header('content-security-policy'))) {
    return { points: 10, reason: 'frame-ancestors of the content security policy says who may frame it' }
  }
  const value = header('x-frame-options').toLowerCase()
  if (value === '') return { points: 0, reason: 'missing: any site may show the page in a frame' }
  if (value === 'deny' || value === 'sameorigin') return { points: 9, reason: `${value}: no other site may frame it` }
  return { points: 0, reason: `browsers do not know "${value.slice(0, 40)}"` }
}

function judgeSniffing({ header }: Page): Judgement {
  const value = header('x-content-type-options').toLowerCase()
  if (value === '') return { points: 0, reason: 'missing: browsers may take a file for a script' }
  if (value.split(',')[0]!.trim() === 'nosniff') return { points: 10, reason: 'nosniff' }
  return { points: 0, reason: `only nosniff counts, not "${value.slice(0, 40)}"` }
}

function judgeReferrer({ header }: Page): Judgement {
  const words = header('referrer-policy')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
  const word = words.findLast((one) => REFERRER_TIGHT.has(one) || REFERRER_LOOSE.has(one) || one === 'unsafe-url')
  if (word === undefined) return { points: 0, reason: 'missing or unknown: the browser chooses' }
  if (REFERRER_TIGHT.has(word)) return { points: 5, reason: `${word}: other sites do not learn the address` }
  if (word === 'unsafe-url') return { points: 0, reason: 'unsafe-url tells every site the whole address' }
  return { points: 2, reason: `${word} tells other sites more than they need` }
}

function judgePermissions({ header }: Page): Judgement {
  if (header('permissions-policy') !== '') return { points: 5, reason: 'says which features the page may use' }
  if (header('feature-policy') !== '') return { points: 2, reason: 'only the old feature-policy is there' }
  return { points: 0, reason: 'missing: frames may ask for camera, microphone and place' }
}

function judgeOpener({ header }: Page): Judgement {
  const value = header('cross-origin-opener-policy').toLowerCase()
  if (value.startsWith('same-origin')) return { points: 5, reason: `${value.slice(0, 40)}: windows stay apart` }
  if (value === '') return { points: 0, reason: 'missing: a site that opens the page keeps a hold on its window' }
  return { points: 0, reason: `"${value.slice(0, 40)}" does not set windows apart` }
}

function judgeCookies({ cookies }: Page): Judgement {
  if (cookies.length === 0) return { points: 5, reason: 'no cookies are set' }
  const worst = Math.max(...cookies.map((cookie) => readCookie(cookie).problems.length))
  if (worst === 0) return { points: 5, reason: 'every cookie has Secure, HttpOnly and SameSite' }
  const named = cookies.map(readCookie).find(({ problems }) => problems.length === worst)!
  const reason = `${named.name.slice(0, 40)}: ${named.problems.join('; ')}`
  return { points: worst === 1 ? 3 : 0, reason }
}
