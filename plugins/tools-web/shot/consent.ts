import type { Frame, Page } from 'playwright-core'
import { ACCEPT_WORDS, BANNERS, KNOWN_BUTTONS, REJECT_WORDS } from './consent-patterns.ts'
import { atMost, pause } from './settle.ts'

export type Consent = 'rejected' | 'accepted' | 'none'

const LOOK_MS = 1_000
const GO_AWAY_MS = 350

/**
 * Dismisses a cookie dialog as a visitor would: a click on "reject", or where there is no such button on "accept".
 * Dialogs that lie in a frame of their own are found as well.
 */
export async function dismissConsent(page: Page): Promise<Consent> {
  // The page's own frame first; most pages have no other.
  for (const frame of page.frames().slice(0, MOST_FRAMES)) {
    const found = await atMost(LOOK_MS, clickIn(frame), 'none' as const)
    if (found === 'none') continue
    await pause(GO_AWAY_MS)
    return found
  }
  return 'none'
}

const MOST_FRAMES = 8

async function clickIn(frame: Frame): Promise<Consent> {
  const patterns = { banners: BANNERS, known: KNOWN_BUTTONS, reject: REJECT_WORDS, accept: ACCEPT_WORDS }
  // A frame that has gone has no dialog.
  return frame.evaluate(findAndClick, patterns).catch(() => 'none')
}

interface Patterns {
  banners: string
  known: { reject: readonly string[]; accept: readonly string[] }
  reject: string
  accept: string
}

/** Runs in the page. */
function findAndClick({ banners, known, reject, accept }: Patterns): Consent {
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0
  const click = (element: Element | undefined) => {
    if (!(element instanceof HTMLElement) || !isVisible(element)) return false
    element.click()
    return true
  }
  // Dialogs often live in a shadow tree.
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const all = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll(selector)])
  for (const [kind, verdict] of [
    ['reject', 'rejected'],
    ['accept', 'accepted'],
  ] as const) {
    if (known[kind].some((selector) => all(selector).some(click))) return verdict
  }
  const dialogs = all(banners).filter(isVisible)
  // In a frame made for the dialog alone, or a shadow tree of its own, nothing around the buttons says what it is.
  const buttons = dialogs.flatMap((dialog) => [
    ...dialog.querySelectorAll('button, [role="button"], a, input[type="button"], input[type="submit"]'),
  ])
  for (const [words, verdict] of [
    [reject, 'rejected'],
    [accept, 'accepted'],
  ] as const) {
    const pattern = new RegExp(words, 'i')
    const label = (element: Element) =>
      (element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')).replace(/\s+/g, ' ').trim()
    if (buttons.some((button) => pattern.test(label(button)) && click(button))) return verdict
  }
  return 'none'
}
