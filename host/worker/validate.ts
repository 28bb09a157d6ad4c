import type * as z from 'zod'
import { clip, isErrorCode } from '../../sdk-plugin/errors.ts'
import type { Endpoint } from '../../sdk-plugin/endpoint.ts'
import type { ParamProblem } from '../plugins/protocol.ts'

export type Validation = { ok: true; params: Record<string, unknown> } | { ok: false; problems: ParamProblem[] }

/** Checks the strings of a query against the endpoint's schema; every bad parameter is reported. */
export async function validate(endpoint: Endpoint, values: Record<string, string>): Promise<Validation> {
  const parsed = await endpoint.params.safeParseAsync(values)
  if (parsed.success) return { ok: true, params: parsed.data }
  return { ok: false, problems: parsed.error.issues.map((issue) => toProblem(issue, values)) }
}

function toProblem(issue: z.core.$ZodIssue, values: Record<string, string>): ParamProblem {
  const name = String(issue.path[0] ?? '*')
  const received = values[name]
  if (received === undefined && issue.code === 'invalid_type') {
    return { name, code: 'param_missing', message: 'is missing', hint: `Add ${name}=… to the query.` }
  }
  const custom = issue.code === 'custom' ? (issue.params ?? {}) : {}
  const { code, expected, hint } = custom as { code?: unknown; expected?: unknown; hint?: unknown }
  return {
    name,
    code: isErrorCode(code) ? code : codeOf(issue),
    message: issue.code === 'custom' ? issue.message : lowerFirst(issue.message),
    ...(typeof expected === 'string' ? { expected } : {}),
    ...(received === undefined ? {} : { received: clip(received) }),
    ...(typeof hint === 'string' ? { hint } : {}),
  }
}

function codeOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'too_big' || issue.code === 'too_small' ? 'param_out_of_range' : 'param_invalid'
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
