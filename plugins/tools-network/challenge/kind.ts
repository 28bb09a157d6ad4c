import type { FetchResponse } from '@gateway/sdk-plugin'
import type { Budget } from './budget.ts'
import type { Tag } from './tags.ts'

export type Mode = 'altcha' | 'anubis' | 'friendly-captcha' | 'mcaptcha'

/** What stood at the caller's address. */
export interface Page {
  url: URL
  text: string
  /** The text as JSON, where it is that. */
  json?: unknown
  /** The tags in which a challenge may stand; none where the text is JSON. */
  tags: readonly Tag[]
  /** `name=value` of the cookies that came with it. */
  cookies: string[]
}

/** What a kind may do to find its challenge. Every address is guarded as the caller's own is. */
export interface Reach {
  /** The caller's `sitekey`. */
  sitekey: string | undefined
  /** The caller named this kind: it may also be asked for at the places where it is known to live. */
  named: boolean
  get(url: string | URL, headers?: Record<string, string>): Promise<FetchResponse>
  post(url: string | URL, body: string, type: string): Promise<FetchResponse>
}

/** What a site waits for. The caller submits it; the gateway never does. */
export interface Solved {
  solution: Record<string, unknown>
  /** The value of the form field, where there is one. */
  payload?: string
  submit: Submit
}

export type Submit =
  | { as: 'field'; field: string }
  | {
      as: 'request'
      method: 'GET' | 'POST'
      url: string
      headers?: Record<string, string>
      body?: Record<string, unknown>
      /** Milliseconds to wait first: earlier, the site refuses. */
      waitMs?: number
    }

export interface Challenge {
  version: string
  /** Its own terms: `maxnumber`, `difficulty`, `cost` … */
  difficulty: Record<string, unknown>
  /** The same in words. */
  described: string
  /** Hashes on average; 0 where nothing is to be searched. */
  expected: number
  /** ISO 8601, UTC, where it says so. */
  expiresAt?: string
  solve(budget: Budget): Promise<Solved>
}

export interface Kind {
  mode: Mode
  /** The first challenge of its kind in or behind a page. */
  find(page: Page, reach: Reach): Promise<Challenge | undefined>
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
