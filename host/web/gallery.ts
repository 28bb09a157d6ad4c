import type { CatalogueEndpoint, Category, ResultKind } from './catalogue.ts'
import { categoriesOf, outage, resultKind } from './catalogue.ts'
import type { Markup } from './html.ts'
import { html, visible } from './html.ts'
import { icons } from './icons.ts'
import { layout, plural } from './layout.ts'
import type { View } from './layout.ts'
import { inline } from './markdown.ts'
import { parametersOf } from './parameter.ts'
import type { Parameter } from './parameter.ts'

/** What the gallery's scripts know of an endpoint: an entry of `/gallery/endpoints.json`. */
export interface GalleryEndpoint {
  /** `/tools/createqr` */
  path: string
  category: string
  name: string
  summary: string
  parameters: Parameter[]
  /** At least one: an endpoint without examples gets an empty call. */
  examples: { title: string; params: Record<string, string> }[]
  /** Why calls are refused at the moment. */
  outage?: string
}

/** Parameters of the example shown on a card; the form has them all. */
const PARAMS_SHOWN = 3

/** `/gallery` and `/gallery/<category>`. Cards are light; their forms are made when one is opened. */
export function gallery(view: View, only?: string): string {
  const all = categoriesOf(view.catalogue)
  const shown = all.filter(({ name }) => only === undefined || name === only)
  return layout(view, {
    title: `${only ?? 'Gallery'} · Gateway`,
    description: 'Every endpoint with its example, and a form to try it.',
    section: '/gallery',
    styles: ['controls.css', 'gallery.css', 'workbench.css'],
    scripts: ['gallery.js'],
    tools: html`<button class="key-button" type="button" data-open-key hidden><span class="lamp"></span>
      <span class="key-state">Set API key</span></button>`,
    main: html`${icons()}
      <div class="intro"><h1>Gallery</h1>
      <p class="lead">Every endpoint with an example that runs. Give your key once, then run, change, copy.</p>
      <noscript><p class="note">Trying endpoints here needs JavaScript; the <a href="/docs">reference</a> does not.</p>
      </noscript>
      </div>
      ${filters(all, only)}
      ${shown.map(section)}
      <p class="none" hidden>Nothing matches.
      <button type="button" class="link" data-clear>Clear the search</button></p>`,
  })
}

function filters(categories: Category[], only: string | undefined): Markup {
  const total = categories.reduce((sum, { endpoints }) => sum + endpoints.length, 0)
  const chip = (href: string, label: string, count: number, here: boolean) =>
    html`<a href="${href}" class="chip"${here ? HERE : ''}>${label} <span class="count">${count}</span></a>`
  return html`<div class="filters">
    <div class="search" hidden><label class="unseen" for="search">Search endpoints</label>
    <input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">
    <label class="autorun"><input type="checkbox" class="switch" id="autorun"> Run what I scroll to
    <span class="count">each counts as a call</span></label></div>
    <nav class="chips" aria-label="Categories">${chip('/gallery', 'all', total, only === undefined)}
    ${categories.map(({ name, endpoints }) => chip(`/gallery/${name}`, name, endpoints.length, name === only))}</nav>
    <p class="found unseen" role="status"></p>
    </div>`
}

const HERE = html` aria-current="page"`

function section({ name, endpoints }: Category): Markup {
  return html`<section class="category" data-group aria-labelledby="category-${name}">
    <h2 id="category-${name}"><span class="plate">${name}</span>
    <span class="count">${plural(endpoints.length, 'endpoint')}</span></h2>
    <ul class="cards">${endpoints.map(card)}</ul></section>`
}

function card(endpoint: CatalogueEndpoint): Markup {
  const { path, name, summary } = endpoint
  const kind = resultKind(endpoint)
  return html`<li class="card" data-entry data-path="${path}">
    <div class="stage">${stage(endpoint, kind)}</div>
    <h3><a href="#${path.slice(1)}">${name}</a></h3>
    ${
      outage(endpoint) === undefined &&
      html`
      <button class="run" type="button" hidden aria-label="Run the example of ${path}">Run</button>`
    }
    <p>${inline(summary)}</p></li>`
}

function stage(endpoint: CatalogueEndpoint, kind: ResultKind): Markup {
  const reason = outage(endpoint)
  if (reason !== undefined) {
    return html`<p class="closed"><span class="plate closed">closed</span> ${inline(reason)}</p>`
  }
  return html`<svg class="kind" aria-label="${kind}" role="img"><use href="#kind-${kind}"/></svg>
    ${preview(endpoint)}`
}

/** The example's parameters, so that a card says what will be asked before it is. */
function preview({ examples }: CatalogueEndpoint): Markup {
  const params = Object.entries(examples[0]?.params ?? {}).slice(0, PARAMS_SHOWN)
  if (params.length === 0) return html`<p class="asks quiet">no parameters</p>`
  const rows = params.map(([name, value]) => html`<div><dt>${name}</dt><dd>${clipped(value)}</dd></div>`)
  return html`<dl class="asks">${rows}</dl>`
}

function clipped(value: string): string {
  const line = value.replace(/\s+/g, ' ').replace(/^https?:\/\//, '')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

/** `/gallery/endpoints.json`, for the forms. */
export function galleryData({ catalogue }: View): string {
  const endpoints = categoriesOf(catalogue).flatMap((category) => category.endpoints)
  return JSON.stringify(endpoints.map(entry))
}

function entry(endpoint: CatalogueEndpoint): GalleryEndpoint {
  const { path, category, name, summary, examples } = endpoint
  const reason = outage(endpoint)
  return {
    path,
    category,
    name,
    summary: visible(summary),
    parameters: parametersOf(endpoint).map((one) => ({ ...one, description: visible(one.description) })),
    examples: examples.length === 0 ? NO_EXAMPLE : examples.map(titled),
    ...(reason === undefined ? {} : { outage: visible(reason) }),
  }
}

const NO_EXAMPLE = [{ title: 'Empty', params: {} }]

type Example = GalleryEndpoint['examples'][number]

function titled({ title, params }: CatalogueEndpoint['examples'][number], index: number): Example {
  return { title: visible(title ?? `Example ${index + 1}`), params }
}
