import { el } from './dom.js'

/**
 * A button that copies what `text` returns, and says so.
 * @param {() => string} text
 */
export function copyButton(text) {
  const button = el('button', { type: 'button', class: 'copy' }, 'Copy')
  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', async () => {
    button.textContent = (await written(text())) ? 'Copied' : 'Press Ctrl+C'
    setTimeout(() => (button.textContent = 'Copy'), 1500)
  })
  return button
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} false where the browser keeps the clipboard to itself
 */
async function written(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

for (const pre of document.querySelectorAll('pre[data-copy]')) {
  pre.append(copyButton(() => pre.querySelector('code')?.textContent ?? ''))
}
