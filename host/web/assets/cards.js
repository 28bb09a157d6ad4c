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
  const buttons = [...document.querySelectorAll('button.run')].map((one) => /** @type {HTMLButtonElement} */ (one))
  for (const button of buttons) {
    button.hidden = false
    button.addEventListener('click', async () => {
      const key = await askKey()
      if (key) await runCard(button, endpoints, key)
    })
  }
  startAutorun(buttons, endpoints)
}

/**
 * @param {HTMLButtonElement} button
 * @param {Promise<Map<string, GalleryEndpoint>>} endpoints
 * @param {string} key
 * @returns {Promise<number>} the status of the answer
 */
async function runCard(button, endpoints, key) {
  const card = /** @type {HTMLElement} */ (button.closest('.card'))
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
 * @param {HTMLButtonElement[]} buttons
 * @param {Promise<Map<string, GalleryEndpoint>>} endpoints
 */
function startAutorun(buttons, endpoints) {
  const choice = need('#autorun', HTMLInputElement)
  choice.checked = false
  /** @type {Set<HTMLButtonElement>} */
  const visible = new Set()
  let running = 0

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const button = /** @type {HTMLButtonElement} */ (target)
      if (isIntersecting) visible.add(button)
      else visible.delete(button)
    }
    next()
  })

  /** Each run counts against the key's day, so a refusal of the key itself ends it for all. */
  function next() {
    const key = currentKey()
    while (choice.checked && key && running < AT_ONCE && visible.size > 0) {
      const button = /** @type {HTMLButtonElement} */ (visible.values().next().value)
      visible.delete(button)
      observer.unobserve(button)
      if (button.textContent === 'Again') continue
      running++
      void runCard(button, endpoints, key).then((status) => {
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
    if (choice.checked) for (const button of buttons) observer.observe(button)
  })
}
