import { STATUS_CODES } from 'node:http'
import { ERRORS } from '../../sdk-plugin/errors.ts'
import type { Catalogue, CatalogueEndpoint } from './catalogue.ts'
import { categoriesOf, outage } from './catalogue.ts'
import { visible } from './html.ts'
import { accepted, parametersOf } from './parameter.ts'
import type { Parameter } from './parameter.ts'

/** The catalogue for language models: how to call, then one line an endpoint. Markdown, as `llms.txt` asks. */
export function llms(catalogue: Catalogue, origin: string): string {
  const categories = categoriesOf(catalogue).map(({ name, endpoints }) => {
    return [`## ${name}`, '', ...endpoints.map(line)].join('\n')
  })
  return `${[introduction(catalogue, origin), ...categories].join('\n\n')}\n`
}

function introduction({ endpoints }: Catalogue, origin: string): string {
  return `# Gateway

> ${endpoints.length} HTTPS endpoints, each a GET with query parameters, behind one API key.

- Call: \`GET ${origin}/<category>/<name>?<parameter>=<value>\`. Percent-encode values. Paths are case-sensitive.
- Key: header \`X-API-Key: <key>\` (preferred) or query \`apikey=<key>\`. Check it with \`GET /apikey-status\`.
- Answer: JSON \`{"status": 200, "success": true, "creator": "…", "result": …}\` on every status.
- Refusal: \`success\` is false; \`result.error\` has \`code\`, \`message\`, maybe \`hint\`, \`retryAfter\`.
- Files: \`result\` holds \`{"url", "type", "bytes", "expiresAt"}\`; the url needs no key and expires.
- Limit: calls a day for each key, reset at 00:00 UTC; 429 with \`Retry-After\` beyond it.
- Full description: ${origin}/openapi.json

In the lists: \`name*\` is required, \`=value\` is the default, \`a | b\` are the accepted values.

## Errors

${errorLines().join('\n')}`
}

function errorLines(): string[] {
  const byStatus = Map.groupBy(Object.entries(ERRORS), ([, [status]]) => status)
  const names = (codes: [string, unknown][]) => codes.map(([code]) => code).join(', ')
  return [...byStatus].map(([status, codes]) => `- ${status} ${STATUS_CODES[status]!}: ${names(codes)}`)
}

function line(endpoint: CatalogueEndpoint): string {
  const params = parametersOf(endpoint).map(signature).join('; ')
  const notes = [
    oneLine(endpoint.summary),
    params === '' ? '' : `Parameters: ${params}`,
    endpoint.scopes.length > 0 ? `Scope: ${endpoint.scopes.join(', ')}` : '',
    endpoint.deprecated === undefined ? '' : `Deprecated: ${oneLine(endpoint.deprecated)}`,
    outage(endpoint) === undefined ? '' : `Unavailable: ${oneLine(outage(endpoint)!)}`,
  ]
  return `- \`${endpoint.path}\`: ${notes.filter((note) => note !== '').join('. ')}`
}

function signature(parameter: Parameter): string {
  const { name, required, default: fallback } = parameter
  const head = `${name}${required ? '*' : ''}${fallback === undefined ? '' : `=${oneLine(fallback)}`}`
  return `${head} (${accepted(parameter)})`
}

/** A plugin's text may hold line breaks; a line of the list may not. */
function oneLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ').trim().replace(/\.$/, '')
}
