import { call } from './client.js'
import { fields, fill, values } from './form.js'
import { askKey, showRemaining } from './key.js'
import { report } from './outcome.js'
import { el } from './dom.js'
import { bench } from './workbench-parts.js'

/** @import { GalleryEndpoint } from '../gallery.ts' */

/**
 * The dialog in which an endpoint is tried. The address's hash says which one is open, so that a link leads to it.
 * @param {Promise<Map<string, GalleryEndpoint>>} endpoints
 */
export function startWorkbench(endpoints) {
  const parts = bench()
  const { dialog, form, result } = parts
  document.body.append(dialog)
  /** @type {GalleryEndpoint | undefined} */
  let endpoint
  /** @type {AbortController | undefined} */
  let running

  async function follow() {
    const wanted = (await endpoints).get(`/${decodeURIComponent(location.hash.slice(1))}`)
    if (!wanted) return dialog.open ? dialog.close() : undefined
    endpoint = wanted
    running?.abort()
    show(wanted)
    if (!dialog.open) dialog.showModal()
  }

  /** @param {GalleryEndpoint} shown */
  function show(shown) {
    const { path, category, name, summary, parameters, examples, outage } = shown
    parts.title.replaceChildren(el('span', { class: 'where' }, `/${category}/`), name)
    parts.summary.textContent = summary
    parts.reference.href = `/docs/${category}#${name}`
    parts.inputs.replaceChildren(...fields(parameters))
    parts.examples.replaceChildren(...examples.map(exampleButton))
    parts.examples.hidden = examples.length < 2
    parts.nothing.hidden = parameters.length > 0
    parts.run.disabled = outage !== undefined
    result.replaceChildren(el('p', { class: 'waiting' }, outage ?? 'The answer appears here.'))
    fill(form, parameters, examples[0]?.params ?? {})
    parts.code.show(path, values(form, parameters))
  }

  /** @param {GalleryEndpoint['examples'][number]} example */
  function exampleButton({ title, params }) {
    const button = el('button', { type: 'button', class: 'chip' }, title)
    button.addEventListener('click', () => endpoint && fill(form, endpoint.parameters, params))
    return button
  }

  async function run() {
    const tried = endpoint
    const key = await askKey()
    if (!key || !tried || tried !== endpoint) return
    running?.abort()
    running = new AbortController()
    const { signal } = running
    result.setAttribute('aria-busy', 'true')
    try {
      const outcome = await call(tried.path, values(form, tried.parameters), key, signal)
      result.replaceChildren(report(outcome, `Answer of ${tried.path}`))
      parts.spoken.textContent = outcome.message ?? `Answered with status ${outcome.status}.`
      result.scrollIntoView({ block: 'nearest' })
      showRemaining(outcome.remaining)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      if (running.signal === signal) result.removeAttribute('aria-busy')
    }
  }

  form.addEventListener('input', () => endpoint && parts.code.show(endpoint.path, values(form, endpoint.parameters)))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void run()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
  })
  dialog.addEventListener('close', () => {
    running?.abort()
    history.replaceState(null, '', location.pathname + location.search)
    cardLink(endpoint)?.focus({ preventScroll: true })
    endpoint = undefined
  })
  addEventListener('hashchange', () => void follow())
  void follow()
}

/** @param {GalleryEndpoint | undefined} endpoint */
function cardLink(endpoint) {
  const link = endpoint && document.querySelector(`.card[data-path="${endpoint.path}"] h3 a`)
  return link instanceof HTMLAnchorElement ? link : undefined
}
