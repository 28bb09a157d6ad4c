import { copyButton } from './copy.js'
import { el } from './dom.js'
import { LANGUAGES, snippets } from './snippets.js'

/** The workbench without an endpoint: header, form, result, code. */
export function bench() {
  const title = el('h2', { id: 'bench-title' })
  const summary = el('p', { class: 'summary' })
  const reference = el('a', {}, 'Reference')
  const close = el('button', { 'type': 'button', 'class': 'close', 'aria-label': 'Close' })
  const head = el('header', {}, title, summary, reference, close)

  const examples = el('div', { 'class': 'examples', 'role': 'group', 'aria-label': 'Examples' })
  const inputs = el('div', { class: 'inputs' })
  const nothing = el('p', { class: 'quiet' }, 'No parameters to set.')
  const run = el('button', { class: 'button' }, 'Run')
  const form = el('form', { class: 'try' }, examples, inputs, nothing, el('div', { class: 'actions' }, run))

  const result = el('div', { 'class': 'result', 'role': 'region', 'aria-label': 'Answer' })
  // Said aloud in place of the whole answer, which may be long.
  const spoken = el('p', { class: 'unseen', role: 'status' })
  const code = codeLine()
  const dialog = el('dialog', { 'class': 'bench', 'aria-labelledby': 'bench-title' })
  dialog.append(el('div', { class: 'sheet' }, head, form, el('div', { class: 'side' }, result, spoken, code.element)))
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    // The sheet fills the dialog: a click on the dialog itself is one beside the sheet.
    if (event.target === dialog) dialog.close()
  })
  return { dialog, title, summary, reference, examples, inputs, nothing, run, form, result, spoken, code }
}

/** The call in the chosen language. It follows the form and never holds the key. */
function codeLine() {
  const code = el('code', { tabindex: 0 })
  const choice = LANGUAGES.map(({ id, label }) => {
    return el('button', { 'type': 'button', 'data-in': id, 'aria-pressed': String(id === 'curl') }, label)
  })
  const tabs = el('div', { 'class': 'tabs', 'role': 'group', 'aria-label': 'Language' }, ...choice)
  const copy = copyButton(() => code.textContent ?? '')
  const element = el('div', { class: 'code' }, tabs, copy, el('pre', {}, code))
  /** @type {Record<string, string>} */
  let written = {}
  let language = 'curl'

  tabs.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLButtonElement)) return
    language = event.target.dataset.in ?? 'curl'
    for (const button of choice) button.setAttribute('aria-pressed', String(button === event.target))
    code.textContent = written[language] ?? ''
  })

  /**
   * @param {string} path
   * @param {Record<string, string>} params
   */
  function show(path, params) {
    written = snippets(location.origin, path, params)
    code.textContent = written[language] ?? ''
  }

  return { element, show }
}
