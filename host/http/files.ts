import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { FileStore, OpenFile } from '../files/store.ts'
import type { Envelope } from './envelope.ts'
import { SANDBOX } from './headers.ts'
import type { Reply } from './reply.ts'
import { type GatewayRequest, headerOf } from './request.ts'

const PREFIX = '/files/'

export function isFilePath(path: string): boolean {
  return path.startsWith(PREFIX)
}

export interface FileServices {
  files: FileStore
  envelope: Envelope
  clock: () => number
}

/** A stored file, whole or the one range that players ask for. @throws GatewayError `file_not_found` */
export async function answerFile({ files, envelope, clock }: FileServices, request: GatewayRequest): Promise<Reply> {
  const name = request.path.slice(PREFIX.length)
  const file = await files.open(name)
  if (!file) throw new GatewayError('file_not_found')
  const headers = fileHeaders(file, name, clock)
  if (headerOf(request, 'if-none-match') === headers.etag) return { status: 304, headers, body: null }
  const range = parseRange(headerOf(request, 'range'), file.bytes)
  if (range === 'unsatisfiable') {
    const details = { expected: `a range within ${file.bytes} bytes`, received: headerOf(request, 'range')! }
    return envelope.refusal('range_not_satisfiable', details, { 'content-range': `bytes */${file.bytes}` })
  }
  const [start, end] = range ?? [0, file.bytes - 1]
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${file.bytes}` } : {}),
    },
    body: request.method === 'HEAD' || file.bytes === 0 ? null : file.read(start, end),
  }
}

function fileHeaders(
  { type, expiresAt }: OpenFile,
  name: string,
  clock: () => number,
): Record<string, string> & { etag: string } {
  return {
    'content-type': type,
    'cache-control': `private, max-age=${Math.max(0, Math.floor((expiresAt - clock()) / 1000))}, immutable`,
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="${name}"`,
    ...SANDBOX,
    'etag': `"${name.slice(0, 20)}"`,
  }
}

function parseRange(header: string | undefined, size: number): [number, number] | 'unsatisfiable' | undefined {
  const match = header === undefined ? null : /^bytes=(\d*)-(\d*)$/.exec(header)
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, from, to] = match
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : [start, end]
}
