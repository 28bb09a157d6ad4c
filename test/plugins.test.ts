import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { failings } from '../host/examples.ts'
import { withSamples } from '../host/files/samples.ts'
import { findProgram } from '../scripts/programs.mjs'
import contract from './contract/endpoints.json' with { type: 'json' }
import { type Described, describedBy, swept } from './described.ts'
import { type GatewayProcess, startGateway } from './gateway-process.ts'

const root = resolve(import.meta.dirname, '..')

/** Endpoints there are by now; it grows with the plugins and keeps the sweep from passing empty. */
const AT_LEAST = 137

/** The gallery's test runs the first example of each endpoint through the same layers, where it can run. */
const FIRST = findProgram('chromium') ? 1 : 0

/** For all examples one after the other, on a machine that does other things as well. */
const LONGEST_SWEEP_MS = 15 * 60_000

describe('all plugins, served by a real gateway', () => {
  let gateway: GatewayProcess
  let endpoints: Described[]

  before(async () => {
    gateway = await startGateway()
    endpoints = await describedBy(gateway)
  })
  after(() => gateway.close())

  test('every plugin folder serves', async () => {
    const { body } = await gateway.get('/readyz')
    const entries = await readdir(join(root, 'plugins'), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory())
    assert.deepEqual(
      (body.result.plugins as { id: string; state: string }[]).map(({ id, state }) => `${id} ${state}`).toSorted(),
      folders.map(({ name }) => `${name} serving`).toSorted(),
    )
  })

  test(
    'every endpoint has examples, and a sweep over them gets what they say',
    { timeout: LONGEST_SWEEP_MS },
    async (t) => {
      assert.ok(endpoints.length >= AT_LEAST, `${endpoints.length} endpoints`)
      for (const { path, examples } of endpoints) assert.ok(examples.length > 0, `${path} has an example`)
      for (const [plugin, own] of Map.groupBy(swept(endpoints), (endpoint) => endpoint.plugin)) {
        await t.test(plugin, { timeout: LONGEST_SWEEP_MS }, async () => {
          for (const { path, examples } of own) {
            for (const example of examples.slice(FIRST)) {
              const target = `${path}?${new URLSearchParams(withSamples(example.params, gateway.url, plugin))}`
              assert.deepEqual({ target, wrong: failings(await gateway.get(target), example) }, { target, wrong: [] })
            }
          }
        })
      }
    },
  )

  test('every endpoint takes what the contract lists, and requires nothing else', () => {
    const listed = new Map(contract.endpoints.map(({ path, params }) => [path, params as Record<string, string>]))
    const known = endpoints.filter(({ path }) => listed.has(path))
    assert.ok(known.length >= AT_LEAST)
    for (const { path, params } of known) {
      const demanded = Object.entries(listed.get(path)!).filter(([, kind]) => kind === 'required')
      assert.deepEqual(params.required.toSorted(), demanded.map(([name]) => name).toSorted(), `${path} requires`)
      const missing = Object.keys(listed.get(path)!).filter((name) => !(name in params.properties))
      assert.deepEqual(missing, [], `${path} takes`)
    }
  })

  test('an endpoint without its required parameters says which, and charges nothing', async () => {
    const { key } = await gateway.createKey('--limit', '1')
    const demanding = endpoints.filter(({ params }) => params.required.length > 0)
    assert.ok(demanding.length > 100)
    for (const { path, params } of demanding) {
      const { status, body } = await gateway.get(path, { key })
      assert.equal(status, 400, path)
      assert.equal(body.result.error.code, 'param_missing', path)
      const named = (body.result.error.params as { name: string }[]).map(({ name }) => name)
      assert.deepEqual(named.toSorted(), params.required.toSorted(), path)
    }
    assert.equal((await gateway.get('/apikey-status', { key })).body.result.used, 0)
  })

  test('every endpoint is in the documents made from it', async () => {
    const { body: openapi } = await gateway.get('/openapi.json')
    const llms = (await gateway.get('/llms.txt')).bytes.toString()
    for (const { path, category, params } of endpoints) {
      const documented = (openapi.paths[path].get.parameters as { name: string }[]).map(({ name }) => name)
      assert.deepEqual(
        documented.filter((name) => name !== 'apikey').toSorted(),
        Object.keys(params.properties).toSorted(),
        path,
      )
      assert.ok(llms.includes(path), `${path} in /llms.txt`)
      assert.ok((await gateway.get(`/docs/${category}`)).bytes.includes(path), `${path} in /docs/${category}`)
      assert.ok((await gateway.get(`/gallery/${category}`)).bytes.includes(path), `${path} in /gallery/${category}`)
    }
  })
})
