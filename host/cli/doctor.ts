import { mkdir, statfs } from 'node:fs/promises'
import { findProgram, PROGRAMS } from '../../scripts/programs.mjs'
import { type Config, readConfig } from '../config.ts'
import { ask } from '../control.ts'
import { loadCertificate } from '../http/certificate.ts'
import type { PluginStatus } from '../plugins/registry.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Arguments } from './arguments.ts'
import { printJson, printTable } from './print.ts'

interface Finding {
  what: string
  state: 'ok' | 'missing' | 'wrong'
  detail: string
}

const LOW_DISK_BYTES = 1e9

/** Looks at everything the gateway stands on. Exit 1 when something is wrong; a missing program is no fault by itself. */
export async function doctor({ flags }: Arguments): Promise<void> {
  const config = readConfig()
  const checked = await Promise.all([storage(config), disk(config), certificate(config)])
  const findings = [node(), ...checked, ...(await host(config)), ...installed()]
  if (flags.json) printJson(findings)
  else
    printTable(
      ['what', 'state', 'detail'],
      findings.map(({ what, state, detail }) => [what, state, detail]),
    )
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1
}

function node(): Finding {
  const major = Number(process.versions.node.split('.')[0])
  return {
    what: 'node',
    state: major >= 24 ? 'ok' : 'wrong',
    detail: `${process.version}${major >= 24 ? '' : ': needs 24 or newer'}`,
  }
}

async function storage({ data }: Config): Promise<Finding> {
  try {
    await mkdir(data, { recursive: true, mode: 0o700 })
    const store = openSqlite(data)
    await store.ping()
    await store.close()
    return { what: 'storage', state: 'ok', detail: data }
  } catch (error) {
    return {
      what: 'storage',
      state: 'wrong',
      detail: `${(error as Error).message} Set GATEWAY_DATA to a folder this user may write.`,
    }
  }
}

async function disk({ data }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(data)
  const free = bavail * bsize
  return { what: 'disk', state: free > LOW_DISK_BYTES ? 'ok' : 'wrong', detail: `${(free / 1e9).toFixed(1)} GB free` }
}

async function certificate(config: Config): Promise<Finding> {
  try {
    const { source } = await loadCertificate({
      folder: config.data,
      hosts: [config.host],
      ...(config.tls ? { certFile: config.tls.cert, keyFile: config.tls.key } : {}),
    })
    return { what: 'certificate', state: 'ok', detail: source }
  } catch (error) {
    return { what: 'certificate', state: 'wrong', detail: (error as Error).message }
  }
}

async function host({ data }: Config): Promise<Finding[]> {
  try {
    const plugins = await ask<PluginStatus[]>(data, 'GET', '/plugins')
    return plugins.map(({ id, state, reason }) => ({
      what: `plugin ${id}`,
      state: state === 'serving' || state === 'offline' ? 'ok' : 'wrong',
      detail: reason ?? state,
    }))
  } catch (error) {
    return [
      {
        what: 'gateway',
        state: 'missing',
        detail: `not running on this data folder (${(error as NodeJS.ErrnoException).code ?? String(error)})`,
      },
    ]
  }
}

function installed(): Finding[] {
  return PROGRAMS.map(({ name, usedBy, apt }) => {
    const path = findProgram(name)
    const install = apt.debian ? `; on Debian: apt-get install ${apt.debian.join(' ')}` : ''
    return { what: name, state: path ? 'ok' : 'missing', detail: path ?? `used by ${usedBy}${install}` }
  })
}
