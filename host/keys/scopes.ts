import { GatewayError } from '../../sdk-plugin/errors.ts'

/**
 * What a key may call. A list of scopes grants what any of them names, less what any of them denies:
 *
 * - `*`: every path
 * - `tools/*`, `football/epl/*`: every path below
 * - `tools/ocr`: that path
 * - `-tools/proxy`, `-sports/*`: not that; a denial stands over every grant, in whatever order
 * - `adult`: a capability, which an endpoint may ask for beside its path; `*` does not grant it
 */
export type Permission = typeof ALLOWED | Refusal

export interface Refusal {
  allowed: false
  /** `missing`: no scope grants it. `denied`: a scope takes it away. */
  reason: 'missing' | 'denied'
  /** The scope to add, e.g. `tools/ocr` or `adult`; or the one that denies, e.g. `-tools/proxy`. */
  scope: string
}

const ALLOWED = { allowed: true } as const

/**
 * Whether `scopes` permit a call.
 * @param path without the leading slash, e.g. `football/epl/standings`
 * @param required capabilities that the endpoint asks for, e.g. `['adult']`
 */
export function mayCall(scopes: readonly string[], path: string, required: readonly string[] = []): Permission {
  const denial = scopes.find((scope) => scope.startsWith('-') && covers(scope.slice(1), path, required))
  if (denial !== undefined) return { allowed: false, reason: 'denied', scope: denial }
  if (!scopes.some((scope) => reaches(scope, path))) return { allowed: false, reason: 'missing', scope: path }
  const capability = required.find((name) => !scopes.includes(name))
  return capability === undefined ? ALLOWED : { allowed: false, reason: 'missing', scope: capability }
}

function covers(scope: string, path: string, required: readonly string[]): boolean {
  return reaches(scope, path) || required.includes(scope)
}

function reaches(scope: string, path: string): boolean {
  return scope === '*' || scope === path || (scope.endsWith('/*') && path.startsWith(scope.slice(0, -1)))
}

/** `-`, then `*`, or path segments of which the last may be `*`. One segment alone is a capability. */
const SCOPE = /^-?(\*|[A-Za-z0-9][\w-]{0,63}(\/[A-Za-z0-9][\w-]{0,63})*(\/\*)?)$/
const MAX_SCOPES = 100
const EXPECTED = 'a comma list of *, tools/*, tools/ocr, -tools/proxy or a capability such as adult'

/**
 * A comma list as a list, spaces around its entries and repetitions dropped.
 * @throws param_invalid naming the entry
 */
export function parseScopes(text: string): string[] {
  const scopes = [...new Set(text.split(',').map((scope) => scope.trim()))]
  const bad = scopes.find((scope) => !SCOPE.test(scope))
  if (bad !== undefined) throw invalid(bad === '' ? 'A scope is empty.' : `"${bad}" is not a scope.`, bad)
  if (scopes.length > MAX_SCOPES) throw invalid(`A key takes at most ${MAX_SCOPES} scopes.`, `${scopes.length} scopes`)
  if (scopes.every((scope) => scope.startsWith('-'))) {
    throw invalid('The scopes only deny, so the key could call nothing. Add one that grants, such as *.', text)
  }
  return scopes
}

function invalid(message: string, received: string): GatewayError {
  return new GatewayError('param_invalid', { message, expected: EXPECTED, received })
}
