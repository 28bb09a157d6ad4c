import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Stop } from './stop.mjs'

/** A repository may have been made first. */
const HARMLESS = new Set(['.git'])
const ENTRY = 'plugin.ts'

/** @throws {Stop} 1 when the folder holds files, or is none. */
export async function refuseOccupied(folder) {
  const found = await entriesOf(folder)
  const kept = found.filter((name) => !HARMLESS.has(name))
  if (kept.length === 0) return
  const shown = kept.slice(0, 5).join(', ') + (kept.length > 5 ? ` and ${kept.length - 5} more` : '')
  throw new Stop(`${folder} is not empty: it holds ${shown}. Name another folder, or clear this one`, 1)
}

async function entriesOf(folder) {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw refusal(folder, error)
  }
}

/**
 * Writes all files or none; never over one that is there. Nobody but the owner may change them, whatever the umask
 * allows: a gateway in production refuses plugins that others may write to.
 * @param {import('./plan.mjs').Project} project
 */
export async function write({ folder, files }) {
  const made = []
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    for (const { path, content } of entryLast(files)) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true, mode: 0o755 })
      await writeFile(file, content, { flag: 'wx', mode: 0o644 })
      made.push(file)
    }
  } catch (error) {
    await Promise.all(made.map((file) => rm(file, { force: true })))
    throw refusal(folder, error)
  }
}

/** A running gateway picks a plugin up by its entry: by then the rest is there. */
function entryLast(files) {
  return files.toSorted((a, b) => Number(a.path === ENTRY) - Number(b.path === ENTRY))
}

function refusal(folder, error) {
  return new Stop(`${folder} cannot be written: ${error.message}`, 1, { cause: error })
}
