import { spawn } from 'node:child_process'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import type { Browser } from 'playwright-core'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { killGroup, programMissing } from '../exec.ts'
import { chromiumFlags } from './flags.ts'
import { pipeTransport } from './transport.ts'

export interface ChromiumOptions {
  /** Path of the program, or its name in PATH. */
  program: string
  /** Folder for the profile, which goes with the plugin's process. */
  temp: string
  /** `http://127.0.0.1:port` of the egress proxy. */
  proxy: string
  /** As for the programs of `ctx.exec`: the host ends the group when this process dies. */
  onSpawn(pid: number): void
  onEnd(pid: number): void
}

/** A Chromium that runs, in a process group of its own. */
export interface Chromium {
  browser: Browser
  /** Its main process. */
  pid: number
  /** Settled when it has ended, however. */
  ended: Promise<void>
  kill(): void
}

const START_MS = 15_000
const STDERR_KEPT = 4096
/** A socket's path holds 107 bytes; Chromium puts one into a folder of its own below TMPDIR. */
const LONGEST_TMPDIR = 60

/**
 * Starts Chromium and connects to it over pipes.
 * @throws GatewayError `program_missing`, or `unavailable` with what it printed as the cause
 */
export async function startChromium(options: ChromiumOptions): Promise<Chromium> {
  const { program, temp, proxy, onSpawn, onEnd } = options
  const { chromium } = await import('playwright-core')
  await mkdir(temp, { recursive: true, mode: 0o700 })
  const profile = await mkdtemp(join(temp, 'chromium-'))
  const child = spawn(program, chromiumFlags({ profile, proxy, sandbox: process.getuid?.() !== 0 }), {
    cwd: profile,
    env: environment(profile),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  failed.catch(() => undefined)
  child.on('error', (error: NodeJS.ErrnoException) => fail(startError(error)))
  // Without descriptors for its pipes there is no browser.
  if ((child.stdio as unknown) === undefined) return failed
  const printed = tail(child.stderr!)
  const { pid } = child
  if (pid !== undefined) onSpawn(pid)
  const kill = () => killGroup(pid)
  child.on('close', () => {
    if (pid !== undefined) onEnd(pid)
    end()
    fail(notStarted(printed()))
  })
  const late = setTimeout(kill, START_MS)
  try {
    const transport = pipeTransport(child.stdio[3] as Writable, child.stdio[4] as Readable, kill)
    const connected = chromium.connectOverCDP(transport, { artifactsDir: profile, timeout: START_MS })
    // Lost to `failed` when the program ends before it has answered.
    connected.catch(() => undefined)
    const browser = await Promise.race([connected, failed])
    return { browser, pid: pid!, ended, kill }
  } catch (error) {
    kill()
    // What it printed says more than that its pipe has closed.
    throw error instanceof GatewayError ? error : await failed.catch((reason: unknown) => reason)
  } finally {
    clearTimeout(late)
  }
}

/** Bare, and with every folder that Chromium writes to inside the profile. */
function environment(profile: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: profile,
    TMPDIR: profile.length <= LONGEST_TMPDIR ? profile : tmpdir(),
    XDG_CONFIG_HOME: profile,
    XDG_CACHE_HOME: profile,
    XDG_RUNTIME_DIR: profile,
    // There is no desktop to talk to.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  }
}

function startError(error: NodeJS.ErrnoException): GatewayError {
  return error.code === 'ENOENT'
    ? programMissing('chromium', error)
    : new GatewayError('unavailable', { message: 'The browser cannot be started.', cause: error })
}

function notStarted(printed: string): GatewayError {
  const sandbox = /No usable sandbox|sandbox.*(fail|denied|not permitted)/i.test(printed)
  return new GatewayError('unavailable', {
    message: sandbox
      ? "The browser's sandbox cannot be set up on this machine."
      : 'The browser ended while it started.',
    ...(sandbox ? { hint: 'Install its helper (on Debian: apt-get install chromium-sandbox).' } : {}),
    cause: new Error(printed || 'it printed nothing'),
  })
}

/** The last that a stream has said. */
function tail(stream: Readable): () => string {
  let kept = ''
  stream.setEncoding('utf8').on('data', (text: string) => (kept = (kept + text).slice(-STDERR_KEPT)))
  return () => kept
}
