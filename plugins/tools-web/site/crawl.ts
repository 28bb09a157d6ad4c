import { GatewayError, type FetchResponse, type PluginContext } from '@gateway/sdk-plugin'
import { type CheerioAPI, loadBuffer } from 'cheerio'
import { rewriteCss } from './css.ts'
import { type Kind, rewritePage } from './html.ts'
import { refusalOf } from './refusal.ts'
import { disallowed, notReached, Robots } from './robots.ts'

export interface Limits {
  pages: number
  files: number
  bytes: number
  /** Milliseconds for the whole crawl. */
  ms: number
}

export const LIMITS: Limits = { pages: 25, files: 400, bytes: 60e6, ms: 38_000 }
/** Files that are fetched at the same time. */
const AT_ONCE = 6
const MAX_CRAWL_DELAY_MS = 5_000

/** A file of the site, as it came. */
export interface Resource {
  /** Where it was found after redirects, without fragment. */
  url: URL
  /** Media type without parameters. */
  type: string
  bytes: Buffer
  /** What is to be rewritten in it. */
  page?: CheerioAPI
  css?: string
}

export interface Skipped {
  url: string
  reason: string
}

export interface Site {
  start: Resource
  /** Address without fragment → the file; several addresses may lead to one. */
  resources: Map<string, Resource>
  skipped: Skipped[]
  /** Nothing was left out for a limit. */
  complete: boolean
}

/** The page at `address`, the pages of the same host that it leads to, and what all of them show. */
export async function crawl(ctx: PluginContext, address: string, limits: Limits = LIMITS): Promise<Site> {
  return new Crawl(ctx, limits).run(new URL(address))
}

class Crawl {
  readonly #ctx: PluginContext
  readonly #limits: Limits
  readonly #robots: Robots
  readonly #end: number
  readonly #resources = new Map<string, Resource>()
  readonly #skipped: Skipped[] = []
  readonly #pages: URL[] = []
  readonly #files: URL[] = []
  readonly #seen = new Set<string>()
  #host = ''
  #pageCount = 0
  #bytes = 0
  #complete = true

  constructor(ctx: PluginContext, limits: Limits) {
    this.#ctx = ctx
    this.#limits = limits
    this.#robots = new Robots(ctx)
    this.#end = Date.now() + limits.ms
  }

  async run(address: URL): Promise<Site> {
    const start = await this.#first(address)
    await this.#eachPage()
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#eachFile()))
    this.#ctx.signal.throwIfAborted()
    return { start, resources: this.#resources, skipped: this.#skipped, complete: this.#complete }
  }

  async #first(address: URL): Promise<Resource> {
    const rules = await this.#robots.rulesOf(address)
    if (!rules.allows(address)) throw disallowed(address)
    const response = await this.#ctx.fetch(address)
    if (!response.ok) throw notReached(response.status)
    const url = plain(new URL(response.url))
    // A redirect may have led to another site, with rules of its own.
    if (url.host !== address.host && !(await this.#robots.rulesOf(url)).allows(url)) throw disallowed(url)
    this.#host = url.host
    const resource = await read(response)
    if (!resource.page) throw notAPage(resource.type)
    this.#seen.add(plain(address).href)
    this.#keep(address, resource)
    return resource
  }

  async #eachPage(): Promise<void> {
    for (let url = this.#pages.shift(); url; url = this.#pages.shift()) {
      if (this.#pageCount >= this.#limits.pages || this.#isOver()) {
        this.#complete = false
        return
      }
      const { delayMs } = await this.#robots.rulesOf(url)
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(delayMs, MAX_CRAWL_DELAY_MS)))
      await this.#take(url)
    }
  }

  async #eachFile(): Promise<void> {
    for (let url = this.#files.shift(); url; url = this.#files.shift()) {
      if (this.#resources.size >= this.#limits.files || this.#isOver()) {
        this.#complete = false
        return
      }
      await this.#take(url)
    }
  }

  #isOver(): boolean {
    return this.#bytes >= this.#limits.bytes || Date.now() >= this.#end || this.#ctx.signal.aborted
  }

  /** Fetches an address; what cannot be had is left out and said. */
  async #take(url: URL): Promise<void> {
    try {
      const rules = await this.#robots.rulesOf(url)
      if (!rules.allows(url)) return this.#skip(url, 'disallowed by robots.txt')
      const room = this.#limits.bytes - this.#bytes
      const timeoutMs = Math.max(1, Math.min(15_000, this.#end - Date.now()))
      const response = await this.#ctx.fetch(url, { kind: 'image', maxBytes: Math.max(1, room), timeoutMs })
      if (!response.ok) return this.#skip(url, `status ${response.status}`)
      this.#keep(url, await read(response))
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal && !this.#ctx.signal.aborted) throw error
      this.#skip(url, refusal?.code ?? 'stopped')
    }
  }

  #skip(url: URL, reason: string): void {
    this.#skipped.push({ url: url.href, reason })
  }

  #keep(asked: URL, resource: Resource): void {
    const key = resource.url.href
    const known = this.#resources.get(key)
    this.#resources.set(plain(asked).href, known ?? resource)
    if (known) return
    this.#resources.set(key, resource)
    this.#seen.add(key)
    this.#bytes += resource.bytes.length
    if (resource.page) {
      this.#pageCount++
      rewritePage(resource.page, key, (url, kind) => this.#note(url, kind))
    } else if (resource.css !== undefined) {
      resource.css = rewriteCss(resource.css, (value) => {
        const url = URL.parse(value, key)
        return url ? this.#note(url, 'asset') : undefined
      })
    }
  }

  /** Queues an address the first time it is met. @returns it in full, for the file it stands in */
  #note(url: URL, kind: Kind): string {
    const target = plain(url)
    const wanted = kind !== 'page' || target.host === this.#host
    if (wanted && !this.#seen.has(target.href)) {
      this.#seen.add(target.href)
      ;(kind === 'page' ? this.#pages : this.#files).push(target)
    }
    return url.href
  }
}

/** Without its fragment, which servers never see. */
export function plain(url: URL): URL {
  const bare = new URL(url)
  bare.hash = ''
  return bare
}

async function read(response: FetchResponse): Promise<Resource> {
  const header = response.headers.get('content-type') ?? ''
  const type = header.split(';')[0]!.trim().toLowerCase()
  const url = plain(new URL(response.url))
  const bytes = await response.bytes()
  if (/^(text\/html|application\/xhtml\+xml)$/.test(type)) {
    const charset = /;\s*charset="?([\w.:-]+)/i.exec(header)?.[1]
    const encoding = charset === undefined ? {} : { encoding: { transportLayerEncodingLabel: charset } }
    return { url, type, bytes, page: loadBuffer(bytes, encoding) }
  }
  return type === 'text/css' ? { url, type, bytes, css: await response.text() } : { url, type, bytes }
}

function notAPage(type: string): GatewayError {
  return new GatewayError('content_rejected', {
    message: 'The address leads to something that is not a page.',
    expected: 'text/html',
    received: type,
  })
}
