import { readConfig } from '../config.ts'
import { ask } from '../control.ts'
import type { PluginStatus } from '../plugins/registry.ts'
import type { Arguments } from './arguments.ts'
import { printJson, printLine, printTable } from './print.ts'
import { UsageError, wordAt } from './usage-error.ts'

/** Plugins live in the running host: it is asked over its control socket. */
const VERBS: Record<string, (args: Arguments) => Promise<void>> = {
  async list({ flags }) {
    const all = await askHost<PluginStatus[]>('GET', '/plugins')
    if (flags.json) return printJson(all)
    printTable(['plugin', 'state', 'version', 'endpoints', 'since'], all.map(row))
    for (const { id, reason } of all) if (reason) printLine(`\n${id}: ${reason}`)
  },
  reload: ({ words, flags }) => change(words, 'reload', flags.json),
  rollback({ words, flags }) {
    const to = typeof flags.to === 'string' ? flags.to : words[2]
    return change(words, to === undefined ? 'rollback' : `rollback?to=${encodeURIComponent(to)}`, flags.json)
  },
}

export async function plugins(args: Arguments): Promise<void> {
  const verb = VERBS[wordAt(args.words, 0, 'what to do with plugins')]
  if (!verb) throw new UsageError(`plugins cannot "${args.words[0]}". There are: ${Object.keys(VERBS).join(', ')}`)
  await verb(args)
}

async function change(words: readonly string[], command: string, json: boolean): Promise<void> {
  const id = wordAt(words, 1, 'the name of the plugin')
  const status = await askHost<PluginStatus>('POST', `/plugins/${encodeURIComponent(id)}/${command}`)
  if (json) return printJson(status)
  printTable(['plugin', 'state', 'version', 'endpoints', 'since'], [row(status)])
  for (const line of status.breaking) printLine(`breaking: ${line}`)
}

function row({ id, state, hash, endpoints, since, pinned }: PluginStatus): string[] {
  return [id, state, `${hash ?? '-'}${pinned ? ' (pinned)' : ''}`, String(endpoints.length), since ?? '-']
}

async function askHost<T>(method: 'GET' | 'POST', path: string): Promise<T> {
  const { data } = readConfig()
  try {
    return await ask<T>(data, method, path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ECONNREFUSED') throw error
    throw new Error(`no gateway runs on ${data}. Start one with: npm start (or set GATEWAY_DATA to its folder)`, {
      cause: error,
    })
  }
}
