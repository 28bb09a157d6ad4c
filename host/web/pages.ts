import { withSamples } from '../files/samples.ts'
import { hashOf, loadAssets } from './assets.ts'
import type { Catalogue } from './catalogue.ts'
import { docsCategory, docsOverview } from './docs.ts'
import { gallery, galleryData } from './gallery.ts'
import { landing } from './landing.ts'
import type { View } from './layout.ts'
import { llms } from './llms.ts'
import { openapi } from './openapi.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

export interface PageRequest {
  /** Without the query. */
  path: string
  /** `https://host:port` as the caller sees it. */
  origin: string
  /** Names in lower case. */
  headers: Record<string, string | undefined>
}

export interface PageResponse {
  status: number
  headers: Record<string, string>
  body: Buffer | string
}

export interface Pages {
  /** Whether `respond` knows the path; what it does not know is the host's 404. */
  match(path: string): boolean
  respond(request: PageRequest): PageResponse
}

interface Page {
  body: Buffer | string
  type: string
  etag: string
  /** The address holds the content's hash. */
  immutable?: boolean
}

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

/** Route → media type and what renders it. `/docs/<category>` and `/gallery/<category>` are beside these. */
const ROUTES: Record<string, readonly [type: string, render: (view: View) => string]> = {
  '/': [HTML, landing],
  '/docs': [HTML, docsOverview],
  '/gallery': [HTML, (view) => gallery(view)],
  '/gallery/endpoints.json': [JSON_TYPE, galleryData],
  '/openapi.json': [JSON_TYPE, ({ catalogue, origin }) => JSON.stringify(openapi(catalogue, origin))],
  '/llms.txt': [TEXT, ({ catalogue, origin }) => llms(catalogue, origin)],
}

/** Pages kept at a time. The origin is the caller's to choose, so the number of them must have an end. */
const KEPT = 48

/**
 * The surfaces of the gateway: landing page, reference, gallery, OpenAPI, llms.txt and their assets.
 * Each is rendered when it is first asked for and kept until the catalogue changes.
 */
export function createPages(catalogue: () => Catalogue): Pages {
  const assets = loadAssets()
  const kept = new Map<string, Page>()
  let version: string | undefined

  function find({ path, origin }: PageRequest): Page | undefined {
    const asset = assets.find(path)
    if (asset) return { ...asset, etag: etagOf(asset.body) }
    const now = catalogue()
    if (now.version !== version) kept.clear()
    version = now.version
    const name = `${origin} ${path}`
    const page = kept.get(name) ?? render(path, { catalogue: withSamplesOf(now, origin), origin, assets })
    if (page) keep(kept, name, page)
    return page
  }

  return {
    match(path) {
      return Object.hasOwn(ROUTES, path) || assets.find(path) !== undefined || isCategoryPage(path, catalogue())
    },
    respond(request) {
      const page = find(request)
      if (!page) throw new Error(`no page at ${request.path}: ask match() first`)
      return answer(page, request.headers['if-none-match'])
    },
  }
}

function render(path: string, view: View): Page | undefined {
  const route = Object.hasOwn(ROUTES, path) ? ROUTES[path] : categoryPage(path, view.catalogue)
  if (!route) return undefined
  const [type, toText] = route
  const body = Buffer.from(toText(view))
  return { body, type, etag: etagOf(body) }
}

/** Examples as this caller would send them. */
function withSamplesOf(catalogue: Catalogue, origin: string): Catalogue {
  const endpoints = catalogue.endpoints.map((endpoint) => ({
    ...endpoint,
    examples: endpoint.examples.map((one) => ({ ...one, params: withSamples(one.params, origin, endpoint.plugin) })),
  }))
  return { ...catalogue, endpoints }
}

function categoryPage(path: string, { endpoints }: Catalogue): (typeof ROUTES)[string] | undefined {
  const [, surface, category] = /^\/(docs|gallery)\/([A-Za-z0-9_-]+)$/.exec(path) ?? []
  if (!category || !endpoints.some((endpoint) => endpoint.category === category)) return undefined
  return [HTML, (view) => (surface === 'docs' ? docsCategory(view, category) : gallery(view, category))]
}

function isCategoryPage(path: string, catalogue: Catalogue): boolean {
  return categoryPage(path, catalogue) !== undefined
}

/** The most recently used stay. */
function keep(kept: Map<string, Page>, name: string, page: Page): void {
  kept.delete(name)
  kept.set(name, page)
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
}

/** Weak, because the host may send the same page compressed. */
function etagOf(body: string | Buffer): string {
  return `W/"${hashOf([body])}"`
}

function answer({ body, type, etag, immutable }: Page, ifNoneMatch: string | undefined): PageResponse {
  const headers = {
    ...SECURITY_HEADERS,
    etag,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (matches(ifNoneMatch, etag)) return { status: 304, headers, body: '' }
  return { status: 200, headers: { ...headers, 'content-type': type }, body }
}

/** Weak comparison, as If-None-Match asks for. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}
