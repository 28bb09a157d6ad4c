import * as z from 'zod'
import { clip } from './errors.ts'

/**
 * Parameter helpers. Every value arrives as a string, so each helper is a string schema that may end in a richer type.
 * Their failures carry an error code of the catalogue (`param_out_of_range`, `url_invalid` …) in the issue's `params`.
 */

interface Described {
  /** One sentence for the docs and the gallery's form. */
  description?: string
}

function described<T extends z.ZodType>(schema: T, options: Described): T {
  return options.description ? schema.describe(options.description) : schema
}

/** `code` and `hint` for the 400 that a failed check becomes. */
function fail(ctx: z.RefinementCtx, code: string, message: string, details: { expected?: string; hint?: string } = {}) {
  ctx.addIssue({ code: 'custom', message, params: { code, ...details } })
  return z.NEVER
}

export interface TextOptions extends Described {
  /** Shortest accepted text after trimming when `trim`, in Unicode characters. Default 1. */
  min?: number
  /** Longest accepted text in Unicode characters (code points). Default 4,000. */
  max?: number
  /** Default false: spaces at the ends count. */
  trim?: boolean
}

/** Free text. Lone surrogates and NUL never arrive: the host refuses them. */
export function text(options: TextOptions = {}) {
  const { min = 1, max = 4000, trim = false } = options
  const schema = z
    .string()
    .meta({ minLength: min, maxLength: max })
    .transform((value, ctx) => {
      const kept = trim ? value.trim() : value
      const length = codePoints(kept)
      if (length < min) return fail(ctx, 'param_invalid', `needs at least ${plural(min, 'character')}`)
      if (length > max) {
        return fail(ctx, 'param_out_of_range', `takes at most ${plural(max, 'character')}, got ${length}`)
      }
      return kept
    })
  return described(schema, options)
}

/** An http or https address; whether it may be fetched is decided when it is. */
export function url(options: Described & { max?: number } = {}) {
  const { max = 2048 } = options
  const schema = z
    .string()
    .meta({ format: 'uri', maxLength: max })
    .transform((value, ctx) => {
      if (value.length > max) return fail(ctx, 'param_out_of_range', `takes at most ${max} characters`)
      const problem = urlProblem(value)
      return problem
        ? fail(ctx, problem.code, problem.message, { expected: 'http:// or https:// address' })
        : value.trim()
    })
  return described(schema, options)
}

/** What is wrong with an address by its spelling alone, or undefined. */
export function urlProblem(value: string): { code: 'url_invalid' | 'url_not_allowed'; message: string } | undefined {
  const parsed = URL.parse(value)
  // WHATWG reads `a\b` and `subfile,,:/x` as relative or odd schemes: only a clean scheme counts as one.
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase()
  if (scheme && scheme !== 'http' && scheme !== 'https') {
    return { code: 'url_not_allowed', message: `only http and https addresses are fetched, not ${clip(scheme, 20)}:` }
  }
  if (!parsed || !scheme) return { code: 'url_invalid', message: 'is not a full http or https address' }
  if (parsed.username || parsed.password) {
    return { code: 'url_not_allowed', message: 'addresses with a user name or password are not fetched' }
  }
  return undefined
}

/** One of a few words, compared without regard to case; returns the word as listed. */
export function choice<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  options: Described = {},
) {
  const byLower = new Map(choices.map((word) => [word.toLowerCase(), word as Choices[number]]))
  const schema = z
    .string()
    .meta({ enum: [...choices] })
    .transform((value, ctx): Choices[number] => {
      const found = byLower.get(value.trim().toLowerCase())
      return found ?? fail(ctx, 'param_invalid', 'is not one of the choices', { expected: choices.join(', ') })
    })
  return described(schema, options)
}

export interface NumberOptions extends Described {
  min?: number
  max?: number
  /** Default false. */
  integer?: boolean
}

