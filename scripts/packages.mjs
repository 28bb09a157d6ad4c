import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npm } from './npm.mjs'
import { step } from './progress.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Installs the npm packages that package-lock.json names, unless they are there. @param {string} node */
export async function ensurePackages(node) {
  if (packagesAreCurrent()) return
  await step('installing the npm packages', () => npm(node, ['ci', '--loglevel=error']))
}

/**
 * npm leaves a copy of the lock inside node_modules when it has installed it, as its very last act. Comparing the two
 * finds a changed lock and an interrupted install, and is content with what `npm install <package>` has just done.
 */
export function packagesAreCurrent(root = ROOT) {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!installed || !wanted) return false
  const paths = Object.keys(wanted).filter((path) => path.startsWith('node_modules/'))
  return paths.every((path) => matches(wanted[path], installed[path]))
}

function matches(wanted, installed) {
  if (!installed) return mayBeAbsent(wanted)
  return installed.version === wanted.version && installed.integrity === wanted.integrity
}

/** Optional packages are for one system each, and npm leaves development packages out of a production install. */
function mayBeAbsent(wanted) {
  return wanted.optional === true || (wanted.dev === true && process.env.NODE_ENV === 'production')
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
