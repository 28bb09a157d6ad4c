import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A bare Fastify HTTPS route in a process of its own. */
export async function startPeer(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'peers/bare.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => resolve(/ready (\S+)/.exec(text.toString())![1]!))
    child.once('exit', (code) => reject(new Error(`the peer ended with ${code}`)))
  })
  return {
    url,
    async close() {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
