import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { shelvesWritten } from '../sdk-plugin/effects/shelf.ts'

/**
 * Painted scenes go to a folder of this test file's own, as they do in a gateway: each is painted once for all of its
 * tests, and what comes from the disk has to look like what was painted. To be called before anything is.
 */
export function shelveScenes(): void {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-scenes-'))
  process.env.PAINTED_SCENES = folder
  after(async () => {
    delete process.env.PAINTED_SCENES
    await shelvesWritten()
    // What was begun before may still be on its way to the disk.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
}
