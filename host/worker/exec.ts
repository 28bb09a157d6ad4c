import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { ExecOptions, ExecResult } from '../../sdk-plugin/context.ts'

export interface ExecSettings {
  /** Programs of the manifest. */
  allowed: readonly string[]
  /** Paths of those that are installed under another name or in another place. */
  programs: Readonly<Record<string, string>>
  signal: AbortSignal
  /** Address of the proxy that guards what programs fetch by themselves. */
  egressProxy?: string | undefined
  /** Tells the host which process groups live, so that none outlives its plugin process. */
  onSpawn(pid: number): void
  onEnd(pid: number): void
}

/** Bare, and with the one way out for programs that fetch. */
function environment(egressProxy: string | undefined): NodeJS.ProcessEnv {
  const bare = { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: tmpdir() }
  if (egressProxy === undefined) return bare
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY']
  const proxies = [...names, ...names.map((name) => name.toLowerCase())].map((name) => [name, egressProxy])
  return { ...bare, ...Object.fromEntries(proxies), NO_PROXY: '', no_proxy: '' }
}

const DEFAULT_TIMEOUT_MS = 20_000
const DEFAULT_MAX_OUTPUT = 10 * 1024 * 1024

/**
 * Runs a declared program in a process group of its own, without a shell, with a bare environment.
 * @throws GatewayError `program_missing` when it is not installed, `process_timeout` at the deadline, `body_too_large`
 *   when it prints more than `maxOutput`. A non-zero exit code is a result, not an error.
 */
export function execProgram(
  settings: ExecSettings,
  program: string,
  args: readonly string[],
  options: ExecOptions = {},
) {
  if (!settings.allowed.includes(program)) {
    throw new GatewayError('internal', {
      cause: new Error(
        `"${program}" is not declared: add it to gateway.capabilities.exec in the plugin's package.json`,
      ),
    })
  }
  const { timeoutMs = DEFAULT_TIMEOUT_MS, maxOutput = DEFAULT_MAX_OUTPUT } = options
  const { promise, resolve, reject } = Promise.withResolvers<ExecResult>()
  const child = spawn(settings.programs[program] ?? program, args, {
    cwd: options.cwd ?? tmpdir(),
    env: { ...environment(settings.egressProxy), ...options.env },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let refusal: GatewayError | undefined
  child.on('error', (error: NodeJS.ErrnoException) => {
    refusal ??=
      error.code === 'ENOENT' ? programMissing(program, error) : new GatewayError('unavailable', { cause: error })
    if ((child.stdio as unknown) === undefined) reject(refusal)
  })
  // Without descriptors for its pipes there is no program.
  if ((child.stdio as unknown) === undefined) return promise
  const pid = child.pid
  if (pid !== undefined) settings.onSpawn(pid)
  const stop = (error: GatewayError) => {
    refusal ??= error
    killGroup(pid)
    // One that has left the group may hold them open for ever.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy()
  }
  const onAbort = () =>
    stop(new GatewayError('process_timeout', { message: `${program} was stopped: the call has ended.` }))
  const timer = setTimeout(() => {
    stop(new GatewayError('process_timeout', { message: `${program} did not finish within ${timeoutMs / 1000} s.` }))
  }, timeoutMs)
  settings.signal.addEventListener('abort', onAbort, { once: true })

  const tooMuch = () =>
    stop(new GatewayError('body_too_large', { message: `${program} printed more than ${maxOutput} bytes.` }))
  const stdout = collect(child.stdout, maxOutput, tooMuch)
  const stderr = collect(child.stderr, maxOutput, tooMuch)
  // A program may end without reading its input.
  child.stdin.on('error', () => child.stdin.destroy())
  child.stdin.end(options.input ?? '')

  child.on('close', (code, signal) => {
    clearTimeout(timer)
    settings.signal.removeEventListener('abort', onAbort)
    if (pid !== undefined) settings.onEnd(pid)
    if (refusal) reject(refusal)
    else resolve({ code, signal, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') })
  })
  if (settings.signal.aborted) onAbort()
  return promise
}

function collect(stream: NodeJS.ReadableStream, limit: number, tooMuch: () => void): Buffer[] {
  const chunks: Buffer[] = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > limit) tooMuch()
    else chunks.push(chunk)
  })
  return chunks
}

/** 503: names the program and the command that installs it. */
export function programMissing(program: string, cause: Error): GatewayError {
  return new GatewayError('program_missing', {
    message: `This endpoint needs the program "${program}", which is not installed.`,
    hint: `Install it (on Debian: apt-get install ${program}); \`gateway doctor\` lists what is missing.`,
    cause,
  })
}

/** Ends a program and all it started; a group that is gone already is no error. */
export function killGroup(pid: number | undefined): void {
  // 0 and 1 would mean every process of this group, of this user.
  if (pid === undefined || !(pid > 1)) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
