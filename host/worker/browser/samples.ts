import type { BrowserContext, Route } from 'playwright-core'
import { fetchSample } from '../samples.ts'

/**
 * Answers a page's requests for the gateway's own samples from the disk, as `ctx.fetch` does: the gateway's address is
 * private, and its certificate may be known to nobody.
 */
export async function serveSamples(context: BrowserContext, origin: string, root: string): Promise<void> {
  await context.route(`${origin}/samples/**`, (route) =>
    // The page may have gone meanwhile: then nobody waits for this file.
    answer(route, origin, root).catch(() => undefined),
  )
}

async function answer(route: Route, origin: string, root: string): Promise<void> {
  const found = await fetchSample(route.request().url(), origin, root)?.catch(() => undefined)
  if (!found) return route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such sample.' })
  const { status, headers } = found
  await route.fulfill({ status, headers: Object.fromEntries(headers), body: await found.bytes() })
}
