/** `npm start`: sets up what is missing, then serves. System programs are installed while the host serves already. */
import { fileURLToPath } from 'node:url'
import { exitWith, SetupError } from './progress.mjs'
import { runFile } from './runtime.mjs'
import { ensurePrograms, setUp } from './setup.mjs'

const HOST = fileURLToPath(new URL('../host/main.ts', import.meta.url))

await exitWith(async () => {
  const [argument] = process.argv.slice(2)
  if (argument !== undefined) {
    throw new SetupError(
      `npm start takes no arguments, and got ${argument}. Settings are environment variables; docs/operating.md lists them.`,
    )
  }
  const node = await setUp()
  const hostEnded = new AbortController()
  // Through the channel ('ipc') the host learns that this process is gone, even when it was killed outright.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const host = runFile(node, HOST, [], { stdio }).finally(() => hostEnded.abort())
  const programs = process.env.GATEWAY_SETUP === 'minimal' ? undefined : ensurePrograms(['serving'], hostEnded.signal)
  await Promise.allSettled([host, programs])
  return (await host).code
})
