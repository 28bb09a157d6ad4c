import type { BrowserContext, Page } from 'playwright-core'
import type { PageOptions, Tab } from '../../../sdk-plugin/browser.ts'
import { type Chromium, startChromium } from './chromium.ts'
import { browserGone, crashed } from './failure.ts'
import { Loss } from './loss.ts'
import { type OpenedPage, openPage, withDefaults } from './page.ts'
import { Slots } from './slots.ts'
import { Spare } from './spare.ts'
import { type Check, visit } from './visit.ts'

/** What a page knows of the call it is opened for. */
export interface BrowserCall {
  signal: AbortSignal
  /** Registers what is answered without the network: the gateway's own samples. */
  prepare(context: BrowserContext): Promise<void>
  check: Check
}

export interface BrowsingSettings {
  /** Path of Chromium, or its name in PATH. */
  program: string
  /** Folder for its profile. */
  temp: string
  /** Address of the egress proxy, its login included. */
  proxy(): Promise<string>
  onSpawn(pid: number): void
  onEnd(pid: number): void
  /** Opening a page takes a tenth of a second; a Chromium that takes longer than this hangs. Default 20,000. */
  hangsMs?: number
}

interface Opened extends OpenedPage {
  chromium: Chromium
}

const SLOTS = { max: 4, queue: 32, waitMs: 15_000 }
/** After so many pages Chromium is started anew as soon as none is open: it grows with time. */
const PAGES_A_LIFE = 500
const HANGS_MS = 20_000

/**
 * What `ctx.browser` of all calls in a process shares: one Chromium, started by the first page, replaced when it dies
 * or hangs. Each page has a context of its own.
 */
export class Browsing {
  readonly #settings: BrowsingSettings
  readonly #hangsMs: number
  readonly #slots = new Slots(SLOTS)
  /** A page for the options that were asked for last. */
  readonly #spare = new Spare<OpenedPage>(({ context }) => void context.close().catch(() => undefined))
  #running: Promise<Chromium> | undefined
  #pages = 0

  constructor(settings: BrowsingSettings) {
    this.#settings = settings
    this.#hangsMs = settings.hangsMs ?? HANGS_MS
  }

  /**
   * @throws GatewayError `program_missing`, `overloaded`, `unavailable` when Chromium ends meanwhile, `render_timeout`,
   *   `unprocessable` when the tab crashes; else what `work` throws
   */
  async use<Result>(call: BrowserCall, options: PageOptions, work: (tab: Tab) => Promise<Result>): Promise<Result> {
    await this.#slots.take(call.signal)
    const loss = new Loss(call.signal)
    let opened: Opened | undefined
    try {
      opened = await loss.race(this.#open(call, options))
      void opened.chromium.ended.then(() => loss.tell(browserGone()))
      opened.page.on('crash', () => loss.tell(crashed()))
      return await loss.race(work(tabOf(opened.page, call)))
    } finally {
      loss.dispose()
      // The caller does not wait until its page is gone; the next one waits for the place.
      void this.#leave(opened, options)
    }
  }

  /** Ends Chromium. */
  async close(): Promise<void> {
    const chromium = await this.#running?.catch(() => undefined)
    chromium?.kill()
    await chromium?.gone
  }

  /** The Chromium that runs, or a new one. All who ask while it starts get the same. */
  #start(): Promise<Chromium> {
    if (this.#running) return this.#running
    const running = this.#launch()
    this.#running = running
    this.#pages = 0
    const forget = () => {
      if (this.#running !== running) return
      this.#running = undefined
      this.#spare.clear()
    }
    running.then(({ ended }) => ended.then(forget), forget)
    return running
  }

  async #launch(): Promise<Chromium> {
    const { program, temp, proxy, onSpawn, onEnd } = this.#settings
    return startChromium({ program, temp, proxy: `http://${new URL(await proxy()).host}`, onSpawn, onEnd })
  }

  async #open(call: BrowserCall, options: PageOptions): Promise<Opened> {
    const chromium = await this.#start()
    try {
      return await this.#openIn(chromium, call, options)
    } catch (error) {
      if (chromium.browser.isConnected()) throw error
      // It was dead before anyone knew: this page has lost nothing yet.
      chromium.kill()
      return this.#openIn(await this.#start(), call, options)
    }
  }

  async #openIn(chromium: Chromium, { prepare, signal }: BrowserCall, options: PageOptions): Promise<Opened> {
    this.#pages++
    const opening = this.#spare.take(keyOf(options)) ?? this.#fresh(chromium, options)
    const opened = await within(this.#hangsMs, opening, () => chromium.kill())
    await prepare(opened.context)
    // The call has ended meanwhile, and nobody else knows of this page.
    if (signal.aborted) void this.#closeContext(chromium, opened.context)
    return { chromium, ...opened }
  }

  async #fresh(chromium: Chromium, options: PageOptions): Promise<OpenedPage> {
    return openPage(chromium, options, new URL(await this.#settings.proxy()))
  }

  async #leave(opened: Opened | undefined, options: PageOptions): Promise<void> {
    if (opened) await this.#closeContext(opened.chromium, opened.context)
    this.#slots.free()
    if (!opened || this.#slots.held > 0) return
    const { chromium } = opened
    if (this.#pages >= PAGES_A_LIFE) chromium.kill()
    else if (chromium.browser.isConnected()) this.#spare.prepare(keyOf(options), () => this.#fresh(chromium, options))
  }

  /** Never rejects. A Chromium that cannot close a page would keep it for ever. */
  async #closeContext(chromium: Chromium, context: BrowserContext): Promise<void> {
    const closed = within(this.#hangsMs, context.close(), () => chromium.kill())
    await Promise.race([closed.catch(() => chromium.kill()), chromium.ended])
  }
}

function keyOf(options: PageOptions): string {
  return JSON.stringify(withDefaults(options))
}

function tabOf(page: Page, { check }: BrowserCall): Tab {
  return { page, visit: (address, options = {}) => visit(page, String(address), options, check) }
}

/** @throws GatewayError `unavailable` when nothing came in time, after `onLate` */
async function within<T>(ms: number, promise: Promise<T>, onLate: () => void): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    onLate()
    reject(browserGone(new Error(`the browser did not answer within ${ms} ms`)))
  }, ms)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
