import { STATUS_CODES } from 'node:http'
import type { Catalogue, CatalogueEndpoint } from './catalogue.ts'
import { categoriesOf, outage } from './catalogue.ts'
import { visible } from './html.ts'
import { responses, SCHEMAS, STATUSES } from './openapi-components.ts'
import type { Parameter } from './parameter.ts'
import { parametersOf } from './parameter.ts'

/** The release of the contract that the endpoints follow. */
const API_RELEASE = '1.1.0'

type Json = Record<string, unknown>

/**
 * The catalogue as an OpenAPI 3.1 document.
 * @param origin `https://host:port`, the only server of the document.
 */
export function openapi(catalogue: Catalogue, origin: string): Json {
  const categories = categoriesOf(catalogue)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gateway',
      version: API_RELEASE,
      summary: `${catalogue.endpoints.length} small operations behind one API key.`,
      description: 'Every operation is a GET with query parameters; every answer is the same JSON envelope.',
    },
    servers: [{ url: origin }],
    security: [{ header: [] }, { query: [] }],
    tags: [...categories.map(({ name }) => ({ name })), { name: 'gateway', description: 'The gateway itself.' }],
    paths: {
      ...Object.fromEntries(categories.flatMap(({ endpoints }) => endpoints.map((one) => [one.path, pathItem(one)]))),
      ...OWN_PATHS,
    },
    components: {
      securitySchemes: {
        header: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'Preferred: stays out of logs.' },
        query: { type: 'apiKey', in: 'query', name: 'apikey' },
      },
      schemas: SCHEMAS,
      responses: responses(visible(catalogue.creator)),
    },
  }
}

function pathItem(endpoint: CatalogueEndpoint): Json {
  const { path, category, summary, timeoutMs, cache, scopes, state, deprecated } = endpoint
  const description = describe(endpoint)
  return {
    get: {
      'operationId': operationId(path),
      'tags': [category],
      ...(summary ? { summary: visible(summary) } : {}),
      ...(description ? { description } : {}),
      ...(deprecated === undefined ? {} : { deprecated: true }),
      'parameters': parametersOf(endpoint).map((parameter) => describeParameter(parameter, endpoint)),
      'responses': ENDPOINT_RESPONSES,
      'x-gateway': { timeoutMs, cacheSeconds: cache, scopes, state },
    },
  }
}

/** `/football/epl/standings` → `football.epl.standings`. No path segment holds a dot, so no two paths meet. */
function operationId(path: string): string {
  return path.slice(1).replaceAll('/', '.')
}

function describe(endpoint: CatalogueEndpoint): string {
  const reason = outage(endpoint)
  const notes = [
    endpoint.description,
    endpoint.deprecated === undefined ? '' : `**Deprecated:** ${endpoint.deprecated}`,
    reason === undefined ? '' : `**Not available:** ${reason}`,
    endpoint.scopes.length === 0 ? '' : `Needs a key with the scope ${endpoint.scopes.join(', ')}.`,
  ]
  return visible(notes.filter((note) => note !== '').join('\n\n'))
}

function describeParameter(parameter: Parameter, endpoint: CatalogueEndpoint): Json {
  const { name, required, description } = parameter
  return {
    name,
    in: 'query',
    required,
    ...(description ? { description: visible(description) } : {}),
    schema: schemaOf(parameter),
    ...examplesOf(parameter, endpoint),
  }
}

/** Parameters travel as text; the schema says what the text must read as, so that clients can type it. */
function schemaOf({ kind, choices, default: fallback, ...limits }: Parameter): Json {
  const { min, max, minLength, maxLength } = limits
  const type = ({ flag: 'boolean', integer: 'integer', number: 'number' } as const)[kind as 'flag'] ?? 'string'
  const keywords = {
    type,
    format: ({ url: 'uri', colour: 'color' } as const)[kind as 'url'],
    enum: choices,
    default: fallback === undefined ? undefined : typed(type, fallback),
    minimum: min,
    maximum: max,
    minLength,
    maxLength,
  }
  return Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined))
}

function typed(type: string, text: string): unknown {
  if (type === 'boolean') return text === 'true'
  return type === 'string' ? text : Number(text)
}

/** One value stands as `example`, several by the titles of their examples. */
function examplesOf({ name, kind }: Parameter, { examples }: CatalogueEndpoint): Json {
  const type = ({ flag: 'boolean', integer: 'number', number: 'number' } as const)[kind as 'flag'] ?? 'string'
  const given = new Map<string, string>()
  for (const [index, { title, params }] of examples.entries()) {
    const value = params[name]
    if (value !== undefined && !given.has(value)) given.set(value, title ?? `Example ${index + 1}`)
  }
  const values = [...given].map(([value, title]) => ({ title: visible(title), value: typed(type, value) }))
  if (values.length <= 1) return values[0] ? { example: values[0].value } : {}
  const entries = values.map(({ title, value }, index) => [`example${index + 1}`, { summary: title, value }])
  return { examples: Object.fromEntries(entries) as Json }
}

const ok = (description: string, schema: string) => ({
  200: { description, content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } },
})

function errors(...statuses: number[]): Json {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
}

const ENDPOINT_RESPONSES = {
  ...ok(STATUS_CODES[200]!, 'Success'),
  303: { description: 'The result is a file and `Accept` prefers its type to JSON: `Location` is its address.' },
  ...errors(...STATUSES),
}

const own = (id: string, summary: string, responses: Json, extra: Json = {}) => ({
  get: { operationId: id, tags: ['gateway'], summary, parameters: [], responses, ...extra },
})

const OWN_PATHS = {
  '/apikey-status': own('apikey-status', 'Plan, limit, use and scopes of the calling key. Not counted.', {
    ...ok('What the gateway knows of the key.', 'Success'),
    ...errors(400, 401, 503),
  }),
  '/healthz': own('healthz', 'Whether the process answers.', ok('It does.', 'Success'), { security: [] }),
  '/readyz': own(
    'readyz',
    'Whether calls are taken, and the state of each plugin.',
    { ...ok('Calls are taken.', 'Success'), ...errors(503) },
    { security: [] },
  ),
}
