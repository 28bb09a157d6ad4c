import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildFailure, type BuildOptions, type BuildResult, type Plugin, stop } from 'esbuild'

/** The checkout: where the host's own packages are. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** A build that failed, as lines of `file:line:column: reason`. */
export class BundleError extends Error {
  override readonly name = 'BundleError'
}

export interface Compiled {
  outputs: { path: string; text: string; entryPoint?: string }[]
  /** Absolute paths of all files it was made from. */
  inputs: string[]
}

/** esbuild with the settings that all our modules share. @throws BundleError */
export async function compile(options: BuildOptions & { plugins?: Plugin[] }): Promise<Compiled> {
  try {
    const result = await buildWithService({
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node22',
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
      absWorkingDir: ROOT,
      define: MODULE_PATHS,
      ...options,
      plugins: [...(options.plugins ?? []), keepModulePaths],
    })
    return toCompiled(result)
  } catch (error) {
    const failure = error as Partial<BuildFailure>
    if (!failure.errors) throw error
    throw new BundleError(failure.errors.map(describeProblem).join('\n'), { cause: error })
  }
}

let restart: Promise<void> | undefined

/** esbuild works in a process of its own and never starts a second one by itself: when it was killed, we do. */
async function buildWithService(options: BuildOptions): Promise<BuildResult> {
  try {
    return await build(options)
  } catch (error) {
    if (!/^The service (was stopped|is no longer running)/.test((error as Error).message)) throw error
    // Builds that failed together start one together.
    restart ??= stop().finally(() => (restart = undefined))
    await restart
    return build(options)
  }
}

function toCompiled({ outputFiles, metafile }: BuildResult<{ metafile: true; write: false }>): Compiled {
  const entryPoints = new Map(
    Object.entries(metafile.outputs).map(([path, { entryPoint }]) => [resolve(ROOT, path), entryPoint]),
  )
  const outputs = outputFiles.map(({ path, text }) => {
    const entryPoint = entryPoints.get(path)
    return { path, text, ...(entryPoint === undefined ? {} : { entryPoint: resolve(ROOT, entryPoint) }) }
  })
  const inputs = Object.keys(metafile.inputs).filter((path) => !path.startsWith('<'))
  return { outputs, inputs: inputs.map((path) => resolve(ROOT, path)).toSorted() }
}

function describeProblem({ text, location }: BuildFailure['errors'][number]): string {
  if (!location) return text
  return `${resolve(ROOT, location.file)}:${location.line}:${location.column + 1}: ${text}\n    ${location.lineText.trim()}`
}

const MODULE_PATHS = {
  'import.meta.url': '__moduleUrl',
  'import.meta.filename': '__moduleFile',
  'import.meta.dirname': '__moduleDir',
}

/** `import.meta.url` and its kin name the source file, not the bundle, so that art beside the code is found. */
const keepModulePaths: Plugin = {
  name: 'module-paths',
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined
      const contents = await readFile(path, 'utf8')
      if (!contents.includes('import.meta')) return undefined
      const names = { __moduleUrl: pathToFileURL(path).href, __moduleFile: path, __moduleDir: dirname(path) }
      const line = Object.entries(names)
        .map(([name, value]) => `const ${name}=${JSON.stringify(value)};`)
        .join('')
      return { contents: line + contents, loader: /\.[cm]?ts$/.test(path) ? 'ts' : 'js' }
    })
  },
}
