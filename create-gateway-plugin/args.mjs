import { parseArgs } from 'node:util'
import { Stop } from './stop.mjs'

/** The flags in the order in which `--help` lists them. Those without `value` are switches. */
export const FLAGS = {
  'category': { value: 'word', text: "first segment of the endpoint's path" },
  'name': { value: 'path', text: 'the rest of the path; default: the folder, without `<category>-`' },
  'template': { value: 'name', text: 'what to begin with' },
  'dir': {
    value: 'folder',
    text: 'where the plugin folder is made; default: plugins/ of a gateway checkout, else here',
  },
  'yes': { short: 'y', text: 'asks nothing and takes the default of what is missing' },
  'dry-run': { text: 'lists the files and writes nothing' },
  'help': { short: 'h', text: 'prints this' },
  'version': { short: 'v', text: 'prints the version' },
}

/**
 * Reads a command line: flags by name, and the folder, which is the one word that is no flag.
 * @throws {Stop} 2 for an unknown flag, a missing or needless value, a second folder.
 */
export function parse(argv, known) {
  const options = Object.fromEntries(Object.entries(known).map(([name, flag]) => [name, optionOf(flag)]))
  // Not strict: the parser's own complaints take several lines and do not list the flags there are.
  const { tokens, values, positionals } = parseArgs({ args: argv, options, strict: false, tokens: true })
  for (const token of tokens) {
    const problem = token.kind === 'option' ? optionProblem(token, known) : undefined
    if (problem) throw new Stop(problem, 2)
  }
  if (positionals.length > 1) {
    throw new Stop(`expected one folder, got ${positionals.length}: ${positionals.join(' ')}`, 2)
  }
  return { flags: values, folder: positionals[0] }
}

function optionOf({ value, short }) {
  return { type: value ? 'string' : 'boolean', ...(short ? { short } : {}) }
}

function optionProblem({ name, rawName, value, inlineValue }, known) {
  if (!Object.hasOwn(known, name)) return `${rawName}: no such flag. Expected one of ${listOf(known)}`
  const takes = known[name].value
  if (!takes) return value === undefined ? undefined : `--${name} takes no value, got "${value}"`
  const isAbsent = value === undefined || (!inlineValue && value.startsWith('-'))
  return isAbsent ? `--${name} needs a value: --${name} <${takes}>` : undefined
}

function listOf(known) {
  return Object.keys(known)
    .map((name) => `--${name}`)
    .join(', ')
}
