import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 86_400_000
/** How the name of a compiled module of the platform ends: the hash of its content tells it from all others. */
const MODULE = /-[A-Z0-9]{8}\.mjs/g

/**
 * Removes the modules in `folder` that neither `current` nor a plugin's bundle below `bundles` imports, at any remove:
 * versions of plugins kept for a rollback go on importing the platform they were compiled against. What was compiled
 * within a day stays: the bundle that imports it may not be written yet. The map of a module goes with it.
 */
export async function sweepPlatform(folder: string, current: readonly string[], bundles: string): Promise<void> {
  const files = new Map<string, string[]>()
  for (const name of await readdir(folder))
    for (const [ending] of name.matchAll(MODULE)) files.set(ending, [...(files.get(ending) ?? []), name])
  const used = new Set<string>()
  const use = async (text: string): Promise<void> => {
    for (const [ending] of text.matchAll(MODULE)) {
      if (used.has(ending)) continue
      used.add(ending)
      const modules = files.get(ending)?.filter((name) => name.endsWith('.mjs')) ?? []
      for (const name of modules) await use(await readText(join(folder, name)))
    }
  }
  await use(current.join('\n'))
  const kept = await readdir(bundles, { recursive: true }).catch(() => [])
  for (const name of kept.filter((each) => each.endsWith('.mjs'))) await use(await readText(join(bundles, name)))
  const unused = [...files].filter(([ending]) => !used.has(ending))
  for (const name of unused.flatMap(([, names]) => names)) await removeOld(join(folder, name))
}

/** Empty when it has gone meanwhile. */
function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

async function removeOld(path: string): Promise<void> {
  const info = await stat(path).catch(() => undefined)
  if (info && info.mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true })
}
