import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The system programs that Gateway can make use of. The host runs without any of them; what needs one says so.
 *
 * @type {readonly import('./programs.d.mts').Program[]}
 */
export const PROGRAMS = [
  {
    name: 'chromium',
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    variable: 'CHROMIUM_PATH',
    apt: { debian: ['chromium'] }, // Ubuntu's package is a snap, which does not run in a container.
    usedBy: 'the tests that open pages in a browser',
    needed: 'tests',
  },
  {
    name: 'wrk',
    commands: ['wrk'],
    variable: 'WRK_PATH',
    apt: { debian: ['wrk'], ubuntu: ['wrk'] },
    usedBy: 'the benchmarks',
    needed: 'bench',
  },
]

/** @param {string} name as in PROGRAMS @returns {string | undefined} the path of the program, where it is installed */
export function findProgram(name) {
  const program = PROGRAMS.find((entry) => entry.name === name)
  if (!program) throw new TypeError(`"${name}" is not among the programs of scripts/programs.mjs`)
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const inPath = program.commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [process.env[program.variable] ?? '', ...inPath].find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false // Not there, or not ours to run: the search goes on.
  }
}
