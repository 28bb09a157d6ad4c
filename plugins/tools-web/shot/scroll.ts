import type { Page } from 'playwright-core'
import { atMost, pause } from './settle.ts'

const STEP_MS = 60
const LIMIT_MS = 5_000
const IMAGES_MS = 3_000

/**
 * Scrolls down step by step and back, so that what loads when it is seen is loaded; a page that grows for ever is
 * followed to `depth` pixels. Then waits for the pictures that it made load.
 */
export async function scrollThrough(page: Page, depth: number): Promise<void> {
  const end = Date.now() + LIMIT_MS
  const look = (to: number) =>
    atMost(
      1_000,
      page.evaluate((y) => {
        window.scrollTo({ top: y, behavior: 'instant' })
        return { height: document.documentElement.scrollHeight, step: window.innerHeight }
      }, to),
      undefined,
    )
  let seen = await look(0)
  for (let y = 0; seen && y + seen.step < Math.min(seen.height, depth) && Date.now() < end;) {
    y += seen.step
    seen = await look(y)
    await pause(STEP_MS)
  }
  await atMost(IMAGES_MS, picturesLoaded(page, depth), undefined)
  await look(0)
}

async function picturesLoaded(page: Page, depth: number): Promise<void> {
  await page.evaluate(async (limit) => {
    const pending = [...document.images].filter(
      (image) => !image.complete && image.getBoundingClientRect().top + window.scrollY < limit,
    )
    const settled = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true })
        image.addEventListener('error', resolve, { once: true })
        if (image.complete) resolve(undefined)
      })
    await Promise.all(pending.map(settled))
  }, depth)
}
