import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { Stop } from './stop.mjs'
import { render } from './templates.mjs'

const ID = /^[a-z0-9][a-z0-9-]{0,63}$/

/**
 * Everything that will be written, and where.
 * @typedef {object} Project
 * @property {string} id - the plugin's id: its folder's name
 * @property {string} folder - absolute
 * @property {string} path - the endpoint's path, e.g. `/tools/hello`
 * @property {string | undefined} checkout - the gateway that this is run in, absolute
 * @property {{ path: string, content: string }[]} files
 */

/**
 * @param {{ folder?: string, dir?: string, category: string, name?: string, template: string }} answers
 * @returns {Project}
 * @throws {Stop} 2 when the folder's name is no plugin id.
 */
export function plan({ folder, dir, category, name, template }) {
  const place = locate(folder ?? idOf(name), dir)
  const endpoint = name ?? nameOf(place.id, category)
  const files = render(template, { id: place.id, category, name: endpoint })
  return { ...place, path: `/${category}/${endpoint}`, files }
}

/**
 * Where a plugin goes: a bare word into `dir` or the checkout's `plugins/`, a path where it says.
 * @param {string} folder
 * @param {string} [dir]
 * @throws {Stop} 2 when the folder's name is no plugin id.
 */
export function locate(folder, dir) {
  const checkout = findCheckout(process.cwd())
  const home = dir ?? (checkout && !isPath(folder) ? join(checkout, 'plugins') : '.')
  const destination = resolve(home, folder)
  const id = basename(destination)
  if (!ID.test(id)) throw new Stop(`expected a folder named by 1 to 64 of a-z, 0-9 and "-"; got "${id}"`, 2)
  return { id, folder: destination, checkout }
}

/** A bare word is an id; `./x`, `x/y` and `.` say where the folder is as well. */
function isPath(folder) {
  return folder === '.' || folder === '..' || folder.includes('/') || folder.includes(sep)
}

function idOf(name) {
  return name.toLowerCase().replaceAll(/[/_]/g, '-')
}

/** `tools-hello` in the category `tools` is `/tools/hello`. */
function nameOf(id, category) {
  const rest = id.startsWith(`${category}-`) ? id.slice(category.length + 1) : ''
  return ID.test(rest) ? rest : id
}

/** The nearest folder upward that holds a gateway: `plugins/` beside `sdk-plugin/`. */
function findCheckout(from) {
  if (existsSync(join(from, 'plugins')) && existsSync(join(from, 'sdk-plugin'))) return from
  const parent = dirname(from)
  return parent === from ? undefined : findCheckout(parent)
}
