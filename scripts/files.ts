import { globSync } from 'node:fs'
import { join } from 'node:path'

/** The checkout. */
export const ROOT = join(import.meta.dirname, '..')

const LEFT_OUT = /(^|[\\/])node_modules$|^(data|\.[^\\/]+|create-gateway-plugin[\\/]templates)$/

/** Paths of the project's own files, relative to `root`, in a stable order: no packages, no data, no templates. */
export function projectFiles(pattern: string, root = ROOT): string[] {
  return globSync(pattern, { cwd: root, exclude: (path) => LEFT_OUT.test(path) }).toSorted()
}
