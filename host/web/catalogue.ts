import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'

/** What the pages show, as the host knows it at the moment. */
export interface Catalogue {
  /** Changes with each swap: pages are rendered once per version. */
  version: string
  /** The `creator` of every answer. */
  creator: string
  endpoints: readonly CatalogueEndpoint[]
}

export interface CatalogueEndpoint extends EndpointDescriptor {
  /** Id of the plugin that serves it. */
  plugin: string
  state: EndpointState
}

/** `stale`: an earlier version serves because the newest one failed its checks. */
export type EndpointState = 'serving' | 'stale' | 'quarantined' | 'offline'

export interface Category {
  /** First path segment, e.g. `tools`. */
  name: string
  endpoints: readonly CatalogueEndpoint[]
}

const byText = new Intl.Collator('en', { numeric: true })

/** Categories in the order of their names, each with its endpoints in the order of theirs (`v2` before `v10`). */
export function categoriesOf({ endpoints }: Catalogue): Category[] {
  const groups = Map.groupBy(endpoints, (endpoint) => endpoint.category)
  const sorted = (list: CatalogueEndpoint[]) => list.toSorted((a, b) => byText.compare(a.name, b.name))
  return [...groups]
    .map(([name, list]) => ({ name, endpoints: sorted(list) }))
    .toSorted((a, b) => byText.compare(a.name, b.name))
}

/** Whether calls are refused at the moment, and why, in words for a page. */
export function outage(endpoint: CatalogueEndpoint): string | undefined {
  if (endpoint.offline !== undefined) return endpoint.offline
  if (endpoint.state === 'offline') return 'Out of service for maintenance.'
  if (endpoint.state === 'quarantined') return 'Switched off after repeated failures until it is mended.'
  return undefined
}

/** What an endpoint answers with, as far as its examples tell. */
export type ResultKind = 'picture' | 'sound' | 'video' | 'document' | 'data'

const KINDS: readonly (readonly [RegExp, ResultKind])[] = [
  [/image\//, 'picture'],
  [/audio\//, 'sound'],
  [/video\//, 'video'],
  [/application\/(pdf|zip)/, 'document'],
]

/** Read from what the examples expect of a media type anywhere in the result, e.g. `result.type`. */
export function resultKind({ examples }: CatalogueEndpoint): ResultKind {
  for (const { expect = {} } of examples) {
    const types = Object.entries(expect).filter(([path]) => path === 'result.type' || path.endsWith('.type'))
    // A RegExp travels as text with its slashes escaped.
    const text = types.map(([, value]) => String(value).replaceAll('\\/', '/')).join(' ')
    const found = KINDS.find(([pattern]) => pattern.test(text))
    if (found) return found[1]
  }
  return 'data'
}
