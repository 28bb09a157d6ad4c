import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { Duplex } from 'node:stream'

export interface LaunchOptions {
  /** Absolute path of the compiled runner. */
  runner: string
  /** Folder of V8's compile cache, shared by all plugin processes. */
  compileCache: string
  memoryMb: number
  /** Addresses of modules to load at once, before it is known what for. Default none. */
  modules?: readonly string[]
  /** Runs only when nothing else wants the processor. Default false. */
  background?: boolean
}

export interface Launched {
  child: ChildProcess
  /** The socket pair that frames travel on. */
  socket: Duplex
}

/**
 * Starts a plugin process in a process group of its own, with an environment that holds no setting of the host.
 *
 * Memory has two bounds: V8's for the JavaScript heap, and, on Linux, the kernel's for everything the process writes to
 * (buffers, WebAssembly, native code), which V8's does not count. A process that meets the second sees a failed
 * allocation, not a dying machine.
 * @throws Error when the system has no room for another process
 */
export function launch({ runner, compileCache, memoryMb, modules = [], background = false }: LaunchOptions): Launched {
  const node = [
    process.execPath,
    `--max-old-space-size=${memoryMb}`,
    '--max-semi-space-size=4',
    `--initial-old-space-size=${Math.min(OLD_SPACE_MB, memoryMb)}`,
    '--disable-warning=ExperimentalWarning',
    runner,
    ...modules,
  ]
  const limit = dataLimitKb(memoryMb)
  const command =
    limit === undefined ? node : ['/bin/sh', '-c', `ulimit -c 0; ulimit -d ${limit}; exec "$0" "$@"`, ...node]
  const child = spawn(command[0]!, command.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...inherited(), ...MALLOC, NODE_COMPILE_CACHE: compileCache },
  })
  // Without descriptors for the pipes there is no child and no `stdio`, and its `error` would end the host.
  if ((child.stdio as unknown) === undefined) {
    child.once('error', () => undefined)
    throw new Error('the system has no room for another process: too many open files')
  }
  if (background && child.pid !== undefined) giveWay(child.pid)
  return { child, socket: child.stdio[3] as Duplex }
}

/**
 * Puts a process behind all others. Linux may weigh each session as one, and a plugin's process begins a session of its
 * own: its nice value then counts among nobody, so the session's is lowered as well.
 */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW))
  } catch {
    // It has ended, or the system weighs no sessions: then the first of the two was enough.
  }
}

/**
 * glibc keeps what is freed for the thread that had it, and takes large arrays from that heap once one was freed: a
 * process that paints pictures grows by a quarter. With one heap and fixed thresholds, arrays of more than a few rows of
 * pixels go back to the system at once.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

const INHERITED = ['PATH', 'LANG', 'TZ', 'TMPDIR', 'HOME', 'NODE_EXTRA_CA_CERTS']

function inherited(): Record<string, string> {
  return Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/**
 * How large the heap may grow before V8 marks it for the first time. By itself it begins at twice what lives, 25 MB where
 * pictures are painted, and then marks once a picture: a sixth of a second core that another process has better use for.
 */
const OLD_SPACE_MB = 128

/** What V8 reserves before any code runs counts as data as well: measured on this very process at its start. */
const baselineKb = process.platform === 'linux' ? statusKb('self', 'VmData') : undefined

/**
 * Threads and allocators reserve far more than they use, and the limit counts what is reserved: a plugin that draws with
 * 80 MB resident has reserved 630. What is really used is looked at beside (`checkMemory`).
 */
const RESERVED_KB = 512 * 1024

function dataLimitKb(memoryMb: number): number | undefined {
  return baselineKb === undefined ? undefined : baselineKb + RESERVED_KB + memoryMb * 1024
}

function statusKb(pid: number | 'self', field: string): number | undefined {
  const match = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
  return match ? Number(match[1]) : undefined
}

/** Memory a bare plugin process has anyway; the manifest's limit counts from here. */
const BASE_MB = 128

/** In words, how much more than its limit a process holds; undefined when it does not, or the system does not tell. */
export function excessOf(pid: number, memoryMb: number): string | undefined {
  const used = residentMb(pid)
  const limit = memoryMb + BASE_MB
  return used !== undefined && used > limit ? `used ${Math.round(used)} MB, more than its ${limit} MB` : undefined
}

/** Resident memory of a process in megabytes; undefined where the system does not tell, or it is gone. */
function residentMb(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const used = statusKb(pid, 'VmRSS')
    return used === undefined ? undefined : used / 1000
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}
