import { argon2, hash, pbkdf2, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Parameters } from './altcha-v2.ts'

export interface Derive {
  /** The key for a counter. */
  key(counter: number): Promise<Buffer>
  /** Computed on this thread; else on threads beside it. */
  inline: boolean
}

const derivePbkdf2 = promisify(pbkdf2)
const deriveScrypt = promisify(
  scrypt as (
    password: Buffer,
    salt: Buffer,
    length: number,
    options: object,
    callback: (error: Error | null, key: Buffer) => void,
  ) => void,
)
const deriveArgon2 = promisify(argon2)

/** Bytes that one key takes while it is derived. */
export function memoryOf({ algorithm, cost, memoryCost = 8 }: Parameters): number {
  if (algorithm === 'ARGON2ID') return memoryCost * 1024
  // N × r × 128.
  if (algorithm === 'SCRYPT') return cost * memoryCost * 128
  return 1024
}

/**
 * How long one key takes, 1 being about a second: nothing stops a derivation that has begun. Measured on a slow core as
 * iterations of PBKDF2 and SHA, and as bytes that Argon2 and scrypt go over.
 */
export function workOf(wanted: Parameters): number {
  const { algorithm, cost, keyLength, parallelism = 1 } = wanted
  if (algorithm === 'ARGON2ID') return (memoryOf(wanted) * cost) / 2 ** 30
  if (algorithm === 'SCRYPT') return (memoryOf(wanted) * parallelism) / 2 ** 28
  return (cost * Math.ceil(keyLength / 32)) / 1_000_000
}

export function deriverFor(wanted: Parameters): Derive {
  const { algorithm, cost, keyLength, memoryCost = 8, parallelism = 1 } = wanted
  const salt = Buffer.from(wanted.salt, 'hex')
  const nonce = Buffer.from(wanted.nonce, 'hex')
  const password = (counter: number) => {
    const bytes = Buffer.alloc(nonce.length + 4)
    nonce.copy(bytes)
    bytes.writeUInt32BE(counter, nonce.length)
    return bytes
  }
  if (algorithm === 'ARGON2ID') {
    const options = { memory: memoryCost, parallelism, passes: cost, tagLength: keyLength }
    const key = (counter: number) => deriveArgon2('argon2id', { ...options, nonce: salt, message: password(counter) })
    return { inline: false, key }
  }
  if (algorithm === 'SCRYPT') {
    const options = { N: cost, r: memoryCost, p: parallelism, maxmem: 2 * memoryOf(wanted) + 2 ** 20 }
    return { inline: false, key: (counter) => deriveScrypt(password(counter), salt, keyLength, options) }
  }
  const digest = algorithm.replace('PBKDF2/', '').replace('-', '').toLowerCase()
  if (algorithm.startsWith('PBKDF2')) {
    return { inline: false, key: (counter) => derivePbkdf2(password(counter), salt, cost, keyLength, digest) }
  }
  const key = async (counter: number) =>
    hashed(digest, Buffer.concat([salt, password(counter)]), cost).subarray(0, keyLength)
  return { inline: true, key }
}

function hashed(digest: string, first: Buffer, rounds: number): Buffer {
  let bytes = first
  for (let n = 0; n < rounds; n++) bytes = hash(digest, bytes, 'buffer')
  return bytes
}
