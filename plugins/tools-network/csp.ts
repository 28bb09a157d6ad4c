import type { Judgement } from './checks.ts'

const FULL = 25
const ANYWHERE = new Set(['*', 'http:', 'https:', 'data:', 'http://*', 'https://*'])
const HARDENED = /^'(nonce-|sha(256|384|512)-|strict-dynamic)/

/** What a content security policy does against injected scripts, which is what it is for. */
export function judgePolicy(header: string): Judgement {
  if (header === '') return { points: 0, reason: 'missing: an injected script runs' }
  const directives = readDirectives(header)
  const scripts = directives.get('script-src') ?? directives.get('default-src')
  if (!scripts) return { points: 5, reason: 'neither script-src nor default-src: scripts may come from anywhere' }
  const weakness = weaknessOf(scripts)
  if (weakness) return weakness
  const missing = ['object-src', 'base-uri'].filter((name) => !covered(name, directives))
  if (missing.length === 0) return { points: FULL, reason: 'scripts are restricted, objects and the base address too' }
  return { points: FULL - 3 * missing.length, reason: `scripts are restricted; ${missing.join(' and ')} missing` }
}

/** The first of two directives of one name holds. Several policies in one header are read as one, the strictest way. */
function readDirectives(header: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const directive of header.split(/[;,]/)) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    const key = name.toLowerCase()
    if (key !== '' && !directives.has(key)) directives.set(key, sources)
  }
  return directives
}

function weaknessOf(scripts: readonly string[]): Judgement | undefined {
  const words = scripts.map((source) => source.toLowerCase())
  const hardened = words.some((word) => HARDENED.test(word))
  const open = words.find((word) => ANYWHERE.has(word))
  if (words.includes("'unsafe-inline'") && !hardened) {
    return { points: 8, reason: "'unsafe-inline' lets an injected script run" }
  }
  if (open !== undefined && !words.includes("'strict-dynamic'")) {
    return { points: 8, reason: `scripts may come from ${open}` }
  }
  if (words.includes("'unsafe-eval'")) return { points: 18, reason: "scripts are restricted, but 'unsafe-eval' is on" }
  return undefined
}

function covered(name: string, directives: ReadonlyMap<string, string[]>): boolean {
  // Only fetch directives fall back to default-src.
  return directives.has(name) || (name === 'object-src' && directives.has('default-src'))
}
