import { parseArgs } from 'node:util'
import { ConfigError } from '../config.ts'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { Arguments } from './arguments.ts'
import { doctor } from './doctor.ts'
import { help } from './help.ts'
import { keys } from './keys.ts'
import { plugins } from './plugins.ts'
import { UsageError } from './usage-error.ts'

/** `gateway <command> [verb] [arguments] [--flags]`: what went right to standard output, what went wrong to standard error. */
const COMMANDS: Record<string, (args: Arguments) => Promise<void> | void> = {
  start: () => void import('../main.ts'),
  keys,
  plugins,
  doctor,
  help,
}

const FLAGS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  name: { type: 'string' },
  plan: { type: 'string' },
  limit: { type: 'string' },
  scopes: { type: 'string' },
  days: { type: 'string' },
  to: { type: 'string' },
} as const

async function run(argv: string[]): Promise<void> {
  const { positionals, values } = parse(argv)
  const [command = 'help', ...words] = positionals
  const act = COMMANDS[values.help ? 'help' : command]
  if (!act) throw new UsageError(`there is no command "${command}". There are: ${Object.keys(COMMANDS).join(', ')}`)
  await act({ words, flags: values })
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: FLAGS, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

// The reader may have had enough: `gateway keys list | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`gateway: ${messageOf(error)}\n`)
  process.exitCode = isUsage(error) ? 2 : 1
}

/** A bad word or value on the command line or in a setting. */
function isUsage(error: unknown): boolean {
  if (error instanceof UsageError || error instanceof ConfigError) return true
  return error instanceof GatewayError && error.status === 400
}

function messageOf(error: unknown): string {
  if (!(error instanceof GatewayError)) return (error as Error).message
  const { expected, received, hint } = error.details
  return [error.message, expected && `Expected ${expected}.`, received && `Got ${JSON.stringify(received)}.`, hint]
    .filter(Boolean)
    .join(' ')
}
