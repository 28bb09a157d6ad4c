import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the temporary folders of gateways that were killed before they could. Each is named after the process of its
 * gateway (`<pid>-<number>`); those of another gateway that runs on the same data folder stay.
 */
export async function sweepTemp(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const left = names.filter((name) => !isAlive(Number.parseInt(name, 10)))
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })))
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
