import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import { writeWhole } from './platform.ts'

/** A compiled version as kept on disk: what a warm start needs to serve it without compiling or running anything. */
export interface VersionRecord {
  hash: string
  /** Fingerprint of everything it was made from. */
  mark: string
  inputs: string[]
  endpoints: EndpointDescriptor[]
}

interface PluginRecord {
  /** Newest first; the first is the current one unless another is pinned. */
  versions: string[]
  /** A version the operator rolled back to; it stands until the source changes. */
  pinned?: string
}

/** Versions kept for a rollback, the current one included. */
const KEPT = 4

/** The compiled versions of all plugins, below one folder: `<plugin>/<hash>.mjs`, `<hash>.json`, `versions.json`. */
export class Records {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  bundlePath(id: string, hash: string): string {
    return join(this.#folder, id, `${hash}.mjs`)
  }

  async plugin(id: string): Promise<PluginRecord> {
    return (await readJson<PluginRecord>(join(this.#folder, id, 'versions.json'))) ?? { versions: [] }
  }

  version(id: string, hash: string): Promise<VersionRecord | undefined> {
    return readJson<VersionRecord>(join(this.#folder, id, `${hash}.json`))
  }

  saveBundle(id: string, hash: string, code: string): Promise<void> {
    return writeWhole(this.bundlePath(id, hash), code)
  }

  async saveVersion(id: string, record: VersionRecord): Promise<void> {
    await writeWhole(join(this.#folder, id, `${record.hash}.json`), JSON.stringify(record))
  }

  /** Makes `hash` the current version and forgets all but the newest few. */
  async promote(id: string, hash: string): Promise<string[]> {
    const { versions: former, pinned } = await this.plugin(id)
    if (former[0] === hash && pinned === undefined) return former
    const versions = [hash, ...former.filter((other) => other !== hash)]
    const dropped = versions.splice(KEPT)
    await writeWhole(join(this.#folder, id, 'versions.json'), JSON.stringify({ versions }))
    await Promise.all(dropped.flatMap((old) => ['mjs', 'json'].map((end) => rm(join(this.#folder, id, `${old}.${end}`), { force: true }))))
    return versions
  }

  async pin(id: string, hash: string): Promise<void> {
    const { versions } = await this.plugin(id)
    await writeWhole(join(this.#folder, id, 'versions.json'), JSON.stringify({ versions, pinned: hash }))
  }
}

async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch (error) {
    // A record that is missing or damaged is as good as none: the version is compiled again.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
