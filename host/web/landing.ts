import { snippets } from './assets/snippets.js'
import type { Catalogue, CatalogueEndpoint, Category } from './catalogue.ts'
import { categoriesOf, outage } from './catalogue.ts'
import type { Markup } from './html.ts'
import { html } from './html.ts'
import { layout, plural } from './layout.ts'
import type { View } from './layout.ts'

/** Names shown beside a category; the rest is a number. */
const NAMES_SHOWN = 4

/** `/`: what this is, a first call, the categories, and where to go on. */
export function landing(view: View): string {
  const { catalogue } = view
  const categories = categoriesOf(catalogue)
  return layout(view, {
    title: 'Gateway',
    description: `${plural(catalogue.endpoints.length, 'endpoint')} behind one API key.`,
    section: '/',
    styles: ['landing.css'],
    scripts: ['copy.js'],
    main: html`
      <section class="sign-board">
      ${arches()}
      <h1>${plural(catalogue.endpoints.length, 'endpoint')}.<br>One key.</h1>
      <p>Small, useful operations over HTTPS. Each is a single GET; each answers in the same envelope.</p>
      <p class="ways"><a class="button" href="/gallery">Open the gallery</a> <a href="/docs">Read the reference</a></p>
      ${firstCall(view)}
      </section>
      <section class="board" aria-labelledby="categories">
      <h2 id="categories">What it does</h2>
      <ul>${categories.map(row)}</ul>
      </section>`,
  })
}

function firstCall({ catalogue, origin }: View): Markup {
  const endpoint = plainest(catalogue)
  const { path, params } = endpoint ? { path: endpoint.path, params: endpoint.examples[0]!.params } : STATUS
  return html`<pre class="first" data-copy><code tabindex="0">${snippets(origin, path, params).curl}</code></pre>`
}

/** The mark's arch, one behind the other. */
function arches(): Markup {
  const arch = (inset: number) => {
    const radius = 90 - inset
    const spring = 100 + inset * 0.55
    return html`<path d="M${10 + inset} 210V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V210"/>`
  }
  return html`<svg class="arches" viewBox="0 0 200 200" aria-hidden="true">${[0, 28, 50, 66].map(arch)}</svg>`
}

/** What every gateway answers, even one without plugins. */
const STATUS = { path: '/apikey-status', params: {} }

/** The endpoint whose first example makes the shortest line. */
function plainest({ endpoints }: Catalogue): CatalogueEndpoint | undefined {
  const length = ({ path, examples }: CatalogueEndpoint) => path.length + JSON.stringify(examples[0]!.params).length
  const callable = endpoints.filter(({ examples }) => examples[0] && Object.keys(examples[0].params).length > 0)
  return callable.filter((endpoint) => outage(endpoint) === undefined).toSorted((a, b) => length(a) - length(b))[0]
}

function row({ name, endpoints }: Category): Markup {
  const shown = endpoints.slice(0, NAMES_SHOWN)
  const rest = endpoints.length - shown.length
  return html`<li><a href="/gallery/${name}">
    <span class="plate">${name}</span>
    <span class="names">${shown.map((endpoint) => endpoint.name).join(', ')}${rest > 0 ? ' …' : ''}</span>
    <span class="count" aria-label="${plural(endpoints.length, 'endpoint')}">${endpoints.length}</span>
    </a></li>`
}
