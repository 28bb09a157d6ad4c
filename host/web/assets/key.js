import { need } from './dom.js'
import { call } from './client.js'
import { keyDialog } from './key-dialog.js'

// The API key of this tab. It lives in sessionStorage, which ends with the tab, and leaves it in a header only.

const NAME = 'gateway.key'

const { dialog, form, input, message, forget } = keyDialog()
const button = need('[data-open-key]', HTMLButtonElement)
const state = need('.key-state', HTMLElement, button)

/** @type {((key: string | undefined) => void)[]} */
const waiting = []

/** @returns {string | undefined} */
export function currentKey() {
  return sessionStorage.getItem(NAME) ?? undefined
}

/**
 * The key, asked for when there is none yet; `undefined` when the question is dismissed.
 * @param {string} [why] shown above the field
 * @returns {Promise<string | undefined>}
 */
export function askKey(why) {
  const key = currentKey()
  if (key && !why) return Promise.resolve(key)
  open(why ?? '')
  return new Promise((resolve) => waiting.push(resolve))
}

/**
 * Shows what is left of the day's calls.
 * @param {number | undefined} remaining
 */
export function showRemaining(remaining) {
  if (remaining !== undefined) show(`${remaining.toLocaleString()} calls left`)
}

export function startKey() {
  document.body.append(dialog)
  button.hidden = false
  button.addEventListener('click', () => open(''))
  form.addEventListener('submit', (event) => void submit(event))
  forget.addEventListener('click', () => {
    sessionStorage.removeItem(NAME)
    input.value = ''
    show('Set API key')
    dialog.close()
  })
  dialog.addEventListener('close', () => {
    for (const resolve of waiting.splice(0)) resolve(currentKey())
  })
  if (currentKey()) show('Key set')
}

/** @param {string} why */
function open(why) {
  message.textContent = why
  message.classList.toggle('bad', why !== '')
  input.value = currentKey() ?? ''
  forget.hidden = !currentKey()
  if (!dialog.open) dialog.showModal()
  input.select()
}

/** @param {SubmitEvent} event */
async function submit(event) {
  event.preventDefault()
  const key = input.value.trim()
  message.classList.remove('bad')
  message.textContent = 'Checking …'
  // Only a header can carry it: what a header cannot hold is not a key.
  const outcome = /^[\x21-\x7e]+$/.test(key) ? await call('/apikey-status', {}, key) : undefined
  if (!outcome?.ok) {
    message.classList.add('bad')
    message.textContent = outcome?.message ?? 'A key is made of letters, digits and signs without spaces.'
    return
  }
  sessionStorage.setItem(NAME, key)
  const left = /** @type {{ remaining?: number | null } | null} */ (outcome.result)?.remaining
  show(typeof left === 'number' ? `${left.toLocaleString()} calls left` : 'Key set')
  dialog.close()
}

/** @param {string} text */
function show(text) {
  state.textContent = text
  button.classList.toggle('set', currentKey() !== undefined)
}
