import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A place in a module, as stacks tell it: its address, line and column, the last of which may be missing. */
const PLACE = /(file:\/\/[^\s()]+?\.mjs):(\d+)(?::(\d+))?/g
const INLINE = /\n\/\/# sourceMappingURL=data:application\/json;base64,([A-Za-z0-9+/=]+)\s*$/

/** By the address of the module, with absolute paths as sources; undefined of one that has none. */
const maps = new Map<string, SourceMap | undefined>()

/**
 * From now on every stack of this process, whoever reads or prints it, tells places of the sources.
 *
 * Node can do that by itself, but then reads the maps of all modules when it loads them: 13 MB and 40 ms of each process
 * that paints, for stacks that hardly any of them ever has.
 */
export function tellSources(): void {
  Error.prepareStackTrace = (error, sites: readonly Written[]) => {
    return inSources([Error.prototype.toString.call(error), ...sites.map((site) => `    at ${site.toString()}`)].join('\n'))
  }
}

/** A site writes itself as stacks show it; its type does not say so. */
interface Written {
  toString: () => string
}

/**
 * A text with the places of compiled modules told as places of the sources they were made from, where a map says so: at
 * the end of the module, or in a file of its name and `.map`.
 */
export function inSources(text: string): string {
  return text.replace(PLACE, (place, module: string, line: string, column: string | undefined) => {
    const entry = mapOf(module)?.findEntry(Number(line) - 1, Number(column ?? 1) - 1)
    if (entry === undefined || !('originalSource' in entry)) return place
    const [row, at] = [entry.originalLine + 1, entry.originalColumn + 1]
    return `${entry.originalSource}:${row}${column === undefined ? '' : `:${at}`}`
  })
}

function mapOf(module: string): SourceMap | undefined {
  if (!maps.has(module)) maps.set(module, readMap(module))
  return maps.get(module)
}

function readMap(module: string): SourceMap | undefined {
  try {
    const path = fileURLToPath(module)
    const inline = INLINE.exec(readFileSync(path, 'latin1'))
    const text = inline ? Buffer.from(inline[1]!, 'base64').toString() : readFileSync(`${path}.map`, 'utf8')
    const payload = JSON.parse(text) as SourceMapPayload
    const root = payload.sourceRoot ?? ''
    const sources = payload.sources.map((source) => fileURLToPath(new URL(`${root}${source}`, module)))
    return new SourceMap({ ...payload, sourceRoot: '', sources })
  } catch {
    // No map, or one that nobody can read: the place is told as it is.
    return undefined
  }
}
