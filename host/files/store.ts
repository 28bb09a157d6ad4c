import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import { parseFileName, pathOfFile } from './names.ts'

export interface FileStoreOptions {
  folder: string
  maxBytes: number
  clock: () => number
}

export interface OpenFile {
  type: string
  bytes: number
  expiresAt: number
  /** Bytes `start` to `end`, both included. */
  read(start: number, end: number): Readable
}

const SWEEP_MS = 60_000

/** The files that endpoints made: served until they expire, swept afterwards, bounded together. */
export class FileStore {
  readonly #options: FileStoreOptions
  #bytes = 0
  /** Reserved since the last sweep began: whether it has seen those files cannot be known. */
  #sinceSweep = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: FileStoreOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 })
    await this.sweep()
    this.#timer = setInterval(() => void this.sweep(), SWEEP_MS).unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** @throws GatewayError `storage_full` */
  reserve(bytes: number): void {
    if (this.#bytes + bytes > this.#options.maxBytes) throw new GatewayError('storage_full', { retryAfter: 60 })
    this.#bytes += bytes
    this.#sinceSweep += bytes
  }

  /** Undefined when there is none of that name, or it has expired. */
  async open(name: string): Promise<OpenFile | undefined> {
    const said = parseFileName(name)
    if (!said || said.expiresAt <= this.#options.clock()) return undefined
    const path = pathOfFile(this.#options.folder, name)
    const info = await stat(path).catch(() => undefined)
    if (!info?.isFile()) return undefined
    return {
      ...said,
      bytes: info.size,
      read: (start, end) => createReadStream(path, { start, end }),
    }
  }

  /** Removes what has expired and counts what is left. */
  async sweep(): Promise<void> {
    const { folder, clock } = this.#options
    this.#sinceSweep = 0
    let bytes = 0
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const said = parseFileName(entry.name.replace(/\.part$/, ''))
      if (said && said.expiresAt <= clock()) await rm(path, { force: true })
      else bytes += (await stat(path).catch(() => undefined))?.size ?? 0
    }
    this.#bytes = bytes + this.#sinceSweep
  }
}
