import { el } from './dom.js'

/** The question for the key: a dialog and its parts. */
export function keyDialog() {
  const input = el('input', {
    'id': 'key',
    'type': 'password',
    'required': true,
    'autocomplete': 'off',
    'spellcheck': 'false',
    'maxlength': 200,
    'aria-describedby': 'key-about key-message',
  })
  const message = el('p', { id: 'key-message', class: 'message', role: 'status' })
  const forget = el('button', { type: 'button', class: 'quiet-button' }, 'Forget it')
  const form = el(
    'form',
    { class: 'key-form' },
    el('h2', { id: 'key-title' }, 'Your API key'),
    el('p', { id: 'key-about' }, 'Kept in this tab until you close it, and sent only to this gateway.'),
    el('label', { for: 'key' }, 'API key'),
    input,
    message,
    el('div', { class: 'actions' }, el('button', { class: 'button' }, 'Use this key'), forget),
  )
  const close = el('button', { 'type': 'button', 'class': 'close', 'aria-label': 'Close' })
  const dialog = el('dialog', { 'class': 'key-dialog', 'aria-labelledby': 'key-title' }, form, close)
  close.addEventListener('click', () => dialog.close())
  return { dialog, form, input, message, forget }
}
