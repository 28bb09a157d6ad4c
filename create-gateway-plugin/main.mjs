#!/usr/bin/env node
import { FLAGS, parse } from './args.mjs'
import { FIELDS, problemOf } from './fields.mjs'
import { created, help, missing, planned, version } from './messages.mjs'
import { locate, plan } from './plan.mjs'
import { ask } from './prompts.mjs'
import { Stop } from './stop.mjs'
import { refuseOccupied, write } from './write.mjs'

try {
  process.stdout.write(await run(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof Stop)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}

/**
 * What `npm create gateway-plugin` does, from the command line to the text it prints.
 * @param {string[]} argv
 */
async function run(argv) {
  const { flags, folder } = parse(argv, FLAGS)
  if (flags.help) return help()
  if (flags.version) return version()
  const given = { folder, ...flags }
  for (const field of FIELDS) refuseBad(field, given[field.name])
  // Before the questions, so that none is answered in vain.
  if (folder !== undefined) await refuseOccupied(locate(folder, flags.dir).folder)
  const project = plan({ ...given, ...(await complete(given)) })
  await refuseOccupied(project.folder)
  if (flags['dry-run']) return planned(project)
  await write(project)
  return created(project)
}

/** The values of the fields that the command line leaves open: by default, by asking, or not at all. */
async function complete(given) {
  const open = FIELDS.filter((field) => given[field.name] === undefined && !field.isSettled?.(given))
  if (open.length === 0) return {}
  if (given.yes) return Object.fromEntries(open.map(({ name, fallback }) => [name, fallback]))
  if (process.stdin.isTTY && process.stdout.isTTY) return ask(open)
  throw new Stop(missing(open), 2)
}

function refuseBad(field, value) {
  const problem = value === undefined ? undefined : problemOf(field, value)
  if (problem) throw new Stop(`--${field.name}: ${problem}`, 2)
}
