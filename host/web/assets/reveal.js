/** On a phone the categories are a row that scrolls sideways: the current one should be in it, not beyond its end. */
export function revealCurrent() {
  const current = document.querySelector('.chips [aria-current], .contents [aria-current]')
  const row = current?.closest('nav, ul')
  if (!(current instanceof HTMLElement) || !row) return
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}
