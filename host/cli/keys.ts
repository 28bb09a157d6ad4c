import { readConfig } from '../config.ts'
import { createKeyAdmin, type KeyAdmin, type KeyView } from '../keys/admin.ts'
import { parseScopes } from '../keys/scopes.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Arguments } from './arguments.ts'
import { printJson, printLine, printTable } from './print.ts'
import { UsageError, wordAt } from './usage-error.ts'

/** Keys are written straight to the store, with or without a running host; it sees the change within a second. */
type Verb = (admin: KeyAdmin, args: Arguments) => Promise<void>

const VERBS: Record<string, Verb> = {
  async create(admin, { words, flags }) {
    const name = text(flags.name) ?? words[1]
    if (name === undefined) throw new UsageError('--name is missing: who or what the key is for')
    const scopes = text(flags.scopes)
    const made = await admin.create({
      name,
      plan: text(flags.plan),
      limit: limitFrom(text(flags.limit)),
      ...(scopes === undefined ? {} : { scopes: parseScopes(scopes) }),
    })
    if (flags.json) return printJson(made)
    printLine(`${made.key}\n\nThis is the only time the key is shown. Its id is ${made.id}.`)
  },
  async list(admin, { flags }) {
    const all = await admin.list()
    if (flags.json) return printJson(all)
    printTable(['id', 'name', 'plan', 'calls a day', 'scopes', 'state'], all.map(row))
  },
  suspend: async (admin, args) => show(await admin.suspend(which(args)), args),
  resume: async (admin, args) => show(await admin.resume(which(args)), args),
  async rotate(admin, args) {
    const made = await admin.rotate(which(args))
    if (args.flags.json) return printJson(made)
    printLine(`${made.key}\n\nThis is the only time the new key is shown. The former one no longer works.`)
  },
  async limit(admin, args) {
    const plan = text(args.flags.plan)
    const limit = limitFrom(text(args.flags.limit) ?? args.words[2])
    if (plan === undefined && limit === undefined)
      throw new UsageError('the limit is missing: a number, none, or --plan PLAN')
    await show(await admin.limit(which(args), plan === undefined ? limit! : { plan }), args)
  },
  async scopes(admin, args) {
    const scopes = text(args.flags.scopes) ?? args.words[2]
    if (scopes === undefined) throw new UsageError('--scopes is missing: a comma list such as "tools/*,-tools/proxy"')
    await show(await admin.scopes(which(args), parseScopes(scopes)), args)
  },
  async usage(admin, args) {
    const report = await admin.usage(which(args), Number(text(args.flags.days) ?? 30))
    if (args.flags.json) return printJson(report)
    printLine(`today ${report.used} of ${report.limit ?? 'no limit'}, starts again ${report.reset}`)
    printTable(
      ['date', 'endpoint', 'calls'],
      report.days.map(({ date, endpoint, calls }) => [date, endpoint, String(calls)]),
    )
  },
}

export async function keys(args: Arguments): Promise<void> {
  const verb = VERBS[wordAt(args.words, 0, 'what to do with keys')]
  if (!verb) throw new UsageError(`keys cannot "${args.words[0]}". There are: ${Object.keys(VERBS).join(', ')}`)
  const config = readConfig()
  const store = openSqlite(config.data)
  try {
    await verb(createKeyAdmin(store, { plans: config.plans }), args)
  } finally {
    await store.close()
  }
}

function which({ words, flags }: Arguments): string {
  return text(flags.name) ?? wordAt(words, 1, 'the key (its id or name)')
}

async function show(view: KeyView, { flags }: Arguments): Promise<void> {
  if (flags.json) return printJson(view)
  printTable(['id', 'name', 'plan', 'calls a day', 'scopes', 'state'], [row(view)])
}

function row({ id, name, plan, limit, scopes, suspended }: KeyView): string[] {
  return [
    id,
    name,
    plan,
    limit === null ? 'no limit' : String(limit),
    scopes.join(','),
    suspended ? 'suspended' : 'active',
  ]
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** `none` is no limit. */
function limitFrom(value: string | undefined): number | null | undefined {
  if (value === undefined) return undefined
  if (value === 'none' || value === 'unlimited') return null
  if (!/^\d{1,15}$/.test(value))
    throw new UsageError(`the limit "${value}" is neither a number of calls a day nor none`)
  return Number(value)
}
