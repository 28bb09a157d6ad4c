import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { hashOf } from './bundle.ts'
import { descriptorsSchema } from './descriptor.ts'
import { writeWhole } from './platform.ts'

const hash = z.string().regex(/^[0-9a-f]{16}$/)

const versionSchema = z.object({
  hash,
  /** Fingerprint of everything it was made from. */
  mark: z.string(),
  /** Hash of the bundle itself. */
  bundle: hash,
  inputs: z.array(z.string()),
  endpoints: descriptorsSchema,
})

/** A compiled version as kept on disk: what a warm start needs to serve it without compiling or running anything. */
export type VersionRecord = z.output<typeof versionSchema>

const pluginSchema = z.object({
  /** Newest first; the first is the current one unless another is pinned. */
  versions: z.array(hash),
  /** A version the operator rolled back to; it stands until the source changes. */
  pinned: hash.optional(),
})

/** Versions kept for a rollback, the current one included. */
const KEPT = 4

/** Where the processes of a version keep what they have painted once for all callers: beside its bundle. */
export function paintedPath(bundle: string): string {
  return bundle.replace(/\.mjs$/, '.painted')
}

/**
 * The compiled versions of all plugins, below one folder: `<plugin>/<hash>.mjs`, `<hash>.json`, `<hash>.painted`,
 * `<hash>.warm`, `versions.json`.
 */
export class Records {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  bundlePath(id: string, hash: string): string {
    return join(this.#folder, id, `${hash}.mjs`)
  }

  async plugin(id: string): Promise<z.output<typeof pluginSchema>> {
    return (await readRecord(join(this.#folder, id, 'versions.json'), pluginSchema)) ?? { versions: [] }
  }

  /** Undefined when there is none, or its record or its bundle is damaged: it is as good as none then. */
  async version(id: string, hash: string): Promise<VersionRecord | undefined> {
    const record = await readRecord(join(this.#folder, id, `${hash}.json`), versionSchema)
    const code = record && (await readText(this.bundlePath(id, hash)))
    return code !== undefined && hashOf(code) === record?.bundle ? record : undefined
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
    const versions = [hash, ...former.filter((other) => other !== hash)].slice(0, KEPT)
    await writeWhole(join(this.#folder, id, 'versions.json'), JSON.stringify({ versions }))
    await this.sweep(id)
    return versions
  }

  async pin(id: string, hash: string): Promise<void> {
    const { versions } = await this.plugin(id)
    const pinned = hash === versions[0] ? {} : { pinned: hash }
    await writeWhole(join(this.#folder, id, 'versions.json'), JSON.stringify({ versions, ...pinned }))
  }

  /** Whether all that this version does beforehand has been done. */
  async isWarm(id: string, hash: string): Promise<boolean> {
    return (await readText(this.#warmPath(id, hash))) !== undefined
  }

  markWarm(id: string, hash: string): Promise<void> {
    return writeWhole(this.#warmPath(id, hash), '')
  }

  #warmPath(id: string, hash: string): string {
    return join(this.#folder, id, `${hash}.warm`)
  }

  /** Removes what belongs to no kept version: bundles of refused candidates, versions that have become old. */
  async sweep(id: string): Promise<void> {
    const folder = join(this.#folder, id)
    const { versions } = await this.plugin(id)
    const files = versions.flatMap((hash) => [
      `${hash}.mjs`,
      `${hash}.json`,
      `${hash}.warm`,
      paintedPath(`${hash}.mjs`),
    ])
    const kept = new Set(['versions.json', ...files])
    const old = (await readdir(folder)).filter((name) => !kept.has(name))
    await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })))
  }
}

async function readRecord<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readText(path)
  if (text === undefined) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
