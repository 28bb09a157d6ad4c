import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PluginStatus } from '../host/plugins/registry.ts'
import type { EndpointDescriptor } from '../sdk-plugin/module.ts'
import type { GatewayProcess } from './gateway-process.ts'

export type Described = EndpointDescriptor & { plugin: string }

/** Categories of pictures that one function makes of recipes. */
export const RECIPES: ReadonlySet<string> = new Set(['texteffect', 'textart', 'photoframe'])

/** How many of a family of recipes go through all layers; all the others' examples are run by its own tests. */
const OF_A_FAMILY = 2

/** What a sweep over a real gateway asks for: everything, but of each family of recipes the first few. */
export function swept(endpoints: readonly Described[]): Described[] {
  const [made, others] = [true, false].map((is) => endpoints.filter(({ category }) => RECIPES.has(category) === is))
  const some = [...Map.groupBy(made!, ({ plugin }) => plugin).values()].flatMap((own) => own.slice(0, OF_A_FAMILY))
  return [...others!, ...some]
}

/** What the served versions of all plugins say of themselves, from the records that the host keeps. */
export async function describedBy(gateway: Pick<GatewayProcess, 'cli' | 'data'>): Promise<Described[]> {
  const { stdout } = await gateway.cli('plugins', 'list', '--json')
  const plugins = JSON.parse(stdout) as PluginStatus[]
  const lists = plugins.map(async ({ id, hash, state, reason }) => {
    if (hash === undefined) throw new Error(`the plugin ${id} is ${state}: ${reason}`)
    const text = await readFile(join(gateway.data, 'cache/plugins', id, `${hash}.json`), 'utf8')
    return (JSON.parse(text) as { endpoints: EndpointDescriptor[] }).endpoints.map((one) => ({ ...one, plugin: id }))
  })
  return (await Promise.all(lists)).flat()
}
