import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild, Stopped } from './child.mjs'
import { SetupError } from './progress.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs npm's own program under `node`, which also comes first in PATH for whatever npm starts.
 * Its output goes to stderr. Every setting, the registry among them, is npm's own.
 *
 * @param {string} node
 * @param {string[]} args
 * @throws {SetupError} when npm fails or is not there
 * @throws {Stopped} when a signal to this process ended it
 */
export async function npm(node, args) {
  const { code, stoppedBy } = await runChild(node, [npmProgram(), ...args], {
    cwd: ROOT,
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 2, 2],
    // Asked kindly, npm goes on for ten seconds. What it leaves behind, the next set-up replaces.
    stopWith: 'SIGKILL',
  })
  if (stoppedBy) throw new Stopped(stoppedBy)
  if (code !== 0) throw new SetupError(`npm ${args[0]} ended with code ${code}; its message stands above.`)
}

/** The npm that started us (`npm start`), else the one beside this Node, else the one that PATH leads to. */
function npmProgram() {
  const beside = dirname(process.execPath)
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'))
  const found = [
    process.env.npm_execpath ?? '',
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    ...inPath.filter(existsSync).map((path) => realpathSync(path)),
  ].find((path) => path.endsWith('npm-cli.js') && existsSync(path))
  if (!found) throw new SetupError('npm was not found. Install it (it comes with Node) and start again.')
  return found
}
