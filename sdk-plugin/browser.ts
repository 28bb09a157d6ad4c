import type { Page } from 'playwright-core'

/** `ctx.browser`: pages in a Chromium that the host keeps warm. Interfaces only. */
export interface Browser {
  /**
   * Opens a fresh page for `work` and closes it when `work` has ended: no cookies, storage or permissions of any other
   * call. A few pages are open at the same time, the others wait. What pages load goes through the host's guard.
   * @throws GatewayError `program_missing`, `overloaded`, `unavailable` (Chromium ended meanwhile), `render_timeout`
   *   (also when the call ends, or for a TimeoutError of `work`), `unprocessable` (the tab crashed)
   */
  use<Result>(options: PageOptions, work: (tab: Tab) => Promise<Result>): Promise<Result>
}

export interface PageOptions {
  /** CSS pixels. Default 1280. */
  width?: number
  /** CSS pixels. Default 800. */
  height?: number
  /** Device pixels a CSS pixel. Default 1. */
  scale?: number
  /** As on a phone: touch, the page's own viewport, and a phone's user agent. Default false. */
  mobile?: boolean
  /** Whether pages are told that dark colours are preferred. Default false. */
  dark?: boolean
  /** Default true. */
  javaScript?: boolean
}

export interface Tab {
  /** A page as Playwright drives it. Nobody but `visit` turns its failures into errors of the catalogue. */
  page: Page
  /**
   * Opens a public address and waits until the page has loaded, or the time is over and at least its beginning is
   * there. A 404 page is a page.
   * @throws GatewayError what `ctx.fetch` throws for the address, `content_rejected` for downloads, `render_timeout`
   */
  visit(url: string | URL, options?: VisitOptions): Promise<Visit>
}

export interface VisitOptions {
  /** Milliseconds. Default 15,000. */
  timeoutMs?: number
}

export interface Visit {
  /** Where redirects ended. */
  url: string
  status: number
  /** False when it was still loading at the end of the time. */
  loaded: boolean
}
