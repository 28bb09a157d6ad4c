import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild, Stopped } from './child.mjs'
import { findProgram, PROGRAMS } from './programs.mjs'
import { say, SetupError, step } from './progress.mjs'
import { RUNTIME } from './runtime.mjs'

const LOG = join(RUNTIME, 'apt.log')
const OPTIONS = ['-qq', '--yes', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Use-Pty=0']

/**
 * Installs the system programs that are missing, by apt-get where that works (root on Debian or Ubuntu, `GATEWAY_SETUP`
 * not `minimal`). For the others, and for what apt-get could not bring, it says what to install: that fails nothing,
 * as what needs the program says so when it is used.
 *
 * @param {('serving' | 'tests' | 'bench')[]} needs
 * @param {AbortSignal} [signal] gives up, unless the packages are being unpacked already: that is short, and finishes
 * @throws {Stopped} when a signal to this process ended it
 */
export async function ensurePrograms(needs, signal) {
  const missing = () => PROGRAMS.filter((program) => needs.includes(program.needed) && !findProgram(program.name))
  if (missing().length === 0) return
  const system = distribution()
  const packages = [...new Set(missing().flatMap((program) => program.apt[system] ?? []))]
  if (packages.length > 0 && mayInstall()) await install(packages, signal)
  for (const program of missing()) say(describe(program, system))
}

function mayInstall() {
  return process.env.GATEWAY_SETUP !== 'minimal' && process.getuid?.() === 0
}

async function install(packages, signal) {
  try {
    await step(`installing ${packages.join(', ')} with apt-get`, async () => {
      await aptGet(['update'], { signal })
      await aptGet(['install', '--download-only', ...packages], { signal })
      await aptGet(['install', '--no-download', ...packages], { deaf: true })
    })
  } catch (error) {
    if (error instanceof Stopped) throw error
    if (!signal?.aborted) say(error.message)
  }
}

async function aptGet(args, options) {
  mkdirSync(RUNTIME, { recursive: true })
  const log = openSync(LOG, args[0] === 'update' ? 'w' : 'a')
  try {
    // nice: the host, which may be starting at this moment, goes first.
    const { code, stoppedBy } = await runChild('nice', ['apt-get', ...OPTIONS, ...args], {
      ...options,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', log, log],
    })
    if (stoppedBy) throw new Stopped(stoppedBy)
    if (code !== 0) throw new SetupError(`apt-get ${args[0]} ended with code ${code}:\n${lastLines(LOG)}`)
  } finally {
    closeSync(log)
  }
}

function lastLines(path) {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}

function describe({ name, usedBy, apt, variable, commands }, system) {
  const install = apt[system] ? `Run sudo apt-get install ${apt[system].join(' ')}` : `Install ${commands.join(' or ')}`
  return `${name} is missing (${usedBy}). ${install}, or set ${variable} to its path.`
}

/** @returns {'debian' | 'ubuntu' | undefined} */
function distribution() {
  try {
    const names = /^ID=(.*)|^ID_LIKE=(.*)/gm
    const release = readFileSync('/etc/os-release', 'utf8').match(names)?.join(' ') ?? ''
    return ['ubuntu', 'debian'].find((name) => release.includes(name))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
