import { randomInt } from 'node:crypto'
import { join } from 'node:path'

/**
 * A stored file's name says everything the gateway needs: when it expires, what it is, and a part nobody can guess.
 *
 *     <expiry, seconds in base 36, 7 digits><26 random base-62 characters>.<extension>
 *
 * No table stands behind it, so a file is acknowledged by one rename, any process may serve it, and sweeping is a look
 * at names.
 */
const NAME = /^([0-9a-z]{7})[0-9A-Za-z]{26}\.([a-z0-9]{1,5})$/
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Extension → media type; the first extension of a type is the one it is stored under. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/opus',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mid: 'audio/midi',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  srt: 'application/x-subrip',
  eml: 'message/rfc822',
  bin: 'application/octet-stream',
}

const EXTENSIONS = new Map(Object.entries(TYPES).map(([extension, type]) => [bare(type), extension]))

/** A fresh name for a file of `type` that lives until `expiresAt` (milliseconds since 1970). */
export function newFileName(type: string, expiresAt: number): string {
  const expiry = Math.ceil(expiresAt / 1000)
    .toString(36)
    .padStart(7, '0')
  const random = Array.from({ length: 26 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${expiry}${random}.${EXTENSIONS.get(bare(type)) ?? 'bin'}`
}

/** What a name says, or undefined when it is none of ours. */
export function parseFileName(name: string): { type: string; expiresAt: number } | undefined {
  const match = NAME.exec(name)
  if (!match) return undefined
  return { type: typeOfExtension(match[2]!), expiresAt: Number.parseInt(match[1]!, 36) * 1000 }
}

/** Where the file lies: spread over folders by its last random characters, so that no folder grows large. */
export function pathOfFile(folder: string, name: string): string {
  return join(folder, name.slice(31, 33).toLowerCase(), name)
}

function bare(type: string): string {
  return type.split(';')[0]!.trim().toLowerCase()
}

/** `application/octet-stream` for what is not known. */
export function typeOfExtension(extension: string): string {
  return TYPES[extension] ?? TYPES.bin!
}
