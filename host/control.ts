import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from './services/log.ts'
import type { Plugins } from './plugins/plugins.ts'
import type { Registry } from './plugins/registry.ts'

/**
 * How the command line talks to a running host: HTTP on a socket file in the data folder, which only its owner may
 * enter. Keys need no such way: the command line writes them to the store, and the host sees it.
 */
export interface ControlParts {
  data: string
  plugins: Plugins
  registry: Registry
  log: Log
}

/** Socket files have short names: 107 bytes on Linux, 103 on macOS. */
const MAX_SOCKET_PATH = 100

/** A reload compiles and loads; a gateway that is stuck must not hold the command line for ever. */
const ANSWER_MS = 60_000

export function controlPath(data: string): string {
  const path = join(data, 'control.sock')
  if (path.length <= MAX_SOCKET_PATH) return path
  return join(tmpdir(), `gateway-${createHash('sha256').update(data).digest('hex').slice(0, 16)}.sock`)
}

/** @returns its disposer */
export async function startControl(parts: ControlParts): Promise<() => Promise<void>> {
  const path = controlPath(parts.data)
  if (
    await ask(parts.data, 'GET', '/').then(
      () => true,
      () => false,
    )
  ) {
    parts.log.warn('another gateway runs on this data folder: `gateway plugins` talks to that one', {
      data: parts.data,
    })
    return async () => undefined
  }
  await rm(path, { force: true })
  const server = createServer((message, response) => {
    void perform(parts, message).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await listen(server, path)
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(path, { force: true })
  }
}

async function listen(server: Server, path: string): Promise<void> {
  // Nobody else may connect, from the first moment on. The file is made at once, before anything else can run.
  const before = process.umask(0o177)
  server.listen(path)
  process.umask(before)
  await once(server, 'listening')
}

async function perform({ plugins, registry }: ControlParts, { method, url }: IncomingMessage) {
  try {
    const { pathname, searchParams } = new URL(url ?? '/', 'http://control')
    const [, area, id, verb] = pathname.split('/').map(decodeURIComponent)
    if (method === 'GET') return { status: 200, body: registry.statuses }
    if (area === 'plugins' && id && verb === 'reload') return { status: 200, body: await plugins.reload(id) }
    if (area === 'plugins' && id && verb === 'rollback') {
      return { status: 200, body: await plugins.rollback(id, searchParams.get('to') ?? undefined) }
    }
    return { status: 404, body: { error: `no such command: ${method} ${pathname}` } }
  } catch (error) {
    return { status: 422, body: { error: (error as Error).message } }
  }
}

/** Sends a command to the host that runs on `data`. @throws Error with `code` ENOENT or ECONNREFUSED when none does */
export async function ask<T>(data: string, method: 'GET' | 'POST', path: string): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const question = request({ socketPath: controlPath(data), method, path, timeout: ANSWER_MS }, resolve)
  question.on('timeout', () => question.destroy(new Error(`the gateway did not answer within ${ANSWER_MS / 1000} s`)))
  question.on('error', reject).end()
  const response = await promise
  const chunks = (await response.toArray()) as Buffer[]
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as T & { error?: string }
  if (response.statusCode !== 200) throw new Error(body.error)
  return body
}
