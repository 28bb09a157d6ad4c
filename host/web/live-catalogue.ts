import type { Config } from '../config.ts'
import { ADULT } from '../http/permission.ts'
import type { Registry } from '../plugins/registry.ts'
import type { Catalogue } from './catalogue.ts'

/** What serves at the moment, made anew when a plugin was swapped. Endpoints for adults are hidden while they are off. */
export function catalogueOf(
  registry: Registry,
  { creator, adult }: Pick<Config, 'creator' | 'adult'>,
): () => Catalogue {
  let current: Catalogue | undefined
  return () => {
    const version = String(registry.version)
    if (current?.version === version) return current
    const endpoints = [...registry.routes.values()]
      .filter(({ endpoint }) => adult || !endpoint.scopes.includes(ADULT))
      .map(({ endpoint, status }) => ({ ...endpoint, plugin: status.id, state: status.state }))
    return (current = { version, creator, endpoints })
  }
}
