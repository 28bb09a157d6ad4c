import { type PluginContext, GatewayError, upstreamFailed } from '@gateway/sdk-plugin'
import robotsParser from 'robots-parser'
import { refusalOf } from './refusal.ts'

interface Parsed {
  isAllowed(address: string, agent: string): boolean | undefined
  getCrawlDelay(agent: string): number | undefined
}

/** Its types take it for a module with a default export; it is the function itself. */
const parse = robotsParser as unknown as (address: string, text: string) => Parsed

/** The name under which a site may make rules for us. */
const AGENT = 'Gateway'
const TIMEOUT_MS = 5_000

export interface Rules {
  allows(url: URL): boolean
  /** Milliseconds that the site wants between two pages. */
  delayMs: number
}

const EVERYTHING: Rules = { allows: () => true, delayMs: 0 }
const NOTHING: Rules = { allows: () => false, delayMs: 0 }

/** Reads and keeps the `robots.txt` of each site. */
export class Robots {
  readonly #ctx: PluginContext
  readonly #rules = new Map<string, Promise<Rules>>()

  constructor(ctx: PluginContext) {
    this.#ctx = ctx
  }

  rulesOf({ origin }: URL): Promise<Rules> {
    let rules = this.#rules.get(origin)
    if (!rules) this.#rules.set(origin, (rules = this.#read(origin)))
    return rules
  }

  /** As RFC 9309 has it: no file allows everything, a server that fails to say allows nothing. */
  async #read(origin: string): Promise<Rules> {
    const address = `${origin}/robots.txt`
    try {
      const response = await this.#ctx.fetch(address, { timeoutMs: TIMEOUT_MS, maxBytes: 500_000 })
      if (response.status >= 500 || response.status === 429) return NOTHING
      if (!response.ok) return EVERYTHING
      const robots = parse(address, await response.text())
      return {
        allows: (url) => robots.isAllowed(url.href, AGENT) !== false,
        delayMs: (robots.getCrawlDelay(AGENT) ?? 0) * 1000,
      }
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      // What the guard refuses is refused for its pages as well, with the right code.
      return refusal.status === 400 || refusal.code === 'body_too_large' ? EVERYTHING : NOTHING
    }
  }
}

/** 422: the site does not want to be copied. */
export function disallowed(url: URL): GatewayError {
  return new GatewayError('unprocessable', {
    message: 'The site does not allow that this page is copied.',
    received: url.href,
    hint: 'Its robots.txt says so, or could not be read.',
  })
}

export function notReached(status: number): GatewayError {
  if (status >= 500 || status === 429) return upstreamFailed(`The address answered ${status}.`)
  return new GatewayError('content_rejected', {
    message: `The address answered ${status} instead of a page.`,
    expected: 'status 200 with a page',
    received: `status ${status}`,
  })
}
