import { isDeepStrictEqual } from 'node:util'
import type { Example } from '../sdk-plugin/endpoint.ts'
import { isErrorCode } from '../sdk-plugin/errors.ts'

/** What may be missing where an example is run: the internet (its names too), a service behind it, a setting. */
const MISSING: ReadonlySet<number> = new Set([502, 503, 504])

/** What is wrong with the answer to an example, in words; empty when all holds. */
export function failings(answer: { status: number; body: unknown }, { expect = {}, online }: Example): string[] {
  const { status, body } = answer
  if (status === 200) return mismatches(body, expect)
  const { code, message } = (body as { result?: { error?: { code?: unknown; message?: unknown } } }).result?.error ?? {}
  const told = isErrorCode(code) && typeof message === 'string' && message !== ''
  if (online && told && (MISSING.has(status) || code === 'host_unresolvable')) return []
  return [`status ${status}: ${String(code)}: ${String(message)}`]
}

/** What in an envelope differs from an example's expectation, in words; empty when all holds. */
export function mismatches(envelope: unknown, expect: Record<string, unknown>): string[] {
  return Object.entries(expect).flatMap(([path, expected]) => {
    const received = valueAt(envelope, path)
    return matches(received, expected) ? [] : [`${path}: expected ${show(expected)}, got ${show(received)}`]
  })
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined
    return key === 'length' && Array.isArray(at) ? at.length : (at as Record<string, unknown>)[key]
  }, value)
}

/** A RegExp, also as the text `/…/flags` that it travels as, matches the value's text. */
function matches(received: unknown, expected: unknown): boolean {
  const pattern = expected instanceof RegExp ? expected : asPattern(expected)
  if (pattern)
    return received !== undefined && pattern.test(typeof received === 'string' ? received : JSON.stringify(received))
  return isDeepStrictEqual(received, expected)
}

function asPattern(expected: unknown): RegExp | undefined {
  const parts = typeof expected === 'string' ? /^\/(.+)\/([a-z]*)$/s.exec(expected) : null
  return parts ? new RegExp(parts[1]!, parts[2]) : undefined
}

function show(value: unknown): string {
  const text = value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? 'nothing')
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
