import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { PageOptions } from '../../../sdk-plugin/browser.ts'
import type { Chromium } from './chromium.ts'

export interface OpenedPage {
  context: BrowserContext
  page: Page
}

/**
 * A page in a context of its own: no cookies, no storage, no permission of another.
 * @param proxy the egress proxy, its login included
 */
export async function openPage(chromium: Chromium, options: PageOptions, proxy: URL): Promise<OpenedPage> {
  const context = await chromium.browser.newContext(contextOptions(chromium, options, proxy))
  try {
    const page = await context.newPage()
    // Windows that the page opens would only cost memory.
    context.on('page', (popup) => void popup.close().catch(() => undefined))
    return { context, page }
  } catch (error) {
    await context.close().catch(() => undefined)
    throw error
  }
}

/** Every option, always in the same order. */
export function withDefaults(options: PageOptions): Required<PageOptions> {
  const { width = 1280, height = 800, scale = 1, mobile = false, dark = false, javaScript = true } = options
  return { width, height, scale, mobile, dark, javaScript }
}

/** Nothing is kept, downloaded or permitted, and sites see an ordinary Chrome of this version. */
function contextOptions({ browser }: Chromium, options: PageOptions, proxy: URL): BrowserContextOptions {
  const { width, height, scale, mobile, dark, javaScript } = withDefaults(options)
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
