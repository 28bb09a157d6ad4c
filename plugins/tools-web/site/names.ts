import { createHash } from 'node:crypto'
import { posix } from 'node:path'

/** Media type → extension, for addresses that have none of their own. */
const EXTENSIONS: Record<string, string> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'application/javascript': 'js',
  'application/x-javascript': 'js',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'image/vnd.microsoft.icon': 'ico',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/plain': 'txt',
}

const MAX_PART = 80
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Gives each address of a site a path in the archive: readable, safe on every system, and no two alike. */
export class Names {
  readonly #host: string
  readonly #taken = new Set<string>()

  /** @param host of the site; what comes from others lies in a folder named after them */
  constructor(host: string) {
    this.#host = host
  }

  /** @param type the media type it came with, without parameters */
  pathFor(url: URL, type: string): string {
    const folder = url.host === this.#host ? [] : ['_external', safe(url.host.replace(':', '_'))]
    const parts = url.pathname
      .split('/')
      .slice(1)
      .map((part) => safe(decoded(part)))
    const last = parts.pop() ?? ''
    const { name, extension } = fileName(last, type)
    const query = url.search === '' ? '' : `-${createHash('sha256').update(url.search).digest('hex').slice(0, 8)}`
    const path = (mark: string) =>
      [...folder, ...parts.filter(Boolean), `${name}${query}${mark}.${extension}`].join('/')
    for (let count = 1; ; count++) {
      const candidate = path(count === 1 ? '' : `-${count}`)
      // Some systems do not tell capitals apart.
      const key = candidate.toLowerCase()
      if (this.#taken.has(key)) continue
      this.#taken.add(key)
      return candidate
    }
  }
}

function fileName(last: string, type: string): { name: string; extension: string } {
  const wanted = EXTENSIONS[type]
  const match = /^(.+)\.([a-z0-9]{1,8})$/i.exec(last)
  const isPage = wanted === 'html'
  // `about.php` is a page: from a disk only its extension says so.
  if (match && (!isPage || /^html?$/i.test(match[2]!))) return { name: match[1]!, extension: match[2]!.toLowerCase() }
  return { name: last === '' ? 'index' : last.replaceAll('.', '_'), extension: wanted ?? 'bin' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // Percent signs that encode nothing stand for themselves.
  }
}

/** Neither separators nor control characters, nothing that a shell or a system reads as more than a name. */
function safe(part: string): string {
  const plain = part
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._~+@=-]/gu, '_')
    .replace(/^\.+|[. ]+$/g, '')
  const short = [...plain].slice(0, MAX_PART).join('')
  return DEVICE.test(short) ? `_${short}` : short
}

/** The address of `to` as it is written in the file `from`, both paths in the archive. */
export function linkBetween(from: string, to: string): string {
  return posix
    .relative(posix.dirname(from), to)
    .split('/')
    .map((part) => (part === '..' ? part : encodeURIComponent(part)))
    .join('/')
}
