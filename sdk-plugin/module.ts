import * as z from 'zod'
import type { Endpoint, Example, Lane } from './endpoint.ts'

export { API_VERSION, manifestSchema, type PluginManifest } from './manifest.ts'

/** An endpoint without its code: what the host, the docs and the gallery know of it. Plain JSON. */
export interface EndpointDescriptor {
  /** `/tools/createqr` */
  path: string
  category: string
  name: string
  summary: string
  description: string
  /** JSON Schema (2020-12) of the query parameters, one property each. */
  params: ParamsSchema
  examples: Example[]
  lane: Lane
  timeoutMs: number
  cache: number
  scopes: string[]
  deprecated?: string
  offline?: string
  /** It has something to do beforehand. */
  warmsUp?: true
}

export interface ParamsSchema {
  type: 'object'
  properties: Record<string, ParamSchema>
  required: string[]
}

export interface ParamSchema {
  type?: string
  description?: string
  default?: unknown
  enum?: string[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  [keyword: string]: unknown
}

export class ContractError extends Error {
  override readonly name = 'ContractError'
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/
const MAX_TIMEOUT_MS = 55_000
/** First path segments that the host answers itself. */
const RESERVED: ReadonlySet<string> = new Set([
  'apikey-status',
  'assets',
  'docs',
  'files',
  'gallery',
  'healthz',
  'metrics',
  'readyz',
  'samples',
])

/**
 * The endpoints of a plugin module: its default export (one or a list), else its four named exports.
 * @throws ContractError that names the endpoint and what is wrong with it.
 */
export function endpointsOf(module: Record<string, unknown>): Endpoint[] {
  const exported = module.default ?? (module.handle === undefined ? undefined : { ...module })
  if (exported === undefined) {
    throw new ContractError(
      'exports neither an endpoint nor a list of them. Expected `export default defineEndpoint({…})`, ' +
        'or the four exports `category`, `name`, `params`, `handle`',
    )
  }
  const list = Array.isArray(exported) ? (exported as unknown[]) : [exported]
  if (list.length === 0) throw new ContractError('exports an empty list of endpoints')
  const endpoints = list.map(checkEndpoint)
  const paths = new Set<string>()
  for (const { category, name } of endpoints) {
    const path = `/${category}/${name}`
    if (paths.has(path)) throw new ContractError(`declares ${path} twice`)
    paths.add(path)
  }
  return endpoints
}

function checkEndpoint(value: unknown, index: number): Endpoint {
  if (typeof value !== 'object' || value === null)
    throw new ContractError(`endpoint ${index}: expected an object, got ${kindOf(value)}`)
  const endpoint = value as Endpoint
  const where = typeof endpoint.name === 'string' ? `endpoint "${endpoint.name}"` : `endpoint ${index}`
  const problem = problemOf(endpoint)
  if (problem) throw new ContractError(`${where}: ${problem}`)
  return endpoint
}

/** What breaks the contract, in words, or undefined. */
function problemOf(endpoint: Endpoint): string | undefined {
  const { category, name, params, handle, warmUp, timeoutMs, cache, lane, scopes, examples } = endpoint
  if (typeof category !== 'string' || !SEGMENT.test(category))
    return `\`category\` must be one path segment, got ${kindOf(category)}`
  if (RESERVED.has(category)) return `\`category\` "${category}" belongs to the host: choose another`
  if (typeof name !== 'string' || !name.split('/').every((part) => SEGMENT.test(part))) {
    return `\`name\` must be path segments of letters, digits, "-" and "_", got ${kindOf(name)}`
  }
  if (typeof handle !== 'function') return `\`handle\` must be a function, got ${kindOf(handle)}`
  if (!isZodObject(params)) return `\`params\` must be a zod object (z.object({…})), got ${kindOf(params)}`
  if ('apikey' in params.shape) return '`params` must not declare `apikey`: the host reads it'
  if (lane !== undefined && lane !== 'io' && lane !== 'cpu')
    return `\`lane\` must be "io" or "cpu", got ${kindOf(lane)}`
  if (warmUp !== undefined && typeof warmUp !== 'function')
    return `\`warmUp\` must be a function, got ${kindOf(warmUp)}`
  if (timeoutMs !== undefined && !(timeoutMs >= 1 && timeoutMs <= MAX_TIMEOUT_MS)) {
    return `\`timeoutMs\` must be from 1 to ${MAX_TIMEOUT_MS}, got ${kindOf(timeoutMs)}`
  }
  if (cache !== undefined && !(cache >= 0)) return `\`cache\` must be a number of seconds, got ${kindOf(cache)}`
  if (scopes !== undefined && !isStrings(scopes)) return '`scopes` must be a list of words'
  return examplesProblem(examples)
}

function examplesProblem(examples: unknown): string | undefined {
  if (examples === undefined) return undefined
  if (!Array.isArray(examples)) return `\`examples\` must be a list, got ${kindOf(examples)}`
  const bad = (examples as Example[]).findIndex(
    (example) => typeof example?.params !== 'object' || !isStrings(Object.values(example.params)),
  )
  return bad === -1 ? undefined : `\`examples[${bad}].params\` must be an object of strings`
}

/** @throws ContractError when a parameter's schema cannot be described. */
export function describe(endpoint: Endpoint): EndpointDescriptor {
  const { category, name, summary, description, examples, lane, timeoutMs, cache, scopes, deprecated, offline } =
    endpoint
  return {
    path: `/${category}/${name}`,
    category,
    name,
    summary: summary ?? '',
    description: description ?? '',
    params: describeParams(endpoint),
    examples: (examples ?? []).map(plainExample),
    lane: lane ?? 'io',
    timeoutMs: timeoutMs ?? 10_000,
    cache: cache ?? 0,
    scopes: scopes ?? [],
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(offline === undefined ? {} : { offline }),
    ...(endpoint.warmUp === undefined ? {} : { warmsUp: true }),
  }
}

function describeParams({ name, params }: Endpoint): ParamsSchema {
  try {
    const { properties = {}, required = [] } = z.toJSONSchema(params, {
      io: 'input',
      unrepresentable: 'any',
    }) as Partial<ParamsSchema>
    return { type: 'object', properties: withDefaults(properties, params), required }
  } catch (error) {
    throw new ContractError(`endpoint "${name}": its \`params\` cannot be described: ${(error as Error).message}`)
  }
}

/** JSON Schema of the input leaves out what `.default()` gives; callers and forms want to know it. */
function withDefaults(properties: Record<string, ParamSchema>, { shape }: z.ZodObject): Record<string, ParamSchema> {
  const entries = Object.entries(properties).map(([name, schema]) => {
    const parameter = shape[name]
    const fallback = parameter instanceof z.ZodDefault ? parameter.def.defaultValue : undefined
    const isPlain = ['string', 'number', 'boolean'].includes(typeof fallback)
    return [name, isPlain ? { ...schema, default: String(fallback) } : schema]
  })
  return Object.fromEntries(entries) as Record<string, ParamSchema>
}

/** A RegExp in an expectation travels as `/source/flags`. */
function plainExample(example: Example): Example {
  const expect = Object.entries(example.expect ?? {}).map(([path, value]) => [
    path,
    value instanceof RegExp ? String(value) : value,
  ])
  return { ...example, expect: Object.fromEntries(expect) as Record<string, unknown> }
}

function isZodObject(value: unknown): value is z.ZodObject {
  return typeof value === 'object' && value !== null && 'safeParseAsync' in value && 'shape' in value
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return typeof value === 'string' || typeof value === 'number' ? JSON.stringify(value) : typeof value
}
