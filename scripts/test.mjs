/** `npm test [-- <part of a path> … --test-name-pattern=<pattern>]`: sets up everything, then runs the tests. */
import { fileURLToPath } from 'node:url'
import { exitWith } from './progress.mjs'
import { runFile } from './runtime.mjs'
import { ensurePrograms, setUp } from './setup.mjs'

const RUNNER = fileURLToPath(new URL('run-tests.ts', import.meta.url))

await exitWith(async () => {
  const node = await setUp()
  await ensurePrograms(['serving', 'tests'])
  const slow = process.env.CI === 'true' ? { GATEWAY_TEST_SLOW: '1' } : {}
  const { code } = await runFile(node, RUNNER, process.argv.slice(2), { env: { ...process.env, ...slow } })
  return code
})
