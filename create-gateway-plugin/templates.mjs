import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, 'templates')

/** The simplest first; what is not named here comes last. */
const ORDER = ['json', 'picture', 'upstream', 'photoframe', 'textart']

function place(name) {
  const at = ORDER.indexOf(name)
  return at === -1 ? ORDER.length : at
}

/**
 * The templates, found: each folder is one. Its `package.json` says what the plugin does.
 * @type {{ name: string, folder: string, description: string }[]}
 */
export const TEMPLATES = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .toSorted((a, b) => place(a.name) - place(b.name))
  .map(({ name }) => {
    const folder = join(root, name)
    const { description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { name, folder, description }
  })

/**
 * The template's files with the plugin's names put in for `{{…}}`.
 * @param {string} template
 * @param {Record<string, string>} names
 * @returns {{ path: string, content: string }[]} paths relative to the plugin folder
 */
export function render(template, names) {
  const { folder } = TEMPLATES.find(({ name }) => name === template)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  return paths.toSorted().map((path) => {
    const content = readFileSync(join(folder, path), 'utf8')
    return { path, content: content.replace(/\{\{(\w+)\}\}/g, (_, name) => names[name]) }
  })
}
