import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const WEEK_MS = 7 * 86_400_000

/** Removes from the data folder what earlier gateways left: temporary folders, and compiled code nobody may use any more. */
export async function sweepLeftovers(data: string): Promise<void> {
  await Promise.all([sweepTemp(join(data, 'temp')), sweepCompiled(join(data, 'cache', 'v8'))])
}

/**
 * Temporary folders of gateways that were killed before they could remove them. Each is named after the process of its
 * gateway (`<pid>-<number>`); those of another gateway that runs on the same data folder stay.
 */
async function sweepTemp(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const left = names.filter((name) => !isAlive(Number.parseInt(name, 10)))
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** V8 keeps the machine code of every version ever loaded. What is still in use is written again when it is missed. */
async function sweepCompiled(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files) {
    const info = await stat(file).catch(() => undefined)
    if (info && info.mtimeMs < Date.now() - WEEK_MS) await rm(file, { force: true })
  }
}

/** Whether another process than this one has that number. */
function isAlive(pid: number): boolean {
  if (pid === process.pid || !(pid > 1)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
