import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openapi } from './openapi.ts'
import { HOSTILE, SAMPLE, scaled } from './sample-catalogue.ts'

// A document is walked by name here; what it holds is what the assertions find out.
// oxlint-disable-next-line no-explicit-any
type Json = Record<string, any>

const document: Json = openapi(SAMPLE, 'https://localhost:8443')
const operation = (path: string): Json => document.paths[path].get

test("every endpoint is a path, beside the gateway's own", () => {
  const own = ['/apikey-status', '/healthz', '/readyz']
  const expected = [...SAMPLE.endpoints.map(({ path }) => path), ...own]
  assert.deepEqual(Object.keys(document.paths).toSorted(), expected.toSorted())
})

test('the document has what 3.1 requires', () => {
  assert.equal(document.openapi, '3.1.0')
  assert.equal(typeof document.info.title, 'string')
  assert.equal(typeof document.info.version, 'string')
  assert.deepEqual(document.servers, [{ url: 'https://localhost:8443' }])
  assert.deepEqual(document.components.securitySchemes.header.name, 'X-API-Key')
  assert.deepEqual(document.components.securitySchemes.query, { type: 'apiKey', in: 'query', name: 'apikey' })
})

test('operation ids are unique and do not depend on the other endpoints', () => {
  const ids = Object.values(document.paths as Json).map((item) => item.get.operationId)
  assert.equal(new Set(ids).size, ids.length)
  const standings = SAMPLE.endpoints.filter(({ path }) => path === '/football/epl/standings')
  const alone: Json = openapi({ ...SAMPLE, endpoints: standings }, '')
  assert.equal(alone.paths['/football/epl/standings'].get.operationId, 'football.epl.standings')
})

test('every tag of an operation is declared', () => {
  const declared = new Set(document.tags.map(({ name }: Json) => name))
  for (const item of Object.values(document.paths as Json)) {
    for (const tag of item.get.tags) assert.ok(declared.has(tag), tag)
  }
})

test('every reference leads somewhere', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
  let count = 0
  for (const [, pointer] of references) {
    const target = pointer!.split('/').reduce<Json | undefined>((at, step) => at?.[step], document)
    assert.ok(target, pointer)
    count++
  }
  assert.ok(count > SAMPLE.endpoints.length)
})

test('parameters carry types, limits, defaults and examples that fit them', () => {
  const byName = Object.fromEntries(operation('/tools/createqr').parameters.map((one: Json) => [one.name, one]))
  assert.deepEqual(byName.query.required, true)
  assert.deepEqual(byName.size.schema, { type: 'integer', default: 512, minimum: 64, maximum: 2048 })
  assert.deepEqual(byName.ecc.schema, { type: 'string', enum: ['L', 'M', 'Q', 'H'], default: 'M' })
  assert.deepEqual(byName.quiet.schema, { type: 'boolean', default: true })
  assert.deepEqual(byName.dark.schema, { type: 'string', format: 'color', default: '#000000' })
  assert.deepEqual(byName.logo.schema, { type: 'string', format: 'uri', maxLength: 2048 })
  assert.equal(byName.size.example, 256)
  assert.deepEqual(byName.query.examples.example2, { summary: 'In colour', value: 'hello world' })
  for (const parameter of Object.values(byName) as Json[]) {
    assert.ok(!('example' in parameter && 'examples' in parameter), 'the two exclude each other')
    assert.equal(parameter.in, 'query')
  }
})

test('answers list every status of the contract, with an envelope', () => {
  const { responses } = operation('/tools/ebase')
  const statuses = [200, 303, 400, 401, 403, 404, 405, 413, 422, 429, 500, 502, 503, 504]
  assert.deepEqual(Object.keys(responses).map(Number), statuses)
  for (const response of Object.values(document.components.responses as Json)) {
    const { status, success, creator, result } = response.content['application/json'].example
    assert.equal(success, false)
    assert.equal(creator, SAMPLE.creator)
    assert.ok(document.components.schemas.Error.properties.code.enum.includes(result.error.code))
    assert.ok(response.description.includes(result.error.code), `${status}`)
  }
})

test('deprecation, outage and scopes are told', () => {
  assert.equal(operation('/tools/challenge-solver').deprecated, true)
  assert.match(operation('/ai/videogen').description, /Not available.*No provider/s)
  assert.match(operation('/download/aio').description, /scope downloads/)
  assert.deepEqual(document.paths['/healthz'].get.security, [])
})

test('hidden characters of a plugin do not reach the document', () => {
  const text = JSON.stringify(openapi({ ...SAMPLE, endpoints: [HOSTILE] }, 'https://localhost'))
  assert.doesNotMatch(text, /\u202e/)
})

test('489 endpoints stay unique', () => {
  const large: Json = openapi(scaled(489), 'https://localhost')
  assert.equal(Object.keys(large.paths).length, 489 + 3)
})
