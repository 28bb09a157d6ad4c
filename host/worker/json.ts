import { inspect } from 'node:util'
import { inSources } from './source-maps.ts'

/** Longest value that is sent to the host at all; what it keeps is less. */
const MAX_VALUE = 8 * 1024 * 1024
/** Longest text of an error or of the fields of a log line. */
const MAX_TEXT = 8 * 1024

/** @throws TypeError that says which call was given what JSON cannot hold */
export function toJson(value: unknown, what: string): string {
  const text = JSON.stringify(value) as string | undefined
  if (text === undefined) throw new TypeError(`${what}: expected a value that JSON can hold, got ${typeof value}`)
  if (text.length > MAX_VALUE)
    throw new RangeError(`${what}: the value has ${text.length} characters, more than can be kept`)
  return text
}

/** Fields of a log line as they may travel: whatever a plugin logs, logging fails no call and floods no log. */
export function loggable(fields: Record<string, unknown>): Record<string, unknown> {
  try {
    const text = JSON.stringify(fields)
    return text.length <= MAX_TEXT ? fields : { fields: text.slice(0, MAX_TEXT) }
  } catch (error) {
    return { fields: describe(fields), notJson: (error as Error).message }
  }
}

/** Any thrown value in words: an error by its stack. */
export function describe(value: unknown): string {
  try {
    const text = value instanceof Error ? (value.stack ?? value.message) : inspect(value, { depth: 2 })
    // Where modules do not fit together, Node writes the place before the stack.
    return inSources(String(text)).slice(0, MAX_TEXT)
  } catch (error) {
    return `a value that cannot be shown: ${(error as Error).message}`
  }
}
