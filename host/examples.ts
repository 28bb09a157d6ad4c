import { isDeepStrictEqual } from 'node:util'

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
