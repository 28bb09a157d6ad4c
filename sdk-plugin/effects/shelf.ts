import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib'

/**
 * Painted things on the disk: what takes long and is the same for every caller is painted by one process of a plugin's
 * version and read by the next one, which would begin slowly after each rest otherwise.
 *
 * The folder comes by the environment, from whoever runs the plugin: the host gives each version of a plugin its own, so a
 * name need not tell which code painted. Without one, and whenever the disk fails, everything is painted anew.
 */
const FOLDER = 'PAINTED_SCENES'

/** What is painted faster is not worth the reading. */
const SLOW_MS = 25
/** Bytes of all that one version keeps; what was read longest ago goes first. */
const MOST_BYTES = 160 * 1024 * 1024

const compress = promisify(zstdCompress)
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 }
/** In Node's own pieces of 16 kB the main thread, which paints, is called back hundreds of times a picture. */
const PIECE_BYTES = 1024 * 1024

/**
 * What has this name on the shelf of this process, or what `make` makes, which then goes there when it took long.
 *
 * @param spentMs Time that other work had spent on it before; `Infinity` keeps it in any case.
 */
export function shelved(name: string, make: () => Int32Array[], spentMs = 0): Int32Array[] {
  const folder = process.env[FOLDER]
  if (!folder) return make()
  own ??= new Shelf(folder)
  return own.get(name, make, spentMs)
}

/** The same for what is made by work that waits. */
export async function shelvedLater(name: string, make: () => Promise<Int32Array[]>): Promise<Int32Array[]> {
  const folder = process.env[FOLDER]
  if (!folder) return make()
  own ??= new Shelf(folder)
  return own.getLater(name, make)
}

/** The same for planes of numbers. */
export function shelvedPlanes(name: string, make: () => Float32Array[]): Float32Array[] {
  return shelved(name, () => make().map(wordsOf)).map(numbersOf)
}

/** The same for what consists of planes, each by its name. */
export function shelvedThing<Part extends string>(
  name: string,
  parts: readonly Part[],
  make: () => Record<Part, Float32Array>,
): Record<Part, Float32Array> {
  const planes = shelvedPlanes(name, () => {
    const made = make()
    return parts.map((part) => made[part])
  })
  return Object.fromEntries(parts.map((part, at) => [part, planes[at]!])) as Record<Part, Float32Array>
}

/** The bits of a plane, as the shelf takes them; both are views of the same bytes. */
export function wordsOf({ buffer, byteOffset, length }: Float32Array): Int32Array {
  return new Int32Array(buffer, byteOffset, length)
}

export function numbersOf({ buffer, byteOffset, length }: Int32Array): Float32Array {
  return new Float32Array(buffer, byteOffset, length)
}

/** A plane of bytes as words, the last of them filled up. */
export function wordsOfBytes({ buffer, byteOffset, byteLength }: Int8Array | Uint8Array): Int32Array {
  const words = new Int32Array(Math.ceil(byteLength / 4))
  new Uint8Array(words.buffer).set(new Uint8Array(buffer, byteOffset, byteLength))
  return words
}

export function bytesOf({ buffer, byteOffset }: Int32Array, length: number): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length)
}

/** Resolves when all that this process has put on its shelf is on the disk. */
export async function shelvesWritten(): Promise<void> {
  await own?.written()
}

let own: Shelf | undefined

export class Shelf {
  readonly #folder: string
  readonly #slowMs: number
  readonly #mostBytes: number
  readonly #writing = new Set<Promise<void>>()

  constructor(folder: string, { slowMs = SLOW_MS, mostBytes = MOST_BYTES } = {}) {
    this.#folder = folder
    this.#slowMs = slowMs
    this.#mostBytes = mostBytes
  }

  get(name: string, make: () => Int32Array[], spentMs = 0): Int32Array[] {
    const path = this.#pathOf(name)
    const found = read(path)
    if (found) return found
    const start = performance.now()
    const made = make()
    this.#keepSlow(path, made, spentMs + performance.now() - start)
    return made
  }

  async getLater(name: string, make: () => Promise<Int32Array[]>): Promise<Int32Array[]> {
    const path = this.#pathOf(name)
    const found = read(path)
    if (found) return found
    const start = performance.now()
    const made = await make()
    this.#keepSlow(path, made, performance.now() - start)
    return made
  }

  /** Resolves when all that was made until now is written. */
  async written(): Promise<void> {
    await Promise.all(this.#writing)
  }

  #pathOf(name: string): string {
    return join(this.#folder, createHash('sha256').update(name).digest('hex').slice(0, 32))
  }

  #keepSlow(path: string, made: readonly Int32Array[], tookMs: number): void {
    if (tookMs < this.#slowMs) return
    const writing = this.#keep(path, made)
    this.#writing.add(writing)
    void writing.then(() => this.#writing.delete(writing))
  }

  /** Whole or not at all: another process may read, or write the same. A full disk only means that it is painted again. */
  async #keep(path: string, parts: readonly Int32Array[]): Promise<void> {
    const draft = `${path}.${process.pid}`
    try {
      const words = joined(parts)
      const head = Buffer.alloc(HEAD)
      head.writeUInt32LE(words.byteLength)
      const bytes = Buffer.concat([head, await compress(words, { params: PARAMS, chunkSize: PIECE_BYTES })])
      await mkdir(this.#folder, { recursive: true })
      await this.#makeRoom(bytes.length)
      await writeFile(draft, bytes)
      await rename(draft, path)
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  async #makeRoom(wanted: number): Promise<void> {
    const paths = (await readdir(this.#folder)).map((name) => join(this.#folder, name))
    const files = await Promise.all(paths.map(async (path) => ({ path, ...(await sizeAndUse(path)) })))
    let total = files.reduce((sum, { size }) => sum + size, wanted)
    for (const { path, size } of files.toSorted((a, b) => a.used - b.used)) {
      if (total <= this.#mostBytes) return
      await rm(path, { force: true })
      total -= size
    }
  }
}

/** Undefined when there is none, or it is not whole. All parts are views of one buffer: a scene is not copied on its way. */
function read(path: string): Int32Array[] | undefined {
  try {
    const file = readFileSync(path)
    const bytes = file.readUInt32LE(0)
    if (bytes > MOST_BYTES) return undefined
    // With room to spare it is unpacked in one go; in smaller pieces it would be gathered in a second buffer.
    const whole = zstdDecompressSync(file.subarray(HEAD), { chunkSize: bytes + 64 })
    const words = new Int32Array(whole.buffer, whole.byteOffset, bytes / 4)
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
    const parts: Int32Array[] = []
    const count = words[0]!
    for (let part = 0, from = 1 + count; part < count; from += words[1 + part]!, part++) {
      parts.push(words.subarray(from, from + words[1 + part]!))
    }
    return parts
  } catch {
    return undefined
  }
}

/** A file begins with the number of bytes that it unpacks to. */
const HEAD = 4

/** How many parts there are, the length of each, and the parts. */
function joined(parts: readonly Int32Array[]): Int32Array {
  const lengths = parts.map(({ length }) => length)
  const words = new Int32Array(1 + lengths.length + lengths.reduce((sum, length) => sum + length, 0))
  words.set([lengths.length, ...lengths])
  let from = 1 + lengths.length
  for (const part of parts) {
    words.set(part, from)
    from += part.length
  }
  return words
}

/** Nothing is known of a draft that has become a file meanwhile. */
async function sizeAndUse(path: string): Promise<{ size: number; used: number }> {
  const found = await stat(path).catch(() => undefined)
  return { size: found?.size ?? 0, used: found?.mtimeMs ?? Infinity }
}
