import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
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
  /** Settled at the first sign that it is of no use any more. */
  ended: Promise<void>
  /** Settled when its process and its profile have gone. */
  gone: Promise<void>
  kill(): void
}

/**
 * What each process of Chromium may have of private, writable memory, so that a page cannot take all there is. A tab
 * without any page has mapped 0.7 GB of it. Between 2 GiB and no limit at all V8 derives from it a size for its code
 * that it cannot have, and every tab crashes: hence a limit of its own below the plugin's, which is often higher.
 */
const LIMITED = 'ulimit -d 2000000 2>/dev/null; exec "$0" "$@"'
/** How a shell ends whose program is not there. */
const NOT_FOUND = 127
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
  const flags = chromiumFlags({ profile, proxy, sandbox: process.getuid?.() !== 0 })
  const child = spawn('/bin/sh', ['-c', LIMITED, program, ...flags], {
    cwd: profile,
    env: environment(profile),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
  failed.catch(() => undefined)
  child.on('error', (cause) =>
    fail(new GatewayError('unavailable', { message: 'The browser cannot be started.', cause })),
  )
  // Without descriptors for its pipes there is no browser.
  if ((child.stdio as unknown) === undefined) return failed
  const printed = tail(child.stderr!)
  const { pid } = child
  if (pid !== undefined) onSpawn(pid)
  const kill = () => {
    end()
    killGroup(pid)
  }
  child.on('exit', () => {
    // What is left of the group has nobody to serve.
    kill()
    if (pid !== undefined) onEnd(pid)
    // What cannot be removed now goes with the folder it lies in.
    void rm(profile, { recursive: true, force: true, maxRetries: 3 }).then(leave, leave)
  })
  child.on('close', (code) => {
    fail(code === NOT_FOUND ? programMissing('chromium', new Error(printed())) : notStarted(printed()))
  })
  const late = setTimeout(kill, START_MS)
  try {
    const transport = pipeTransport(child.stdio[3] as Writable, child.stdio[4] as Readable, kill)
    const connected = chromium.connectOverCDP(transport, { artifactsDir: profile, timeout: START_MS })
    // Lost to `failed` when the program ends before it has answered.
    connected.catch(() => undefined)
    const browser = await Promise.race([connected, failed])
    browser.on('disconnected', () => end())
    return { browser, pid: pid!, ended, gone, kill }
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
