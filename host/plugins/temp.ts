import { rm } from 'node:fs/promises'
import type { ProcessOptions } from './process.ts'

/** Removes the temporary folder of a process that has ended. Nobody waits for it; what stays behind is logged. */
export function removeTemp(folder: string, { log, settings }: Pick<ProcessOptions, 'log' | 'settings'>): void {
  rm(folder, { recursive: true, force: true }).catch((error: unknown) => {
    log('warn', 'a temporary folder was not removed', { plugin: settings.id, folder, error: String(error) })
  })
}
