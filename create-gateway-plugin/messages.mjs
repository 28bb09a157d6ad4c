import { readFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { FLAGS } from './args.mjs'
import { FIELDS } from './fields.mjs'
import { TEMPLATES } from './templates.mjs'

/** All that is printed on success. Each message ends in a line break, but `missing`, which is an error's one line. */

export function version() {
  const { version: number } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  return `${number}\n`
}

export function help() {
  const flags = Object.entries(FLAGS).map(([name, flag]) => [usageOf(name, flag), textOf(name, flag)])
  const templates = TEMPLATES.map(({ name, description }) => [name, description])
  return [
    'Usage: npm create gateway-plugin [folder] [-- flags]',
    '',
    'The folder\'s name is the plugin\'s id: a-z, 0-9 and "-". A path such as ./plugins/tools-hello is taken as it is.',
    '',
    ...columns(flags),
    '',
    'Templates',
    ...columns(templates),
    '',
  ].join('\n')
}

function usageOf(name, { value, short }) {
  return `--${name}${value ? ` <${value}>` : ''}${short ? `, -${short}` : ''}`
}

function textOf(name, { text }) {
  const field = FIELDS.find((each) => each.name === name && !each.isSettled)
  return field ? `${text}; default with --yes: ${field.fallback}` : text
}

function columns(rows) {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

/** @param {import('./fields.mjs').Field[]} fields at least one */
export function missing(fields) {
  const [first, ...rest] = fields
  const others = rest.map(({ name }) => `--${name}`).join(' and ')
  const also = others ? `; missing as well: ${others}` : ''
  return `--${first.name} is missing: expected ${first.expected}${also}. --yes takes the defaults`
}

/** @param {import('./plan.mjs').Project} project */
export function planned({ folder, path, files }) {
  return [`Would create ${here(folder)} for GET ${path}`, ...listed(files), 'Nothing was written.', ''].join('\n')
}

/** @param {import('./plan.mjs').Project} project */
export function created({ folder, path, checkout, files }) {
  const isMounted = checkout !== undefined && dirname(folder) === join(checkout, 'plugins')
  const steps = isMounted ? stepsInside(folder) : stepsOutside(folder)
  return [`Created ${here(folder)} for GET ${path}`, ...listed(files), '', ...steps, `  ${curlOf(files)}`, ''].join(
    '\n',
  )
}

function stepsInside(folder) {
  return [
    'A running gateway serves it already. To test it, to start one, and to call it:',
    `  (cd ${here(folder)} && npm test)`,
    '  npm start',
  ]
}

/** The setting replaces the default folder, so that is named as well. */
function stepsOutside(folder) {
  const folders = `plugins${delimiter}${dirname(folder)}`
  return [
    "It lies outside of a gateway's plugins/. In the gateway's own folder:",
    `  GATEWAY_PLUGINS=${quoted(folders)} npm start`,
  ]
}

/** The way to a folder that is shorter to read. */
function here(folder) {
  const short = relative(process.cwd(), folder) || '.'
  return quoted(short.length < folder.length ? short : folder)
}

function quoted(word) {
  return /^[\w./:\\-]+$/.test(word) ? word : `"${word}"`
}

function listed(files) {
  return files.map(({ path }) => `  ${path}`)
}

/** The template's README holds the call that shows it best. */
function curlOf(files) {
  const { content } = files.find(({ path }) => path === 'README.md')
  return /^curl .+$/m.exec(content)[0]
}
