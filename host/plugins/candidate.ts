import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import { API_VERSION } from '../../sdk-plugin/module.ts'
import { bundlePlugin, hashOf } from './bundle.ts'
import { checkDescriptors } from './descriptor.ts'
import type { PluginFolder } from './discover.ts'
import { filesOf, fingerprint } from './fingerprint.ts'
import { passGate } from './gate.ts'
import { Generation } from './generation.ts'
import type { Platform } from './platform.ts'
import type { Runner } from './pool.ts'
import type { Records, VersionRecord } from './records.ts'

export interface Workshop {
  platform: Platform
  records: Records
  /** The processes for a version; started when first used. */
  createRunner(folder: PluginFolder, bundle: string, platform: Platform): Runner
}

export interface Candidate {
  generation: Generation
  record: VersionRecord
  /** False when it has been served before and needs no gate. */
  fresh: boolean
}

/** The version that serves now, and whether to start over even when nothing has changed. */
export interface Now {
  running: string | undefined
  force: boolean
}

/**
 * A version from a plugin's folder, ready to serve: compiled, loaded in a process of its own, checked, its first example
 * run. From the records when nothing was written since.
 * @throws Error that says file, line and reason.
 */
export async function prepare(folder: PluginFolder, workshop: Workshop, now: Now): Promise<Candidate | 'unchanged'> {
  if (folder.problem !== undefined) throw new Error(folder.problem)
  const { apiVersion } = folder.manifest
  if (apiVersion !== undefined && apiVersion !== API_VERSION) {
    throw new Error(
      `it was written for version ${apiVersion} of the contract; this gateway speaks version ${API_VERSION}`,
    )
  }
  const recorded = now.force ? undefined : await known(folder, workshop, now)
  return recorded ?? compiled(folder, workshop, now)
}

/** The newest recorded version, when its sources are as they were; the pinned one in its place. */
async function known(folder: PluginFolder, workshop: Workshop, { running }: Now) {
  const { records, platform } = workshop
  const { versions, pinned } = await records.plugin(folder.id)
  const newest = versions[0] === undefined ? undefined : await records.version(folder.id, versions[0])
  if (!newest || newest.mark !== (await markOf(folder, newest.inputs, platform))) return undefined
  const record = pinned === undefined ? newest : await records.version(folder.id, pinned)
  if (!record) return undefined
  return record.hash === running ? 'unchanged' : restore(folder, workshop, record)
}

/** A recorded version back in service. */
export function restore(folder: PluginFolder, workshop: Workshop, record: VersionRecord): Candidate {
  const runner = workshop.createRunner(folder, workshop.records.bundlePath(folder.id, record.hash), workshop.platform)
  const { hash, endpoints } = record
  return { generation: new Generation({ plugin: folder.id, hash, endpoints, runner }), record, fresh: false }
}

async function compiled(folder: PluginFolder, workshop: Workshop, now: Now): Promise<Candidate | 'unchanged'> {
  const { platform, records } = workshop
  const { code, ...sources } = await compile(folder, platform)
  const { hash } = sources
  const newest = now.force ? undefined : await newestRecord(folder, records)
  if (newest?.hash === hash) {
    // Written, but to the same effect: only the record's mark is out of date.
    await records.saveVersion(folder.id, { ...newest, ...sources })
    const recorded = await known(folder, workshop, now)
    if (recorded) return recorded
  }
  await records.saveBundle(folder.id, hash, code)
  const runner = workshop.createRunner(folder, records.bundlePath(folder.id, hash), platform)
  try {
    const endpoints = checkDescriptors(await runner.describe())
    await passGate(folder.id, endpoints, runner)
    const record = { ...sources, bundle: hashOf(code), endpoints }
    return { generation: new Generation({ plugin: folder.id, hash, endpoints, runner }), record, fresh: true }
  } catch (error) {
    runner.dispose()
    await records.sweep(folder.id)
    throw error
  }
}

async function newestRecord({ id }: PluginFolder, records: Records): Promise<VersionRecord | undefined> {
  const [newest] = (await records.plugin(id)).versions
  return newest === undefined ? undefined : records.version(id, newest)
}

async function compile(folder: PluginFolder, platform: Platform) {
  const before = await fingerprint(await filesOf(folder.dir))
  const { code, inputs } = await bundlePlugin(folder, platform.modules)
  const files = await filesOf(folder.dir)
  const art = files.filter((path) => !inputs.includes(path))
  const hash = hashOf(code, JSON.stringify(folder.manifest), await fingerprint(art))
  // Written while it was compiled: which of the two was read is not known, so no later look may take it for current.
  const torn = before !== (await fingerprint(files))
  return { code, inputs, hash, mark: torn ? '' : await markOf(folder, inputs, platform) }
}

async function markOf(
  { dir, manifest }: PluginFolder,
  inputs: readonly string[],
  { modules }: Platform,
): Promise<string> {
  const files = new Set([...inputs, ...(await filesOf(dir))])
  return hashOf(await fingerprint([...files].toSorted()), JSON.stringify(manifest), JSON.stringify(modules))
}

/** What callers of `before` would miss in `after`, in words. */
export function breakingChanges(before: readonly EndpointDescriptor[], after: readonly EndpointDescriptor[]): string[] {
  const next = new Map(after.map((endpoint) => [endpoint.path, endpoint]))
  return before.flatMap(({ path, params }) => {
    const now = next.get(path)
    if (!now) return [`${path} is gone`]
    const demanded = now.params.required.filter((name) => !params.required.includes(name))
    const dropped = Object.keys(params.properties).filter((name) => !(name in now.params.properties))
    return [
      ...demanded.map((name) => `${path} now requires ${name}`),
      ...dropped.map((name) => `${path} no longer takes ${name}`),
    ]
  })
}
