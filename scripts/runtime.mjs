import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'
import { npm } from './npm.mjs'
import { SetupError, step } from './progress.mjs'

/** The Node that the product runs on: the first that runs TypeScript as it is and has everything the host uses. */
const NODE_MAJOR = 24

/** What set-up brings and keeps, inside the checkout. */
export const RUNTIME = fileURLToPath(new URL('../.runtime', import.meta.url))
/** TypeScript that Node has stripped and compiled before; it halves the time to start (CLI: 75 → 36 ms). */
export const COMPILED = join(RUNTIME, 'compiled')

const PLATFORM = process.platform === 'win32' ? 'win' : process.platform
const PACKAGE = `node-${PLATFORM}-${process.arch}`
const BINARY = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
const PUBLISHED = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win-x64']
const INSTALL_IT = `Install Node ${NODE_MAJOR} or newer (from nodejs.org or your system's packages) and start again.`

/** @returns {string | undefined} the path of a Node that is new enough: this one, else the one that set-up brought */
export function findNode() {
  if (majorOf(process.versions.node) >= NODE_MAJOR) return process.execPath
  const brought = join(RUNTIME, PACKAGE, BINARY)
  return existsSync(brought) ? brought : undefined
}

/** @returns {Promise<string>} the path of a Node that is new enough and runs; brought through npm when there is none */
export async function ensureNode() {
  const found = findNode()
  if (found === process.execPath || (found && runs(found))) return found
  const need = `Gateway runs on Node ${NODE_MAJOR}; this is ${process.versions.node}`
  if (!PUBLISHED.includes(`${PLATFORM}-${process.arch}`) || isMusl()) {
    throw new SetupError(`${need}, and npm has no newer one for this system. ${INSTALL_IT}`)
  }
  return step(`${need}: bringing ${NODE_MAJOR} into .runtime`, bringNode)
}

/** Runs a file under `node` with the signals passed on. The options are runChild's. */
export function runFile(node, file, args, options = {}) {
  const env = { NODE_COMPILE_CACHE: COMPILED, ...(options.env ?? process.env) }
  return runChild(node, [file, ...args], { ...options, env })
}

/** Unpacks beside its place and moves in whole, so that a half-unpacked Node is never found. */
async function bringNode() {
  const unpacked = join(RUNTIME, `unpack-${process.pid}`)
  const brought = join(unpacked, 'node_modules', PACKAGE)
  const target = join(RUNTIME, PACKAGE)
  const quietly = ['--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error']
  try {
    mkdirSync(unpacked, { recursive: true })
    await npm(process.execPath, ['install', '--prefix', unpacked, ...quietly, `${PACKAGE}@${NODE_MAJOR}`])
    if (!runs(join(brought, BINARY))) throw new SetupError(`The Node that npm brought does not run here. ${INSTALL_IT}`)
    rmSync(target, { recursive: true, force: true })
    renameSync(brought, target)
  } finally {
    rmSync(unpacked, { recursive: true, force: true })
  }
  return join(target, BINARY)
}

function runs(node) {
  try {
    return majorOf(execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1)) >= NODE_MAJOR
  } catch {
    return false // Damaged, or built for another system: as good as none.
  }
}

function isMusl() {
  return process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
}

function majorOf(version) {
  return Number(version.split('.')[0])
}
