import type { Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'

export const FORMATS = ['png', 'jpeg', 'webp'] as const
export type Format = (typeof FORMATS)[number]

/** Longest side and most pixels of a picture that leaves here. */
const MAX_SIDE = 8192
const MAX_PIXELS = 25e6
/** Longest side that Chromium draws without fault. */
const MAX_DRAWN = 16_384
const TIMEOUT_MS = 12_000
const QUALITY = 88

export interface Captured {
  bytes: Buffer
  /** Pixels of the picture. */
  width: number
  height: number
  /** Picture pixels for each CSS pixel. */
  scale: number
  /** What the page has, and what of it is shown, in CSS pixels; null when all of it is. */
  clipped: Clipped | null
}

export interface Clipped {
  pageWidth: number
  pageHeight: number
  shownWidth: number
  shownHeight: number
}

/** How deep a full page is drawn, in CSS pixels. */
export const FULL_DEPTH = MAX_DRAWN

/** The part of the page in the window. */
export async function captureWindow(page: Page, format: Format, scale: number): Promise<Captured> {
  const bytes = await page.screenshot({ ...options(format), timeout: TIMEOUT_MS })
  const { width, height } = page.viewportSize()!
  return finish(bytes, { format, scale, clipped: null, exact: { width: width * scale, height: height * scale } })
}

/** The whole page; one that is too large is first drawn smaller, down to half, and then cut at the bottom. */
export async function captureFull(page: Page, format: Format): Promise<Captured> {
  const { width: pageWidth, height: pageHeight } = await pageSize(page)
  const shownWidth = Math.min(pageWidth, MAX_SIDE)
  const shownHeight = Math.min(pageHeight, MAX_DRAWN, Math.floor(MAX_PIXELS / shownWidth))
  const whole = shownWidth === pageWidth && shownHeight === pageHeight
  const bytes = whole
    ? await page.screenshot({ ...options(format), fullPage: true, timeout: TIMEOUT_MS })
    : await captureTop(page, shownWidth, shownHeight)
  const clipped = whole ? null : { pageWidth, pageHeight, shownWidth, shownHeight }
  return finish(bytes, { format, scale: 1, clipped })
}

async function pageSize(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  await session.detach()
  return { width: Math.ceil(cssContentSize.width), height: Math.ceil(cssContentSize.height) }
}

/** Playwright draws all of a page or its window; of a page a million pixels tall we want the top. */
async function captureTop(page: Page, width: number, height: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width, height, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** WebP is made from the PNG, as is everything that must be made smaller. */
function options(format: Format) {
  const type = format === 'jpeg' ? ({ type: 'jpeg', quality: QUALITY } as const) : ({ type: 'png' } as const)
  return { ...type, animations: 'disabled', caret: 'hide' } as const
}

interface Finish {
  format: Format
  scale: number
  clipped: Clipped | null
  /** A phone's page that is zoomed out may come a pixel short. */
  exact?: { width: number; height: number }
}

async function finish(bytes: Buffer, { format, scale, clipped, exact }: Finish): Promise<Captured> {
  const drawn = await sharp(bytes).metadata()
  const { width, height } = exact ?? within(drawn)
  if (width === drawn.width && height === drawn.height && drawn.format === format) {
    return { bytes, width, height, scale, clipped }
  }
  const image = sharp(bytes).resize({ width, height, fit: 'fill' })
  const shrink = exact ? 1 : height / drawn.height
  return { bytes: await encode(image, format), width, height, scale: Math.round(scale * shrink * 1000) / 1000, clipped }
}

function within({ width, height }: { width: number; height: number }) {
  const shrink = Math.min(1, MAX_SIDE / Math.max(width, height), Math.sqrt(MAX_PIXELS / (width * height)))
  return { width: Math.max(1, Math.floor(width * shrink)), height: Math.max(1, Math.floor(height * shrink)) }
}

function encode(image: Sharp, format: Format): Promise<Buffer> {
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer()
  return (format === 'webp' ? image.webp({ quality: QUALITY, effort: 2 }) : image.jpeg({ quality: QUALITY })).toBuffer()
}
