import { spawn } from 'node:child_process'
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

/** Runs the scaffolder as its callers do, for the tests. */
export const MAIN = join(import.meta.dirname, 'main.mjs')

export interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

/** One run without a terminal. */
export async function scaffold(cwd: string, ...args: string[]): Promise<Finished> {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  const [stdout, stderr, code] = await Promise.all([child.stdout.toArray(), child.stderr.toArray(), ended])
  return { code, stdout: stdout.join(''), stderr: stderr.join('') }
}

/** An empty folder, removed after the test. */
export async function emptyFolder(t: TestContext): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'create-gateway-plugin-')))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** All files below a folder, relative to it, in order. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory())
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort()
}
