import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { manifestSchema, type PluginManifest } from '../../sdk-plugin/module.ts'

/** A folder that wants to be a plugin. With a `problem` it is listed, but not loaded. */
export interface PluginFolder {
  /** The folder's name. */
  id: string
  /** The folder it was found in. */
  root: string
  /** Absolute, links resolved. */
  dir: string
  /** Absolute path of the module. */
  entry: string
  manifest: PluginManifest
  problem?: string
}

const ID = /^[a-z0-9][a-z0-9-]{0,63}$/
const ENTRIES = ['plugin.ts', 'plugin.js', 'plugin.mjs']

/** The plugin folders below `roots`; of two with the same name the first stands. A root that is missing holds none. */
export async function discover(roots: readonly string[], strict: boolean): Promise<PluginFolder[]> {
  const found = new Map<string, PluginFolder>()
  for (const root of roots) {
    for (const name of await folderNames(root)) {
      const folder = await inspectFolder(join(root, name), strict)
      if (folder && !found.has(folder.id)) found.set(folder.id, folder)
    }
  }
  return [...found.values()]
}

async function folderNames(root: string): Promise<string[]> {
  try {
    const entries = await readdir(root, { withFileTypes: true })
    return entries
      .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .toSorted()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** The folder of the plugin `id` in the first of `roots` that holds one. */
export async function findFolder(
  roots: readonly string[],
  id: string,
  strict: boolean,
): Promise<PluginFolder | undefined> {
  // A name, not a way to somewhere else.
  if (id === '' || id.startsWith('.') || id !== basename(id)) return undefined
  for (const root of roots) {
    const folder = await inspectFolder(join(root, id), strict)
    if (folder) return folder
  }
  return undefined
}

/** Undefined when there is no plugin in it: no module, or no folder at all. */
export async function inspectFolder(path: string, strict: boolean): Promise<PluginFolder | undefined> {
  const id = basename(path)
  const root = dirname(path)
  try {
    const dir = await realpath(path)
    const { gateway, main } = await readManifest(dir)
    const entry = main ? resolve(dir, main) : await firstFile(dir, ENTRIES)
    if (!entry) return undefined
    const manifest = manifestSchema.safeParse(gateway ?? {})
    const folder = { id, root, dir, entry, manifest: manifest.data ?? manifestSchema.parse({}) }
    const problem = manifest.success
      ? await problemOf(folder, strict)
      : `package.json: gateway.${manifest.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`
    return problem ? { ...folder, problem } : folder
  } catch (error) {
    if (isMissing(error)) return undefined
    return { id, root, dir: path, entry: path, manifest: manifestSchema.parse({}), problem: (error as Error).message }
  }
}

/** Why a folder is not loaded, in words. */
async function problemOf({ id, dir, entry }: PluginFolder, strict: boolean): Promise<string | undefined> {
  if (!ID.test(id)) return `the folder's name must match ${ID.source}`
  const real = await realpath(entry).catch(() => undefined)
  if (real === undefined) return `package.json names ${relative(dir, entry)} as \`main\`, which does not exist`
  if (relative(dir, real).startsWith('..') || !real.startsWith(dir + sep))
    return `its module ${real} lies outside of the folder`
  for (const path of [dir, real]) {
    const { mode } = await stat(path)
    if (mode & 0o002) return `${path} is writable for everybody: chmod o-w it`
    if (strict && mode & 0o020) return `${path} is writable for its group, which production refuses: chmod g-w it`
  }
  return undefined
}

async function readManifest(dir: string): Promise<{ gateway?: unknown; main?: string }> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'))
    if (typeof manifest !== 'object' || manifest === null) throw new Error('expected an object')
    const { gateway, main } = manifest as { gateway?: unknown; main?: unknown }
    return { gateway, ...(typeof main === 'string' ? { main } : {}) }
  } catch (error) {
    if (isMissing(error)) return {}
    throw new Error(`package.json cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

async function firstFile(dir: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const path = join(dir, name)
    const found = await stat(path).then(
      (info) => info.isFile(),
      () => false,
    )
    if (found) return path
  }
  return undefined
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
}
