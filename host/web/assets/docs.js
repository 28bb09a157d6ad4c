import { revealCurrent } from './reveal.js'
import { startSearch } from './search.js'

const LANGUAGE = 'gateway.language'

startSearch()
revealCurrent()
rememberLanguage()

/** The style sheet shows the chosen language; this keeps the choice from page to page. */
function rememberLanguage() {
  const inputs = [...document.querySelectorAll('input[name="language"]')]
  for (const input of inputs) {
    if (!(input instanceof HTMLInputElement)) continue
    if (input.value === localStorage.getItem(LANGUAGE)) input.checked = true
    input.addEventListener('change', () => localStorage.setItem(LANGUAGE, input.value))
  }
}
