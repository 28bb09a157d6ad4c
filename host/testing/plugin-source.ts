import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { manifestSchema } from '../../sdk-plugin/module.ts'
import { bundlePlugin } from '../plugins/bundle.ts'
import { ROOT } from '../plugins/compile.ts'
import { inspectFolder, type PluginFolder } from '../plugins/discover.ts'
import { buildPlatform } from '../plugins/platform.ts'

/** A plugin's module, and the folder it came from. */
export interface PluginSource {
  folder: PluginFolder
  module: Record<string, unknown>
}

/**
 * @param plugin a plugin's folder, which is compiled as the host compiles it; its module; or its default export
 * @param data where the compiled folder goes, and the `dir` of what has no folder
 * @throws Error that says what is wrong with the folder
 */
export async function loadPlugin(plugin: string | object, data: string): Promise<PluginSource> {
  if (typeof plugin === 'string') return loadFolder(resolve(plugin), data)
  const folder = { id: 'test', root: data, dir: data, entry: '', manifest: manifestSchema.parse({}) }
  const isModule = 'default' in plugin || 'handle' in plugin
  return { folder, module: isModule ? { ...plugin } : { default: plugin } }
}

async function loadFolder(path: string, data: string): Promise<PluginSource> {
  const folder = await inspectFolder(path, false)
  if (!folder) throw new Error(`there is no plugin in ${path}: expected plugin.ts, plugin.js or the manifest's main`)
  if (folder.problem) throw new Error(folder.problem)
  const platform = await buildPlatform(platformFolder())
  const { code } = await bundlePlugin(folder, platform.modules)
  const compiled = join(data, `${basename(path)}.mjs`)
  await writeFile(compiled, code)
  const { plugin } = (await import(pathToFileURL(compiled).href)) as { plugin: Record<string, unknown> }
  return { folder, module: plugin }
}

/** One for each user and each copy of the gateway: another copy's platform is made of other sources. */
function platformFolder(): string {
  const copy = createHash('sha256').update(ROOT).digest('hex').slice(0, 12)
  return join(tmpdir(), `gateway-test-platform-${process.getuid?.() ?? 0}-${copy}`)
}
