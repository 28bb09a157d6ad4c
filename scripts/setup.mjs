/**
 * Set-up, in steps that are quick and quiet once they are done. Also a program that does them all:
 * `node scripts/setup.mjs [serving] [tests] [bench]`, the words naming whose system programs to install.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensurePrograms } from './apt.mjs'
import { withLock } from './lock.mjs'
import { ensurePackages, packagesAreCurrent } from './packages.mjs'
import { exitWith } from './progress.mjs'
import { ensureNode, findNode, RUNTIME } from './runtime.mjs'

export { ensurePrograms }

/**
 * Makes the checkout ready to run TypeScript: Node and the npm packages.
 *
 * @returns {Promise<string>} the path of the Node to run with
 * @throws {import('./progress.mjs').SetupError} with what to do, when something cannot be installed
 */
export async function setUp() {
  // Looked at before the lock: a checkout that is ready may well be read-only.
  if (findNode() && packagesAreCurrent()) return ensureNode()
  mkdirSync(RUNTIME, { recursive: true })
  return withLock(join(RUNTIME, 'lock'), async () => {
    const node = await ensureNode()
    await ensurePackages(node)
    return node
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await exitWith(async () => {
    await setUp()
    await ensurePrograms(process.argv.slice(2))
    return 0
  })
}
