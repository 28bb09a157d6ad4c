/**
 * Sets up what is missing, then runs a file under the right Node with the arguments that follow it:
 * `node scripts/run.mjs [--with=bench] bench/main.ts …`; `--with` also installs the system programs of that group.
 */
import { exitWith, SetupError } from './progress.mjs'
import { runFile } from './runtime.mjs'
import { ensurePrograms, setUp } from './setup.mjs'

const args = process.argv.slice(2)
const group = args[0]?.startsWith('--with=') ? args.shift().slice('--with='.length) : undefined
const file = args.shift()

await exitWith(async () => {
  if (!file) throw new SetupError('Name the file to run, as in: node scripts/run.mjs bench/main.ts')
  const node = await setUp()
  if (group) await ensurePrograms([group])
  const { code } = await runFile(node, file, args)
  return code
})
