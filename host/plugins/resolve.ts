import { isBuiltin } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { OnResolveResult, Plugin } from 'esbuild'
import { ROOT } from './compile.ts'

/**
 * Where bare imports lead: the SDK and zod to the modules in `shared`, every other package to its absolute address,
 * found from the importing file or, as a last resort, among the host's own packages. Nothing from `node_modules` is
 * compiled in, so native modules and WebAssembly beside the code work untouched. Without `shared` (the platform itself
 * is being compiled) zod and the SDK are compiled in.
 */
export function packageResolver(shared: Record<string, string>): Plugin {
  const compiledIn = Object.keys(shared).length === 0
  return {
    name: 'packages',
    setup({ onResolve, resolve }) {
      const tried = Symbol('tried')
      onResolve({ filter: /^[^./]/ }, async (args): Promise<OnResolveResult | undefined> => {
        const { path, kind, importer, resolveDir, pluginData } = args
        if (pluginData === tried || isBuiltin(path) || kind === 'entry-point') return undefined
        const module = shared[path]
        if (module) return { path: pathToFileURL(module).href, external: true }
        for (const folder of [resolveDir, ROOT]) {
          const found = await resolve(path, { kind, importer, resolveDir: folder, pluginData: tried })
          if (found.errors.length > 0) continue
          const inside = !found.path.includes('/node_modules/') || (compiledIn && isZod(path))
          return inside ? found : { path: pathToFileURL(found.path).href, external: true }
        }
        return { errors: [{ text: missing(path) }] }
      })
    },
  }
}

function isZod(path: string): boolean {
  return path === 'zod' || path.startsWith('zod/')
}

function missing(path: string): string {
  const name = path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
  return `the package "${path}" is not found. Install it in the plugin's folder: npm install ${name}`
}
