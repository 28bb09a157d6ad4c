import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { compile, ROOT } from './compile.ts'
import { fingerprint, writtenSince } from './fingerprint.ts'
import { packageResolver } from './resolve.ts'
import { sweepPlatform } from './sweep.ts'

/**
 * What every plugin process shares, compiled once: the runner, the SDK's entries and zod. Names carry a content hash, so
 * a plugin's bundle, which imports them by address, changes exactly when something it uses has changed.
 */
export interface Platform {
  /** Absolute path of the module that a plugin process starts. */
  runner: string
  /** Import specifier → absolute path: `zod`, `@gateway/sdk-plugin`, `@gateway/sdk-plugin/module` … */
  modules: Record<string, string>
  /** Absolute paths of its sources. */
  inputs: string[]
}

const SDK = join(ROOT, 'sdk-plugin')

/**
 * From the cache in `folder` when no source has changed since, else compiled anew.
 * @param bundles where the plugins' versions lie: what none of them uses any more is removed. Default: nothing is
 */
export async function buildPlatform(folder: string, bundles?: string): Promise<Platform> {
  const record = join(folder, 'platform.json')
  const cached = await readFile(record, 'utf8').then(
    (text) => JSON.parse(text) as Platform & { mark: string },
    () => undefined,
  )
  if (cached && cached.mark === (await fingerprint(cached.inputs)) && (await allExist(cached))) return cached
  const begun = Date.now()
  const platform = await compilePlatform(folder)
  const now = await fingerprint(platform.inputs)
  // Written while it was compiled: which of the two was read is not known, so no later look may take it for current.
  const mark = (await writtenSince(begun, platform.inputs)) ? '' : now
  await writeWhole(record, JSON.stringify({ ...platform, mark }))
  if (bundles !== undefined) await sweepPlatform(folder, [platform.runner, ...Object.values(platform.modules)], bundles)
  return platform
}

async function compilePlatform(folder: string): Promise<Platform> {
  const sources = await entrySources()
  const { outputs, inputs } = await compile({
    entryPoints: Object.values(sources),
    outdir: folder,
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    // Half as large as the code, and only read for a stack.
    sourcemap: 'external',
    outExtension: { '.js': '.mjs' },
    plugins: [englishOnly, packageResolver({})],
  })
  await Promise.all(outputs.map(({ path, text }) => writeWhole(path, text)))
  const built = new Map(outputs.map(({ path, entryPoint }) => [entryPoint, path]))
  const { runner, ...modules } = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, built.get(source)!]),
  )
  return { runner: runner!, modules, inputs }
}

/** Every entry that the SDK's package.json exports, except the test host, which runs in the test's own process. */
async function entrySources(): Promise<Record<string, string>> {
  const { exports } = JSON.parse(await readFile(join(SDK, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const entries = Object.entries(exports).filter(([name]) => name !== './testing')
  const exist = await Promise.all(entries.map(([, path]) => isFile(join(SDK, path))))
  return {
    runner: join(ROOT, 'host/worker/main.ts'),
    zod: join(ROOT, 'node_modules/zod/index.js'),
    ...Object.fromEntries(
      entries
        .filter((_, index) => exist[index])
        .map(([name, path]) => [`@gateway/sdk-plugin${name.slice(1)}`, join(SDK, path)]),
    ),
  }
}

/** zod brings messages in 50 languages, half of its size; the gateway speaks one. */
const englishOnly: Plugin = {
  name: 'english-only',
  setup({ onLoad }) {
    onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, ({ path }) => ({
      contents: `export { default as en } from './en.js'`,
      resolveDir: dirname(path),
    }))
  },
}

async function allExist({ runner, modules }: Platform): Promise<boolean> {
  return (await Promise.all([runner, ...Object.values(modules)].map(isFile))).every(Boolean)
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (info) => info.isFile(),
    () => false,
  )
}

let drafts = 0

/** Beside its place, then renamed into it: a reader never sees half a file, and of two writers at once the last one wins. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}-${++drafts}.part`
  await writeFile(draft, text, { mode: 0o600 })
  await rename(draft, path)
}
