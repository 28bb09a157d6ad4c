import { call } from './client.js'
import { need } from './dom.js'
import { askKey, currentKey, showRemaining } from './key.js'
import { glimpse } from './outcome.js'

/** @import { GalleryEndpoint } from '../gallery.ts' */

/** Calls at a time while the page runs what is scrolled to. */
const AT_ONCE = 2

/**
 * Cards run their example when asked to, or, if the reader says so, when they come into view.
 * @param {Promise<Map<string, GalleryEndpoint>>} endpoints
 */
export function startCards(endpoints) {
  const cards = [...document.querySelectorAll('.card:has(.run)')].map((one) => /** @type {HTMLElement} */ (one))
  for (const card of cards) {
    const button = need('.run', HTMLButtonElement, card)
    button.hidden = false
    button.addEventListener('click', async () => {
      const key = await askKey()
      if (key) await runCard(card, endpoints, key)
    })
  }
  startAutorun(cards, endpoints)
}

/**
 * @param {HTMLElement} card
 * @param {Promise<Map<string, GalleryEndpoint>>} endpoints
 * @param {string} key
 * @returns {Promise<number>} the status of the answer
 */
async function runCard(card, endpoints, key) {
  const button = need('.run', HTMLButtonElement, card)
  const stage = need('.stage', HTMLElement, card)
  const endpoint = /** @type {GalleryEndpoint} */ ((await endpoints).get(card.dataset.path ?? ''))
  button.disabled = true
  stage.setAttribute('aria-busy', 'true')
  const outcome = await call(endpoint.path, endpoint.examples[0]?.params ?? {}, key)
  stage.removeAttribute('aria-busy')
  button.disabled = false
  button.textContent = 'Again'
  stage.querySelector('.outcome')?.remove()
  stage.prepend(glimpse(outcome, `Example of ${endpoint.path}`))
  stage.classList.add('ran')
  showRemaining(outcome.remaining)
  return outcome.status
}

/**
 * @param {HTMLElement[]} cards
 * @param {Promise<Map<string, GalleryEndpoint>>} endpoints
 */
function startAutorun(cards, endpoints) {
  const choice = need('#autorun', HTMLInputElement)
  choice.checked = false
  /** @type {Set<HTMLElement>} */
  const visible = new Set()
  let running = 0

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = /** @type {HTMLElement} */ (target)
      if (isIntersecting) visible.add(card)
      else visible.delete(card)
    }
    next()
  })

  /** Each run counts against the key's day, so a refusal of the key itself ends it for all. */
  function next() {
    const key = currentKey()
    while (choice.checked && key && running < AT_ONCE && visible.size > 0) {
      const card = /** @type {HTMLElement} */ (visible.values().next().value)
      visible.delete(card)
      observer.unobserve(card)
      if (card.querySelector('.ran')) continue
      running++
      void runCard(card, endpoints, key).then((status) => {
        running--
        if (status === 401 || status === 429 || status === 0) choice.checked = false
        next()
      })
    }
  }

  choice.addEventListener('change', async () => {
    observer.disconnect()
    visible.clear()
    if (!choice.checked) return
    choice.checked = (await askKey()) !== undefined
    if (choice.checked) for (const card of cards) observer.observe(card)
  })
}
