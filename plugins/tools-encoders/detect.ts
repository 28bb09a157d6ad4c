import { GatewayError, unprocessable } from '@gateway/sdk-plugin'
import { BASES } from './bases.ts'
import type { Base } from './bases.ts'
import { undecodable } from './undecodable.ts'
import { decodeUtf8, firstBadByte } from './utf8.ts'

export interface Candidate {
  base: string
  text: string
  /** Share of belief from 0 to 1. What all candidates lack to 1 is the belief that it is no text at all. */
  confidence: number
}

/** Less belief than this is chance: some base or other fits almost any short word. */
const LEAST_CONFIDENCE = 0.05

/**
 * The text that `query` spells in `base`.
 *
 * @throws 422 `unprocessable` when it is not that base, or its bytes are not UTF-8.
 */
export function decodeText(base: Base, query: string): string {
  const bytes = base.decode(query)
  return decodeUtf8(bytes) ?? refuseBytes(base, bytes)
}

/**
 * Every base that turns `query` into text, the most believable first.
 *
 * Each base explains the query by another original text. The belief in a base is the chance that somebody wrote that
 * text, so "hello" beats a row of control characters, and the shares follow from Bayes' rule.
 *
 * @throws 422 `unprocessable` with a reason for each base when none does.
 */
export function detect(query: string): Candidate[] {
  const attempts = BASES.map((base) => attempt(base, query))
  const candidates = share(attempts.filter((found) => 'text' in found))
  const best = candidates[0]
  if (best && best.confidence >= LEAST_CONFIDENCE) return candidates
  throw noBase(query, attempts)
}

function share(readings: Reading[]): Candidate[] {
  const least = Math.min(...readings.flatMap(({ bits, noiseBits }) => [bits, noiseBits]))
  const weigh = (bits: number) => 2 ** (least - bits)
  const total = readings.reduce((sum, { bits, noiseBits }) => sum + weigh(bits) + weigh(noiseBits), 0)
  return readings
    .map(({ base, text, bits }) => ({ base, text, confidence: Math.round((weigh(bits) / total) * 1000) / 1000 }))
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence)
}

interface Reading {
  base: string
  text: string
  /** How unlikely it is that somebody wrote the text and used this base. */
  bits: number
  /** The same for bytes that mean nothing as text. */
  noiseBits: number
}

interface Refusal {
  base: string
  reason: string
}

function attempt(base: Base, query: string): Reading | Refusal {
  try {
    const text = decodeText(base, query)
    const rarity = habit(base, query)
    const noiseBits = NOISE_BITS + 8 * Buffer.byteLength(text)
    return { base: base.id, text, bits: surprise(text) + rarity, noiseBits: noiseBits + rarity }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return { base: base.id, reason: error.message }
  }
}

/** How rarely each base is met, in bits, for queries that several bases explain equally well. */
const RARITY: Record<string, number> = { '16': 0, '64': 0, '32': 1, '64url': 2, '85': 4, '58': 4, '62': 5 }

/** Base 64 is written with padding and 64url without, so the end tells them apart when the digits do not. */
function habit({ id }: Base, query: string): number {
  const unlike = (id === '64' && query.trim().length % 4 !== 0) || (id === '64url' && query.trimEnd().endsWith('='))
  return (RARITY[id] ?? 0) + (unlike ? 4 : 0)
}

/** Bits that a character costs in ordinary writing; the first class that matches counts. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/^[a-z ]$/, 5],
  [/^[A-Z0-9]$/, 7],
  [/^[!-~\n\t\r]$/, 8],
  [/^\p{L}$/u, 11],
  [/^[\p{N}\p{P}\p{S}\p{Zs}\p{Cf}]$/u, 13],
  [/^\p{M}$/u, 18],
]
const ODD_BITS = 30

/** People decode what was encoded: noise is the exception. */
const NOISE_BITS = 6

function surprise(text: string): number {
  return [...text].reduce((sum, character) => sum + characterBits(character), 0)
}

function characterBits(character: string): number {
  return CLASSES.find(([pattern]) => pattern.test(character))?.[1] ?? ODD_BITS
}

function refuseBytes({ id }: Base, bytes: Uint8Array): never {
  const bad = firstBadByte(bytes)
  throw undecodable({
    message: `The base ${id} digits decode to bytes that are not UTF-8 text.`,
    expected: 'bytes of UTF-8 text',
    received: `byte ${bad} is 0x${(bytes[bad] ?? 0).toString(16).padStart(2, '0')}`,
    position: 0,
    hint: 'Check the base and that the text was copied whole; pictures and other data are not text.',
  })
}

function noBase(query: string, attempts: (Reading | Refusal)[]): GatewayError {
  return unprocessable('No known base decodes this to readable text.', {
    expected: `text in base ${BASES.map(({ id }) => id).join(', ')}`,
    received: query,
    hint: 'Check that it was copied whole, or name the base in `base` to see where it breaks.',
    tried: attempts.map((found) => ({ base: found.base, reason: 'reason' in found ? found.reason : UNREADABLE })),
  })
}

const UNREADABLE = 'It decodes to characters that nobody writes; name this base to have them.'
