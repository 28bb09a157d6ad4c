import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { PageOptions } from '../../../sdk-plugin/browser.ts'
import type { Chromium } from './chromium.ts'

export interface OpenOptions extends PageOptions {
  /** The egress proxy, its login included. */
  proxy: URL
  /** Registers what is answered without the network. */
  prepare(context: BrowserContext): Promise<void>
}

/** A page in a context of its own: no cookies, no storage, no permission of another. */
export async function openPage(
  chromium: Chromium,
  options: OpenOptions,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.browser.newContext(contextOptions(chromium, options))
  try {
    await options.prepare(context)
    const page = await context.newPage()
    // Windows that the page opens would only cost memory.
    context.on('page', (popup) => void popup.close().catch(() => undefined))
    return { context, page }
  } catch (error) {
    await context.close().catch(() => undefined)
    throw error
  }
}

/** Nothing is kept, downloaded or permitted, and sites see an ordinary Chrome of this version. */
function contextOptions({ browser }: Chromium, options: OpenOptions): BrowserContextOptions {
  const { width = 1280, height = 800, scale = 1, mobile = false, dark = false, javaScript = true, proxy } = options
  return {
    viewport: { width, height },
    screen: { width, height },
    deviceScaleFactor: scale,
    isMobile: mobile,
    hasTouch: mobile,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: javaScript,
    locale: 'en-US',
    timezoneId: 'UTC',
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
    userAgent: userAgent(browser.version(), mobile),
    proxy: {
      server: `http://${proxy.host}`,
      username: decodeURIComponent(proxy.username),
      password: decodeURIComponent(proxy.password),
    },
  }
}

/** As Chrome itself shortens it: the major version, and no more of the system than its kind. */
function userAgent(version: string, mobile: boolean): string {
  const system = mobile ? 'Linux; Android 10; K' : 'X11; Linux x86_64'
  const chrome = `Chrome/${version.split('.')[0]}.0.0.0${mobile ? ' Mobile' : ''}`
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} Safari/537.36`
}
