import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { BodyKind } from '../../../sdk-plugin/context.ts'
import { clip, GatewayError } from '../../../sdk-plugin/errors.ts'
import type { WireResponse } from './exchange.ts'

const MEGABYTE = 1_000_000

/** The largest body of each kind in bytes, decompressed. */
export const MAX_BYTES: Readonly<Record<BodyKind, number>> = {
  image: 25 * MEGABYTE,
  page: 5 * MEGABYTE,
  json: 5 * MEGABYTE,
  media: 200 * MEGABYTE,
}

const MAX_CODINGS = 2
/** RFC 9659 bounds the window of zstd over HTTP to 8 MB. */
const ZSTD_WINDOW_LOG = 23

type Decoder = (bytes: Buffer, limit: number) => Promise<Buffer>

const gunzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip)
const inflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflate)
const inflateRaw = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflateRaw)
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress)
const zstd = promisify<Buffer, zlib.ZstdOptions, Buffer>(zlib.zstdDecompress)

const gzipDecoder: Decoder = (bytes, maxOutputLength) => gunzip(bytes, { maxOutputLength })

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['gzip', gzipDecoder],
  ['x-gzip', gzipDecoder],
  ['deflate', (bytes, maxOutputLength) => inflaterFor(bytes)(bytes, { maxOutputLength })],
  ['br', (bytes, maxOutputLength) => brotli(bytes, { maxOutputLength })],
  ['zstd', (bytes, maxOutputLength) => zstd(bytes, { maxOutputLength, params: ZSTD_PARAMS })],
])
const ZSTD_PARAMS = { [zlib.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG }

/** Many servers send "deflate" without the zlib header, whose low four bits would be 8. */
function inflaterFor(bytes: Buffer): typeof inflate {
  return (bytes[0]! & 0x0f) === 8 ? inflate : inflateRaw
}

/** What is asked for in `Accept-Encoding`: exactly what can be decoded. */
export const ACCEPTED_CODINGS = 'gzip, deflate, br, zstd'

/**
 * The whole body, decoded. The limit holds on the wire and after each decoder, so no layer can hide a bomb.
 * @throws GatewayError `body_too_large`, `upstream_error` (codings that are unknown, stacked or false).
 */
export async function readBody({ body, headers }: WireResponse, limit: number): Promise<Buffer> {
  const decoders = decodersFor(headers['content-encoding'])
  if (Number(headers['content-length']) > limit) throw tooLarge(limit)
  let bytes = await collect(body, limit)
  for (const decode of decoders) bytes = await decoded(decode, bytes, limit)
  return bytes
}

async function collect(body: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** In the order of undoing: the last coding applied comes first. */
function decodersFor(header: string | string[] | undefined): Decoder[] {
  const names = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const codings = names.filter((name) => name !== '' && name !== 'identity')
  if (codings.length > MAX_CODINGS) throw badCoding(`${codings.length} content codings one over the other`)
  return codings.reverse().map(decoderFor)
}

function decoderFor(coding: string): Decoder {
  const decoder = DECODERS.get(coding)
  if (!decoder) throw badCoding(`the unknown content coding ${clip(coding, 20)}`)
  return decoder
}

async function decoded(decode: Decoder, bytes: Buffer, limit: number): Promise<Buffer> {
  if (bytes.length === 0) return bytes
  try {
    return await decode(bytes, limit)
  } catch (error) {
    throw decodingFailure(error, limit)
  }
}

function decodingFailure(error: unknown, limit: number): GatewayError {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ERR_BUFFER_TOO_LARGE') return tooLarge(limit)
  if (code?.includes('windowTooLarge')) {
    const message = 'The content needs too much memory to decompress.'
    return new GatewayError('content_rejected', { message, cause: error })
  }
  return badCoding('a body that is not compressed as it claims', error)
}

function badCoding(what: string, cause?: unknown): GatewayError {
  return new GatewayError('upstream_error', { message: `The answer has ${what}.`, cause })
}

function tooLarge(limit: number): GatewayError {
  return new GatewayError('body_too_large', { expected: `at most ${limit} bytes, decompressed` })
}
