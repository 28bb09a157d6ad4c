import { LANGUAGES, snippets } from './assets/snippets.js'
import type { CatalogueEndpoint } from './catalogue.ts'
import { outage } from './catalogue.ts'
import type { Markup } from './html.ts'
import { html } from './html.ts'
import { plural } from './layout.ts'
import type { View } from './layout.ts'
import { inline, markdown } from './markdown.ts'
import { accepted, parametersOf } from './parameter.ts'
import type { Parameter } from './parameter.ts'

/** One endpoint in full: what it does, parameters, limits, errors, examples. */
export function endpointEntry(endpoint: CatalogueEndpoint, { origin }: View): Markup {
  const { name, category, summary, description } = endpoint
  const parameters = parametersOf(endpoint)
  return html`<section class="endpoint" id="${name}" data-entry>
    <h2><a href="#${name}"><span class="where">/${category}/</span>${name}</a></h2>
    ${summary && html`<p class="summary">${inline(summary)}</p>`}
    ${plates(endpoint)}
    ${description && markdown(description)}
    ${parameters.length > 0 ? parameterTable(parameters) : html`<p class="quiet">No parameters.</p>`}
    ${endpoint.examples.map((example) => exampleFigure(endpoint, example, origin))}
    <dl class="facts">
    <dt>Time limit</dt><dd>${seconds(endpoint.timeoutMs / 1000)}</dd>
    <dt>Cached</dt><dd>${endpoint.cache > 0 ? `up to ${seconds(endpoint.cache)}` : 'no'}</dd>
    ${endpoint.scopes.length > 0 && html`<dt>Scopes</dt><dd>${endpoint.scopes.join(', ')}</dd>`}
    <dt>Errors</dt><dd>${errorCodes(endpoint, parameters).map((code) => html`<code>${code}</code> `)}and
    <a href="/docs#errors">those of every call</a></dd>
    </dl>
    <p><a class="try" href="/gallery/${category}#${category}/${name}">Try it in the gallery</a></p>
    </section>`
}

function plates(endpoint: CatalogueEndpoint): Markup | false {
  const reason = outage(endpoint)
  const notes = [
    reason !== undefined && html`<p class="note bad"><strong>Not available.</strong> ${inline(reason)}</p>`,
    endpoint.deprecated !== undefined &&
      html`<p class="note"><strong>Deprecated.</strong> ${inline(endpoint.deprecated)}</p>`,
    endpoint.state === 'stale' && html`<p class="note">An earlier version serves at the moment.</p>`,
  ]
  return notes.some(Boolean) && html`${notes}`
}

function parameterTable(parameters: Parameter[]): Markup {
  return html`<table class="parameters">
    <thead><tr><th scope="col">Parameter</th><th scope="col">Accepts</th></tr></thead>
    <tbody>${parameters.map(parameterRow)}</tbody></table>`
}

function parameterRow(parameter: Parameter): Markup {
  const { name, required, description, default: fallback } = parameter
  const need = required ? 'required' : 'optional'
  return html`<tr><th scope="row"><code>${name}</code> <span class="need">${need}</span></th>
    <td>${description && html`<p>${inline(description)}</p>`}
    <p class="accepts">${accepted(parameter)}${fallback !== undefined && html` · default <code>${fallback}</code>`}</p>
    </td></tr>`
}

function exampleFigure({ path }: CatalogueEndpoint, example: Example, origin: string): Markup {
  const code = snippets(origin, path, example.params)
  const tabs = LANGUAGES.map(({ id, label }) => html`<label for="in-${id}" data-in="${id}">${label}</label>`)
  return html`<figure class="example">
    <figcaption><span>${example.title ?? 'Example'}</span>
    <span class="tabs">${tabs}</span>
    </figcaption>
    ${LANGUAGES.map(({ id }) => html`<pre data-copy data-in="${id}"><code tabindex="0">${code[id]}</code></pre>`)}
    </figure>`
}

type Example = CatalogueEndpoint['examples'][number]

/** The codes that follow from what the endpoint takes and where it runs, beside those of every call. */
function errorCodes({ scopes }: CatalogueEndpoint, parameters: Parameter[]): string[] {
  const codes: string[] = []
  if (parameters.some(({ required }) => required)) codes.push('param_missing')
  if (parameters.length > 0) codes.push('param_invalid')
  if (parameters.some(bounded)) codes.push('param_out_of_range')
  if (parameters.some(({ kind }) => kind === 'url')) codes.push('url_invalid', 'address_blocked', 'body_too_large')
  if (scopes.length > 0) codes.push('scope_missing')
  return codes
}

function bounded({ min, max, maxLength }: Parameter): boolean {
  return min !== undefined || max !== undefined || maxLength !== undefined
}

function seconds(value: number): string {
  if (value >= 3600 && value % 3600 === 0) return plural(value / 3600, 'hour')
  if (value >= 120 && value % 60 === 0) return plural(value / 60, 'minute')
  return plural(value, 'second')
}
