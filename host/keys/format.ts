import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * What a key looks like: `gw_live_`, 30 random base-62 characters (178 bits), and the CRC-32 of those 38 characters as
 * 6 base-62 digits. The checksum lets a mistyped or made-up key be refused without a look-up, and lets scanners for
 * leaked secrets recognise a real one.
 */
export const KEY_PREFIX = 'gw_live_'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 30
const CHECKSUM_LENGTH = 6
const BODY_LENGTH = KEY_PREFIX.length + RANDOM_LENGTH
const KEY_LENGTH = BODY_LENGTH + CHECKSUM_LENGTH
const KEY = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`)

const KEYS = new RegExp(`${KEY_PREFIX}[0-9A-Za-z]+`, 'g')

/** A new key. Show it once: only its hash is stored. */
export function generateKey(): string {
  const body = KEY_PREFIX + randomText(RANDOM_LENGTH)
  return body + checksum(body)
}

/** Whether the text can be a key at all. Costs the same for any length of text: nothing longer than a key is read. */
export function isWellFormed(key: string): boolean {
  if (key.length !== KEY_LENGTH || !KEY.test(key)) return false
  return key.slice(BODY_LENGTH) === checksum(key.slice(0, BODY_LENGTH))
}

/** Hex SHA-256 of the whole key: what is stored and looked up. A slow hash is for guessable secrets; this is none. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex')
}

/** The text with whatever looks like a key made unreadable: for messages that repeat what a caller sent. */
export function withoutKeys(text: string): string {
  return text.replace(KEYS, `${KEY_PREFIX}…`)
}

/** Public name of a key: `key_` and 12 base-62 characters. */
export function newKeyId(): string {
  return `key_${randomText(12)}`
}

/** `randomInt` draws again rather than fold a larger range: every character is equally likely. */
function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

function checksum(body: string): string {
  let rest = crc32(body)
  let digits = ''
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits
    rest = Math.floor(rest / ALPHABET.length)
  }
  return digits
}
