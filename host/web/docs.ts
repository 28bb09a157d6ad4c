import type { Category } from './catalogue.ts'
import { categoriesOf } from './catalogue.ts'
import { endpointEntry } from './docs-endpoint.ts'
import { CHAPTERS } from './docs-guide.ts'
import type { Markup } from './html.ts'
import { html } from './html.ts'
import { layout, plural } from './layout.ts'
import type { View } from './layout.ts'
import { parametersOf } from './parameter.ts'
import type { CatalogueEndpoint } from './catalogue.ts'
import { LANGUAGES } from './assets/snippets.js'

/** `/docs`: the guide, then every endpoint in one line. */
export function docsOverview(view: View): string {
  const categories = categoriesOf(view.catalogue)
  return frame(
    view,
    categories,
    undefined,
    'Reference',
    html`
    <h1>Reference</h1>
    <p class="lead">How to call, what comes back, and all ${plural(view.catalogue.endpoints.length, 'endpoint')}.</p>
    ${CHAPTERS.map(
      ({ id, title, body }) => html`
      <section class="chapter" id="${id}">
      <h2><a href="#${id}">${title}</a></h2>${body(view)}</section>`,
    )}
    <section class="chapter" id="endpoints"><h2><a href="#endpoints">Endpoints</a></h2>
    ${search('all endpoints')}
    ${categories.map(index)}
    </section>`,
  )
}

/** `/docs/<category>`: each endpoint of it in full. */
export function docsCategory(view: View, name: string): string {
  const categories = categoriesOf(view.catalogue)
  const category = categories.find((one) => one.name === name)!
  return frame(
    view,
    categories,
    category,
    name,
    html`
    <h1><span class="slash">/</span>${name}</h1>
    <p class="lead">${plural(category.endpoints.length, 'endpoint')}. Each takes a key, as
    <a href="/docs#authentication">Authentication</a> says, and answers in
    <a href="/docs#envelope">the envelope</a>.</p>
    ${search(name)}
    ${category.endpoints.map((endpoint) => endpointEntry(endpoint, view))}`,
  )
}

function frame(view: View, categories: Category[], current: Category | undefined, title: string, main: Markup): string {
  return layout(view, {
    title: `${title} · Gateway`,
    description: 'The reference of every endpoint: parameters, limits, errors, examples.',
    section: '/docs',
    styles: ['docs.css', 'docs-endpoint.css'],
    scripts: ['docs.js', 'copy.js'],
    tools: languages(),
    main: html`<div class="columns">${contents(categories, current)}<div class="text">${main}</div></div>`,
  })
}

/** One choice for all examples of the page; the style sheet shows the chosen one, so no script is needed. */
function languages(): Markup {
  return html`<fieldset class="languages"><legend class="unseen">Language of the examples</legend>
    ${LANGUAGES.map(
      ({ id, label }, position) => html`
      <input type="radio" name="language" id="in-${id}" value="${id}"${position === 0 ? CHECKED : ''}>
      <label for="in-${id}">${label}</label>`,
    )}
    </fieldset>`
}

const CHECKED = html` checked`

function contents(categories: Category[], current: Category | undefined): Markup {
  return html`<nav class="contents" aria-label="Contents">
    <h2>Guide</h2>
    <ul>${CHAPTERS.map(({ id, title }) => html`<li><a href="/docs#${id}">${title}</a></li>`)}
    <li><a href="/docs#endpoints">All endpoints</a></li></ul>
    <h2>Categories</h2>
    <ul>${categories.map(
      (category) => html`
      <li><a href="/docs/${category.name}"${category === current ? HERE : ''}>${category.name}
      <span class="count">${category.endpoints.length}</span></a>
      ${category === current ? names(category) : ''}</li>`,
    )}</ul>
    </nav>`
}

const HERE = html` aria-current="page"`

function names({ endpoints }: Category): Markup {
  return html`<ul class="names">${endpoints.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}</ul>`
}

/** Hidden until the script that serves it has started. */
function search(what: string): Markup {
  return html`<div class="search" hidden><label class="unseen" for="search">Search ${what}</label>
    <input id="search" type="search" placeholder="Search ${what}" autocomplete="off" spellcheck="false">
    <p class="found" role="status"></p></div>`
}

function index({ name, endpoints }: Category): Markup {
  return html`<section class="index" data-group><h3><a href="/docs/${name}"><span class="plate">${name}</span></a></h3>
    <ul>${endpoints.map(indexLine)}</ul></section>`
}

function indexLine(endpoint: CatalogueEndpoint): Markup {
  const params = parametersOf(endpoint).map(({ name, required }) => (required ? name : `${name}?`))
  return html`<li data-entry><a href="/docs/${endpoint.category}#${endpoint.name}"><code>${endpoint.path}</code></a>
    <span class="params">${params.join(' ')}</span><span class="what">${endpoint.summary}</span></li>`
}
