import { join } from 'node:path'
import { findProgram, PROGRAMS } from '../../scripts/programs.mjs'
import type { Config } from '../config.ts'
import type { Log } from '../services/log.ts'
import { serve, type SharedServices } from '../services/serve.ts'
import type { ProcessBudget } from './budget.ts'
import type { Workshop } from './candidate.ts'
import type { PluginFolder } from './discover.ts'
import type { Lane } from './lane.ts'
import type { Launcher } from './launcher.ts'
import { Pool, type Runner } from './pool.ts'
import type { PluginSettings } from './protocol.ts'
import type { Reaper } from './reaper.ts'
import { paintedPath } from './records.ts'

export interface RunnerParts {
  config: Config
  budget: ProcessBudget
  cpu: Lane
  reaper: Reaper
  launcher: Launcher
  shared: SharedServices
  log: Log
  /** Known once the gateway has started. */
  egressProxy(): string | undefined
  /** A process of `runner` has ended unasked. */
  onCrash(plugin: string, runner: Runner, reason: string): void
}

/** Makes the pool of processes for a version of a plugin. */
export function processRunner({
  config,
  budget,
  cpu,
  reaper,
  launcher,
  shared,
  log,
  onCrash,
  egressProxy,
}: RunnerParts): Workshop['createRunner'] {
  return (folder, bundle, { runner, modules }) => {
    const proxy = egressProxy()
    const pool: Pool = new Pool({
      max: folder.manifest.limits.processes ?? config.cpu.slots,
      budget,
      cpu,
      onCrash: (reason) => onCrash(folder.id, pool, reason),
      onOverrun: (reason) => log.warn('a plugin process was replaced', { plugin: folder.id, reason }),
      process: {
        runner,
        shared: Object.values(modules),
        compileCache: join(config.data, 'cache', 'v8'),
        memoryMb: folder.manifest.limits.memoryMb,
        settings: { ...settingsOf(folder, bundle, config), ...(proxy === undefined ? {} : { egressProxy: proxy }) },
        reaper,
        launcher,
        serve: (request, value) => serve(shared, folder.id, request, value),
        log: (level, message, fields) => log[level](message, fields),
      },
    })
    return pool
  }
}

/** What a plugin's process is told: of the host's settings only what its manifest declares. */
export function settingsOf({ id, root, dir, manifest }: PluginFolder, bundle: string, config: Config): PluginSettings {
  const { browser, exec, secrets, upstreams } = manifest.capabilities
  const configured = Object.entries(config.upstreams).filter(([name]) => name in upstreams)
  return {
    id,
    root,
    dir,
    bundle,
    painted: paintedPath(bundle),
    manifest,
    models: config.models,
    programs: installed(browser ? [...exec, 'chromium'] : exec),
    fetch: config.fetch,
    files: { folder: join(config.data, 'files'), ...config.files },
    temp: join(config.data, 'temp'),
    secrets: Object.fromEntries(
      secrets.flatMap((name) => (config.secrets[name] ? [[name, config.secrets[name]]] : [])),
    ),
    upstreams: { ...upstreams, ...Object.fromEntries(configured) },
  }
}

/** Where the programs that set-up knows are: their settings and other names are honoured. */
function installed(exec: readonly string[]): Record<string, string> {
  const known = PROGRAMS.filter(({ name }) => exec.includes(name))
  return Object.fromEntries(
    known.flatMap(({ name }) => {
      const path = findProgram(name)
      return path === undefined ? [] : [[name, path]]
    }),
  )
}
