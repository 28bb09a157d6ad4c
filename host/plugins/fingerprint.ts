import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that do not change what a plugin does. */
const IGNORED = /(^|\/)(\.[^/]*|node_modules|test|README[^/]*|[^/]*\.md|[^/]*\.test\.[cm]?[jt]s|[^/]*~|[^/]*\.part)$/

export function isIgnored(path: string): boolean {
  return IGNORED.test(path)
}

/** Every file of a plugin folder that may matter to it, absolute, in order. */
export async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true })
  const lists = entries
    .filter((entry) => !isIgnored(entry.name))
    .map(async (entry) => (entry.isDirectory() ? filesOf(join(dir, entry.name)) : [join(dir, entry.name)]))
  return (await Promise.all(lists)).flat().toSorted()
}

/**
 * A hash over paths, sizes and times of change: equal means that nothing was written since, so a start can trust the
 * compiled bundle without compiling.
 */
export async function fingerprint(paths: readonly string[]): Promise<string> {
  const lines = await Promise.all(
    paths.map(async (path) => {
      const info = await stat(path).catch(() => undefined)
      return info ? `${path} ${info.size} ${info.mtimeMs}` : `${path} missing`
    }),
  )
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/**
 * Whether a file was written at or after a moment, or is gone: what was read of it since may be the one or the other.
 * @param moment milliseconds since 1970
 */
export async function writtenSince(moment: number, paths: readonly string[]): Promise<boolean> {
  const times = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => Infinity,
      ),
    ),
  )
  return times.some((time) => time >= moment)
}
