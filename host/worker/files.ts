import { mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { FileDetails, Files, StoredFile } from '../../sdk-plugin/context.ts'
import { newFileName, pathOfFile } from '../files/names.ts'
import type { FileRef } from '../plugins/protocol.ts'

/** The files one call makes. `saved` is what it acknowledged; `dispose` removes its temporary folders. */
export interface CallFiles extends Files {
  readonly saved: ReadonlyMap<string, FileRef>
  dispose(): Promise<void>
}

export interface FileSettings {
  folder: string
  /** How long files live. */
  seconds: number
  /** Folder for the temporary folders. */
  temp: string
  origin: string
  /** Resolves when the store has room for `bytes` more; throws `storage_full`. */
  reserve(bytes: number): Promise<void>
  /** Milliseconds since 1970. */
  clock(): number
}

export function createCallFiles(settings: FileSettings): CallFiles {
  const saved = new Map<string, FileRef>()
  const temporary: string[] = []

  async function store(bytes: number, type: string, details: FileDetails, place: (path: string) => Promise<void>) {
    await settings.reserve(bytes)
    const expiresAt = settings.clock() + settings.seconds * 1000
    const name = newFileName(type, expiresAt)
    const path = pathOfFile(settings.folder, name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await place(path).catch(refuseWhenFull)
    const url = `${settings.origin}/files/${name}`
    saved.set(url, { url, type, expiresAt })
    const { width, height, seconds } = details
    return {
      url,
      type,
      bytes,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      ...(seconds === undefined ? {} : { seconds }),
      expiresAt: new Date(expiresAt).toISOString(),
    } satisfies StoredFile
  }

  return {
    saved,
    async save(data, type, details = {}) {
      const bytes = typeof data === 'string' ? Buffer.from(data) : data
      return store(bytes.byteLength, type, await withSize(bytes, type, details), (path) => writeWhole(path, bytes))
    },
    async adopt(path, type, details = {}) {
      const { size } = await stat(path)
      return store(size, type, details, (target) => moveWhole(path, target))
    },
    async tempDir() {
      await mkdir(settings.temp, { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(settings.temp, 'call-'))
      temporary.push(folder)
      return folder
    },
    async dispose() {
      await Promise.all(temporary.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

/** Written beside its place and renamed into it, so that a reader sees the whole file or none. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.part`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(bytes)
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

/** A rename, or a copy where the temporary folder is on another device. */
async function moveWhole(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const { copyFile } = await import('node:fs/promises')
    await copyFile(from, `${to}.part`)
    await rename(`${to}.part`, to)
    await rm(from, { force: true })
  }
}

function refuseWhenFull(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT' || error.code === 'EROFS') {
    throw new GatewayError('storage_full', { cause: error })
  }
  throw error
}

/** Pictures get their size from their own header when the endpoint did not give it. */
async function withSize(bytes: Uint8Array, type: string, details: FileDetails): Promise<FileDetails> {
  if (!type.startsWith('image/') || details.width !== undefined) return details
  const { imageSize } = await import('image-size')
  try {
    const { width, height } = imageSize(bytes)
    return { width, height, ...details }
  } catch {
    // A picture type whose header the reader does not know: the answer simply has no size.
    return details
  }
}
