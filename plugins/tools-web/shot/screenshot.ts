import { param, z } from '@gateway/sdk-plugin'
import type { PageOptions, PluginContext, Tab } from '@gateway/sdk-plugin'
import { type Captured, captureFull, captureWindow, FORMATS, FULL_DEPTH } from './capture.ts'
import { dismissConsent } from './consent.ts'
import { scrollThrough } from './scroll.ts'
import { atMost, drawn, pause, Traffic } from './settle.ts'

/** The window that a page is seen in, in CSS pixels. */
export type Device = Required<Pick<PageOptions, 'width' | 'height' | 'scale' | 'mobile'>>

export interface ScreenshotOptions {
  device: Device
  /** The whole page, or what stands in the window. Default: the window. */
  full?: boolean
}

const QUIET_MS = 4_000
const FONTS_MS = 2_000

/** What every screenshot endpoint takes. */
export const screenshotParams = z.object({
  url: param.url({ description: 'Address of the page' }),
  format: param.choice(FORMATS, { description: 'Format of the picture' }).default('png'),
  delay: param.integer({ min: 0, max: 10, description: 'Seconds to wait before the picture is taken' }).default(0),
  dark: param.flag({ description: 'Tells the page that dark colours are preferred' }).default(false),
})

export const RESULT = [
  'Result: the picture (`url`, `type`, `bytes`, `width`, `height`, `expiresAt`), `title`, `finalUrl`, the `status`',
  'that the page came with (a 404 page is a picture of a 404 page), `loaded` (false when the page went on loading for',
  'more than 15 s), `consent` (`rejected`, `accepted` or `none`: a cookie dialog was answered), `scale` (picture',
  'pixels for each CSS pixel) and `clipped` (null, or the page and what is shown of it in CSS pixels).',
  '',
  'Waits for the page, its fonts and a quiet network, each within a limit. Scripts run; downloads are refused with',
  '422, private networks with 400, inside of the page as well. A page that does not come in time gives 504.',
].join('\n')

export const SCREENSHOT_TIMEOUT_MS = 50_000

/** The `handle` of a screenshot endpoint. */
export function screenshot({ device, full = false }: ScreenshotOptions) {
  return async ({ url, format, delay, dark }: z.output<typeof screenshotParams>, ctx: PluginContext) =>
    ctx.browser.use({ ...device, dark }, async (tab) => {
      const { page } = tab
      const seen = await show(tab, url, full)
      await pause(delay * 1000)
      const captured = await (full ? captureFull(page, format) : captureWindow(page, format, device.scale))
      const title = await atMost(1_000, page.title(), '')
      return { ...(await save(ctx, captured, format)), title, finalUrl: page.url(), ...seen, ...about(captured) }
    })
}

/** Opens the page and brings it into the state that a picture is taken of. */
export async function show(tab: Tab, url: string, full: boolean) {
  const { page } = tab
  const traffic = new Traffic(page)
  const { status, loaded } = await tab.visit(url)
  await traffic.quiet(loaded ? QUIET_MS : 500)
  const consent = await dismissConsent(page)
  if (full) await scrollThrough(page, FULL_DEPTH)
  if (full || consent !== 'none') await traffic.quiet(QUIET_MS / 2)
  await drawn(page, FONTS_MS)
  return { status, loaded, consent }
}

function save({ files }: PluginContext, { bytes, width, height }: Captured, format: string) {
  return files.save(bytes, `image/${format}`, { name: `page.${format}`, width, height })
}

function about({ scale, clipped }: Captured) {
  return { scale, clipped }
}
