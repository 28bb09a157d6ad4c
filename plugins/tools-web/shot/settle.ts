import type { Page, Request } from 'playwright-core'

/** Kinds of requests that never end on purpose. */
const ENDLESS: ReadonlySet<string> = new Set(['eventsource', 'websocket', 'media', 'ping'])
/** No request for so long counts as quiet. */
const QUIET_MS = 150
const STEP_MS = 30

/** Counts what a page is loading. Begin before the visit. */
export class Traffic {
  readonly #open = new Set<Request>()
  #changed = performance.now()

  constructor(page: Page) {
    page.on('request', (request) => {
      if (ENDLESS.has(request.resourceType())) return
      this.#open.add(request)
      this.#changed = performance.now()
    })
    for (const event of ['requestfinished', 'requestfailed'] as const) {
      page.on(event as 'requestfinished', (request) => {
        if (this.#open.delete(request)) this.#changed = performance.now()
      })
    }
  }

  /** @returns whether it became quiet within `limitMs` */
  async quiet(limitMs: number): Promise<boolean> {
    const end = performance.now() + limitMs
    while (performance.now() < end) {
      if (this.#open.size === 0 && performance.now() - this.#changed >= QUIET_MS) return true
      await pause(STEP_MS)
    }
    return false
  }
}

/** Waits until fonts are there and a frame has been drawn with them, at most so long. */
export async function drawn(page: Page, limitMs: number): Promise<void> {
  const done = page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await atMost(limitMs, done, undefined)
}

/** What `promise` gives, or `otherwise` when it takes longer: a page whose script never rests answers nothing. */
export async function atMost<T, Otherwise>(ms: number, promise: Promise<T>, otherwise: Otherwise) {
  // When it fails later, nobody waits for it any more.
  promise.catch(() => undefined)
  const { promise: late, resolve } = Promise.withResolvers<Otherwise>()
  const timer = setTimeout(resolve, ms, otherwise)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
