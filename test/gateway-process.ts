import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request, type RequestOptions } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** A real gateway in a process of its own, on a free port, with a data folder of its own. */
export interface GatewayProcess {
  /** `https://localhost:PORT` */
  url: string
  port: number
  pid: number
  data: string
  /** What it printed until now: standard output, and log lines from standard error. */
  output(): string
  log(): string
  /** Calls over HTTPS with the key for everything, unless `key` says otherwise (null: none). */
  get(target: string, options?: GetOptions): Promise<Answer>
  /** The command line beside it, on the same data. */
  cli(...args: string[]): Promise<{ stdout: string; stderr: string; code: number }>
  /** A fresh key as `gateway keys create` prints it. */
  createKey(...flags: string[]): Promise<{ id: string; key: string }>
  signal(signal: NodeJS.Signals): void
  /** Resolves with its exit code. */
  ended: Promise<number | null>
  /** Ends it and removes its data. */
  close(): Promise<void>
}

export interface GetOptions {
  key?: string | null
  headers?: Record<string, string>
  method?: string
  agent?: RequestOptions['agent']
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  /** The body as JSON, when it is. */
  // eslint-disable-next-line typescript/no-explicit-any -- a test reads fields it then asserts
  body: any
}

export interface StartOptions {
  env?: Record<string, string>
  /** In place of `plugins`. */
  plugins?: string
  /** A folder kept from an earlier process; it is not removed at the end. */
  data?: string
}

const ROOT = resolve(import.meta.dirname, '..')

export async function startGateway(options: StartOptions = {}): Promise<GatewayProcess> {
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'gateway-test-')))
  const env = {
    ...process.env,
    GATEWAY_PORT: '0',
    GATEWAY_DATA: data,
    // What it would make beforehand, hardly any test asks for.
    GATEWAY_WARM_UP_SECONDS: '0',
    ...(options.plugins ? { GATEWAY_PLUGINS: options.plugins } : {}),
    ...options.env,
  }
  const child = spawn(process.execPath, [join(ROOT, 'host/main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const { port, output, log } = await ready(child, ended)
  const cli: GatewayProcess['cli'] = (...args) => runCli(env, args)
  const createKey = async (...flags: string[]) => {
    const { stdout, stderr } = await cli('keys', 'create', '--name', 'test', '--json', ...flags)
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout) as { id: string; key: string }
  }
  const { key: fullKey } = await createKey('--limit', 'none', '--scopes', '*,adult')
  return {
    url: `https://localhost:${port}`,
    port,
    pid: child.pid!,
    data,
    output,
    log,
    cli,
    createKey,
    ended,
    get: (target, get = {}) => httpsGet(port, target, { key: fullKey, ...get }),
    signal: (signal) => void child.kill(signal),
    async close() {
      child.kill('SIGTERM')
      await ended
      if (!options.data) await rm(data, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function ready(child: ChildProcess, ended: Promise<number | null>) {
  let stdout = ''
  let stderr = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const { promise, resolve: found, reject } = Promise.withResolvers<number>()
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    const port = /^ready https:\/\/[^:\s]+:(\d+)/m.exec(stdout)?.[1]
    if (port) found(Number(port))
  })
  void ended.then((code) =>
    reject(new Error(`the gateway ended with ${code} before it was ready:\n${stdout}${stderr}`)),
  )
  return { port: await promise, output: () => stdout, log: () => stderr }
}

async function runCli(env: NodeJS.ProcessEnv, args: string[]) {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(ROOT, 'host/cli/main.ts'), ...args], {
      env,
    })
    return { stdout, stderr, code: 0 }
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number }
    return { stdout, stderr, code }
  }
}

export async function httpsGet(port: number, target: string, options: GetOptions = {}): Promise<Answer> {
  const { key = null, headers = {}, method = 'GET', agent } = options
  const { promise, resolve: done, reject } = Promise.withResolvers<Answer>()
  const outgoing = request(
    {
      host: '127.0.0.1',
      port,
      path: target,
      method,
      servername: 'localhost',
      rejectUnauthorized: false,
      headers: { host: `localhost:${port}`, ...(key === null ? {} : { 'x-api-key': key }), ...headers },
      ...(agent === undefined ? {} : { agent }),
    },
    (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        done({ status: response.statusCode!, headers: response.headers, bytes, body: asJson(bytes, response.headers) })
      })
    },
  )
  outgoing.on('error', reject)
  outgoing.end()
  return promise
}

function asJson(bytes: Buffer, { 'content-type': type, 'content-encoding': encoding }: IncomingHttpHeaders): unknown {
  return type?.startsWith('application/json') && encoding === undefined && bytes.length > 0
    ? JSON.parse(bytes.toString())
    : undefined
}
