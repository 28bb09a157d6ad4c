import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EndpointDescriptor } from '../sdk-plugin/module.ts'
import type { GatewayProcess } from './gateway-process.ts'

export type Described = EndpointDescriptor & { plugin: string }

/** What the served versions of all plugins say of themselves, from the records that the host keeps. */
export async function describedBy(gateway: Pick<GatewayProcess, 'cli' | 'data'>): Promise<Described[]> {
  const { stdout } = await gateway.cli('plugins', 'list', '--json')
  const plugins = JSON.parse(stdout) as { id: string; hash: string }[]
  const lists = plugins.map(async ({ id, hash }) => {
    const text = await readFile(join(gateway.data, 'cache/plugins', id, `${hash}.json`), 'utf8')
    return (JSON.parse(text) as { endpoints: EndpointDescriptor[] }).endpoints.map((one) => ({ ...one, plugin: id }))
  })
  return (await Promise.all(lists)).flat()
}