/** A decimal number in a string: `12`, `-0.5`, `1.5`. No exponents, hex, Infinity, spaces inside or signs of zero. */
export function number(options: NumberOptions = {}) {
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, integer = false } = options
  const expected = `${integer ? 'a whole number' : 'a number'} from ${min} to ${max}`
  const schema = z
    .string()
    .meta({ format: integer ? 'integer' : 'number', minimum: min, maximum: max })
    .transform((value, ctx) => {
      const pattern = integer ? /^-?\d{1,17}$/ : /^-?\d{1,17}(\.\d{1,17})?$/
      const parsed = Number(value)
      if (!pattern.test(value) || Object.is(parsed, -0)) {
        return fail(ctx, 'param_invalid', `is not ${integer ? 'a whole' : 'a decimal'} number`, { expected })
      }
      if (Math.abs(parsed) > Number.MAX_SAFE_INTEGER) return fail(ctx, 'param_invalid', 'is too large', { expected })
      if (parsed < min || parsed > max) return fail(ctx, 'param_out_of_range', 'is outside its limits', { expected })
      return parsed
    })
  return described(schema, options)
}

/** `number` with `integer: true`. */
export function integer(options: Omit<NumberOptions, 'integer'> = {}) {
  return number({ ...options, integer: true })
}

/** `true`, `yes`, `on`, `1` and their opposites, in any case. */
export function flag(options: Described = {}) {
  const schema = z
    .string()
    .meta({ enum: ['true', 'false'] })
    .transform((value, ctx) => {
      const word = value.trim().toLowerCase()
      if (['true', 'yes', 'on', '1'].includes(word)) return true
      if (['false', 'no', 'off', '0'].includes(word)) return false
      return fail(ctx, 'param_invalid', 'is neither true nor false', { expected: 'true or false' })
    })
  return described(schema, options)
}

/** A colour as `#rrggbb` or `#rrggbbaa` in lower case, from hex (with or without `#`) or a CSS colour name. */
export function colour(options: Described = {}) {
  const schema = z
    .string()
    .meta({ format: 'color' })
    .transform((value, ctx) => {
      const hex = parseColour(value.trim().toLowerCase())
      return (
        hex ??
        fail(ctx, 'param_invalid', 'is not a colour', { expected: 'a name such as teal, or hex such as #1a7f5a' })
      )
    })
  return described(schema, options)
}

function parseColour(value: string): string | undefined {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(value)?.[1]
  if (digits) return `#${digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits}`
  return CSS_COLOURS.get(value)
}

/** The named colours of CSS that people type; a full table would add 100 names nobody remembers. */
const CSS_COLOURS = new Map(
  Object.entries({
    aqua: '00ffff',
    azure: 'f0ffff',
    beige: 'f5f5dc',
    black: '000000',
    blue: '0000ff',
    brown: 'a52a2a',
    coral: 'ff7f50',
    crimson: 'dc143c',
    cyan: '00ffff',
    fuchsia: 'ff00ff',
    gold: 'ffd700',
    gray: '808080',
    green: '008000',
    grey: '808080',
    indigo: '4b0082',
    ivory: 'fffff0',
    khaki: 'f0e68c',
    lavender: 'e6e6fa',
    lime: '00ff00',
    magenta: 'ff00ff',
    maroon: '800000',
    mint: '98ff98',
    navy: '000080',
    olive: '808000',
    orange: 'ffa500',
    orchid: 'da70d6',
    pink: 'ffc0cb',
    plum: 'dda0dd',
    purple: '800080',
    red: 'ff0000',
    salmon: 'fa8072',
    silver: 'c0c0c0',
    skyblue: '87ceeb',
    tan: 'd2b48c',
    teal: '008080',
    tomato: 'ff6347',
    turquoise: '40e0d0',
    violet: 'ee82ee',
    white: 'ffffff',
    yellow: 'ffff00',
  }).map(([name, hex]) => [name, `#${hex}`]),
).set('transparent', '#00000000')

function codePoints(value: string): number {
  let count = 0
  for (const _ of value) count++
  return count
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
