import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { parseWeights } from './weights.ts'

export type Encoding = 'zstd' | 'br' | 'gzip'

/** Best first: zstd is as small as brotli here at a fraction of the time; gzip is for the rest. */
const PREFERENCE: readonly Encoding[] = ['zstd', 'br', 'gzip']

/** What is read of a header, in characters. */
const MAX_HEADER = 500

/**
 * The encoding to answer in: what the caller weighs highest, and of equals what we prefer.
 * Undefined: as it is. `null`: the caller refuses even that (`identity;q=0`) and names nothing we have.
 */
export function chooseEncoding(accept: string | undefined): Encoding | undefined | null {
  if (accept === undefined || accept === '') return undefined
  const weights = weightsOf(accept)
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  let best: Encoding | undefined
  for (const encoding of PREFERENCE) {
    if (weightOf(encoding) > (best ? weightOf(best) : 0)) best = encoding
  }
  if (best && weightOf(best) >= (weights.get('identity') ?? 0)) return best
  const identity = weights.get('identity') ?? weights.get('*') ?? 1
  return identity === 0 ? null : undefined
}

function weightsOf(accept: string): Map<string, number> {
  const weights = parseWeights(accept.slice(0, MAX_HEADER))
  return new Map(weights.map(([name, weight]) => [name === 'x-gzip' ? 'gzip' : name, weight]))
}

const { constants } = zlib
/** Up to this many bytes it is done in place: a trip to the thread pool would cost more. */
const IN_PLACE = 8192

interface Codec {
  now(bytes: Buffer): Buffer
  later(bytes: Buffer): Promise<Buffer>
}

const brotli = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(size),
  },
})

const CODECS: Record<Encoding, Codec> = {
  gzip: { now: (bytes) => zlib.gzipSync(bytes), later: promisify<Buffer, Buffer>(zlib.gzip) },
  br: {
    now: (bytes) => zlib.brotliCompressSync(bytes, brotli(bytes.length)),
    later: (bytes) => promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)(bytes, brotli(bytes.length)),
  },
  zstd: { now: (bytes) => zlib.zstdCompressSync(bytes), later: promisify<Buffer, Buffer>(zlib.zstdCompress) },
}

export function encode(bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  return bytes.length <= IN_PLACE ? CODECS[encoding].now(bytes) : CODECS[encoding].later(bytes)
}

/** A window no wider than the text: brotli's default sets up 4 MB for a 100-byte answer. */
function windowBits(size: number): number {
  return Math.min(22, Math.max(10, Math.ceil(Math.log2(size + 16))))
}

const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/

export function isCompressible(type: string | undefined): boolean {
  return type !== undefined && TEXT.test(type)
}
