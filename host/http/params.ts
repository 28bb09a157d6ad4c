import type { ParamProblem } from '../plugins/protocol.ts'
import { GatewayError, type ErrorCode } from '../../sdk-plugin/errors.ts'

/** The query of a call: values by name, the key apart, and what is wrong with it before any schema is asked. */
export interface Query {
  values: Record<string, string>
  apikey: string | undefined
  problems: ParamProblem[]
}

/** Nothing is inherited, as from `Object.create(null)`, whose objects V8 keeps as dictionaries from the start. */
const Values = function Values() {} as unknown as new () => Record<string, string>
Values.prototype = Object.create(null) as object

const MAX_PARAMS = 64
const MAX_VALUE_BYTES = 4096

/**
 * Parses a raw query (without the `?`). Repeated and bracketed names, broken percent-encoding, NUL and oversized values
 * are problems of their parameter, all reported together.
 */
export function parseQuery(raw: string): Query {
  const values: Record<string, string> = new Values()
  const problems: ParamProblem[] = []
  let apikey: string | undefined
  let count = 0
  // What follows a last `&` is a pair too, if an empty one.
  let start = raw === '' ? 1 : 0
  while (start <= raw.length) {
    if (++count > MAX_PARAMS) {
      const hint = 'Send only the parameters of the endpoint.'
      problems.unshift({ name: '*', code: 'param_invalid', message: `more than ${MAX_PARAMS} parameters`, hint })
      break
    }
    const separator = raw.indexOf('&', start)
    const end = separator === -1 ? raw.length : separator
    const pair = raw.slice(start, end)
    start = end + 1
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = decode(at === -1 ? pair : pair.slice(0, at))
    const value = at === -1 ? '' : decode(pair.slice(at + 1))
    const isKey = name === 'apikey'
    const problem = problemOf(name, value, isKey ? apikey !== undefined : name !== undefined && name in values)
    if (problem) problems.push(problem)
    else if (isKey) apikey = value
    else values[name!] = value!
  }
  return { values, apikey, problems }
}

function problemOf(name: string | undefined, value: string | undefined, isRepeated: boolean): ParamProblem | undefined {
  if (name === undefined)
    return { name: '?', code: 'param_invalid', message: 'a name is not valid percent-encoded UTF-8' }
  if (name.includes('\0')) return { name: '?', code: 'param_invalid', message: 'a name holds a NUL character' }
  if (name.includes('[')) {
    return {
      name,
      code: 'param_invalid',
      message: 'lists are not accepted',
      hint: 'Send the parameter once, without brackets.',
    }
  }
  if (value === undefined) return { name, code: 'param_invalid', message: 'is not valid percent-encoded UTF-8' }
  if (value.includes('\0')) return { name, code: 'param_invalid', message: 'holds a NUL character' }
  if (isRepeated) return { name, code: 'param_invalid', message: 'is given more than once', hint: 'Send it once.' }
  if (value.length * 3 > MAX_VALUE_BYTES && Buffer.byteLength(value) > MAX_VALUE_BYTES) {
    return { name, code: 'param_out_of_range', message: `is longer than ${MAX_VALUE_BYTES} bytes` }
  }
  return undefined
}

/** Undefined when the text is not percent-encoded UTF-8; decodeURIComponent refuses lone surrogates as well. */
function decode(text: string): string | undefined {
  if (!text.includes('%') && !text.includes('+')) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** One 400 for all problems, with the code they share, else `param_invalid`. */
export function paramError(problems: readonly ParamProblem[]): GatewayError {
  const codes = new Set(problems.map(({ code }) => code))
  const code = (codes.size === 1 ? problems[0]!.code : 'param_invalid') as ErrorCode
  const each = problems.map(({ name, message }) => (name === '*' || name === '?' ? message : `"${name}" ${message}`))
  const message = each.length === 1 ? `Parameter ${each[0]}.` : `Parameters: ${each.join('; ')}.`
  return new GatewayError(code, { message, params: problems })
}
