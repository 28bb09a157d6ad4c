import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** Scripts, styles and pictures of the pages, read once. */
export interface Assets {
  /** The address of a file, which changes when any of them does: `/assets/<hash>/gallery.js`. */
  url(file: string): string
  /** The file behind `/assets/<file>` or `/assets/<hash>/<file>`; the second may be kept for ever. */
  find(path: string): Asset | undefined
}

export interface Asset {
  body: Buffer
  type: string
  immutable: boolean
}

/** Only these are served; types and settings that lie beside them are not. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

export function loadAssets(folder = join(import.meta.dirname, 'assets')): Assets {
  const files = new Map<string, { body: Buffer; type: string }>()
  for (const name of readdirSync(folder).toSorted()) {
    const type = TYPES[extname(name)]
    if (type) files.set(name, { body: readFileSync(join(folder, name)), type })
  }
  // One hash for all: scripts import each other by relative addresses, which then need no rewriting.
  const hash = hashOf([...files].flatMap(([name, { body }]) => [name, body]))
  return {
    url(file) {
      if (!files.has(file)) throw new Error(`there is no asset "${file}"; there are ${[...files.keys()].join(', ')}`)
      return `/assets/${hash}/${file}`
    },
    find(path) {
      const [, version, name] = /^\/assets\/(?:([0-9a-f]{12})\/)?([a-z-]+\.[a-z]+)$/.exec(path) ?? []
      const file = files.get(name ?? '')
      return file && { ...file, immutable: version === hash }
    },
  }
}

/** The first 12 hexadecimal digits of SHA-256: enough to tell versions apart. */
export function hashOf(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 12)
}
