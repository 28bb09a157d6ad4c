import type { Page, Request, Response } from 'playwright-core'
import type { Visit, VisitOptions } from '../../../sdk-plugin/browser.ts'
import { clip, GatewayError, isErrorCode } from '../../../sdk-plugin/errors.ts'
import { REFUSAL_HEADER } from '../../services/net/egress-proxy.ts'
import { redirectBlocked } from '../../services/net/redirect.ts'
import { navigationFailure, notAPage, tooSlow } from './failure.ts'

/** Judges an address as `ctx.fetch` would, without fetching it. @throws what `ctx.fetch` throws for it */
export type Check = (address: string) => Promise<void>

const TIMEOUT_MS = 15_000
/** Types that Chromium hands to a viewer or to the disk. */
const NOT_A_PAGE = /^(application\/(pdf|zip|octet-stream|x-)|audio\/|video\/)/i

/**
 * Opens an address. The answer's body may still be on its way when half of the time is over: what there is then counts
 * as the page, with `loaded: false`.
 */
export async function visit(page: Page, address: string, options: VisitOptions, check: Check): Promise<Visit> {
  const { timeoutMs = TIMEOUT_MS } = options
  const end = Date.now() + timeoutMs
  await check(address)
  const hops: Request[] = []
  const onRequest = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) hops.push(request)
  }
  page.on('request', onRequest)
  let response: Response | null
  try {
    response = await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs })
  } catch (error) {
    throw await failure(error, hops.at(-1)?.url() ?? address, address, check)
  } finally {
    page.off('request', onRequest)
  }
  refuseAnswer(response, hops.length > 1)
  const loaded = await page.waitForLoadState('load', { timeout: Math.max(1, end - Date.now()) }).then(
    () => true,
    (error: Error) => {
      // It has begun, and goes on for ever: what is there is what there is.
      if (error.name === 'TimeoutError') return false
      throw error
    },
  )
  return { url: page.url(), status: response?.status() ?? 200, loaded }
}

function refuseAnswer(response: Response | null, redirected: boolean): void {
  const headers = response?.headers() ?? {}
  const code = headers[REFUSAL_HEADER]
  if (isErrorCode(code)) {
    const refused = new GatewayError(code)
    throw redirected ? redirectBlocked(refused) : refused
  }
  const type = headers['content-type'] ?? ''
  if (NOT_A_PAGE.test(type)) throw notAPage(type)
}

/** @param last the address of the last hop, which is the one that failed */
async function failure(thrown: unknown, last: string, first: string, check: Check): Promise<unknown> {
  const error = thrown as Error
  if (error.name === 'TimeoutError') return tooSlow(error)
  if (/Download is starting/.test(error.message)) return notAPage('', error)
  const name = /net::(ERR_\w+)/.exec(error.message)?.[1]
  if (name === undefined) return error
  if (name === 'ERR_ABORTED') return notAPage('', error)
  // A tunnel that the proxy refused looks like one that broke: the guard itself knows which.
  const refused = await check(last).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (refused !== undefined) return last === first ? refused : redirectBlocked(refused)
  const host = URL.parse(last)?.host ?? clip(last)
  return (
    navigationFailure(name, host, error) ??
    new GatewayError('upstream_error', { message: `${host} could not be opened.`, reason: name, cause: error })
  )
}
