import { need } from './dom.js'

/**
 * Lets the search field of a page hide what does not match. Entries are `[data-entry]`, in `[data-group]`s that hide
 * when they are empty. Every word must occur somewhere in the entry's text.
 */
export function startSearch() {
  const field = need('#search', HTMLInputElement)
  const status = need('.found', HTMLElement)
  const entries = [...document.querySelectorAll('[data-entry]')].map((entry) => {
    return { entry: /** @type {HTMLElement} */ (entry), text: (entry.textContent ?? '').toLowerCase() }
  })
  const groups = [...document.querySelectorAll('[data-group]')].map((group) => /** @type {HTMLElement} */ (group))

  function apply() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    let found = 0
    for (const { entry, text } of entries) {
      entry.hidden = !words.every((word) => text.includes(word))
      if (!entry.hidden) found++
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-entry]:not([hidden])')
    status.textContent = words.length > 0 ? `${found} found` : ''
    document.querySelector('.none')?.toggleAttribute('hidden', found > 0)
  }

  field.addEventListener('input', apply)
  document.querySelector('[data-clear]')?.addEventListener('click', () => {
    field.value = ''
    apply()
    field.focus()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
    event.preventDefault()
    field.focus()
  })
  document.querySelector('.search')?.removeAttribute('hidden')
  // The browser may have kept the field's text over a reload.
  apply()
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
