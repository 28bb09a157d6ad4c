import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { compile, ROOT } from './compile.ts'
import type { PluginFolder } from './discover.ts'
import { packageResolver } from './resolve.ts'

/** A plugin as one module: its own files compiled together, everything else imported by absolute address. */
export interface Bundle {
  code: string
  /** Absolute paths of the files it was made from: a change in any of them makes it old. */
  inputs: string[]
}

/** @param modules the platform's: import specifier → absolute path. @throws BundleError */
export async function bundlePlugin({ dir, entry }: PluginFolder, modules: Record<string, string>): Promise<Bundle> {
  const contents = `
    import * as plugin from ${JSON.stringify(entry)}
    export { plugin }
    export { describe, endpointsOf } from '@gateway/sdk-plugin/module'`
  const { outputs, inputs } = await compile({
    // The sources in the map are relative to the checkout; the bundle will lie elsewhere.
    sourceRoot: `${pathToFileURL(ROOT).href}/`,
    stdin: { contents, resolveDir: dir, loader: 'ts', sourcefile: 'gateway-entry.ts' },
    plugins: [packageResolver(modules)],
  })
  return { code: outputs[0]!.text, inputs: inputs.filter((path) => !path.endsWith('/gateway-entry.ts')) }
}

/** Names a version of a plugin: equal code, manifest and art give an equal hash. */
export function hashOf(...parts: string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 16)
}
