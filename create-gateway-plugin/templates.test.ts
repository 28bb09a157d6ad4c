import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import type { TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { GatewayError } from '../sdk-plugin/errors.ts'
import type { PluginContext, UpstreamOptions } from '../sdk-plugin/context.ts'
import type { Endpoint } from '../sdk-plugin/endpoint.ts'
import { describe, endpointsOf, manifestSchema } from '../sdk-plugin/module.ts'
import { emptyFolder, scaffold } from './scaffolder.ts'

const ROOT = join(import.meta.dirname, '..')

const hasTestHost = existsSync(join(ROOT, 'sdk-plugin/testing.ts'))
const skip = hasTestHost ? false : "needs the SDK's test host"

/** A scaffolded plugin in a folder that resolves the packages as a checkout's `plugins/` does. */
async function scaffolded(t: TestContext, template: string): Promise<string> {
  const home = await emptyFolder(t)
  await symlink(join(ROOT, 'node_modules'), join(home, 'node_modules'), 'dir')
  const { code, stderr } = await scaffold(home, 'sample', '--category', 'demo', '--template', template)
  assert.deepEqual([code, stderr], [0, ''])
  return join(home, 'sample')
}

async function load(folder: string): Promise<Endpoint> {
  const endpoints = endpointsOf(await import(pathToFileURL(join(folder, 'plugin.ts')).href))
  assert.equal(endpoints.length, 1)
  return endpoints[0]!
}

/** Calls the endpoint as the host does: strings in, checked by `params`. */
async function call(endpoint: Endpoint, query: Record<string, string>, ctx: Partial<PluginContext> = {}) {
  const result = await endpoint.handle(endpoint.params.parse(query), ctx as PluginContext)
  return result as Record<string, unknown>
}

suite('every template', async () => {
  const templates = await readdir(join(import.meta.dirname, 'templates'))
  assert.ok(templates.length >= 3)
  for (const template of templates) {
    test(`${template} keeps the contract`, async (t) => {
      const folder = await scaffolded(t, template)
      const descriptor = describe(await load(folder))
      assert.equal(descriptor.path, '/demo/sample')
      assert.ok(descriptor.summary)
      assert.ok(descriptor.examples.length > 0)
      assert.ok(Object.values(descriptor.params.properties).every(({ description }) => description))
      const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
      assert.equal(manifest.name, 'gateway-plugin-sample')
      assert.equal(manifestSchema.parse(manifest.gateway).apiVersion, 1)
    })
  }

  test('their types hold', { skip }, async (t) => {
    const folders = await Promise.all(templates.map((template) => scaffolded(t, template)))
    await typecheck(await emptyFolder(t), folders)
  })

  for (const template of templates) {
    test(`${template} passes its own tests`, { skip }, async (t) => {
      await run(await scaffolded(t, template), ['--test'])
    })
  }
})

/** The repository's own options, over folders elsewhere. */
async function typecheck(home: string, folders: string[]) {
  const compilerOptions = { typeRoots: [join(ROOT, 'node_modules/@types')] }
  const config = { extends: join(ROOT, 'tsconfig.json'), include: folders, exclude: [], compilerOptions }
  await writeFile(join(home, 'tsconfig.json'), JSON.stringify(config))
  await run(home, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'])
}

/** Fails with what was printed when Node ends otherwise than with 0. */
async function run(cwd: string, args: string[]) {
  // A test run inside of a test run would report to the outer one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  await promisify(execFile)(process.execPath, args, { cwd, env }).catch(({ stdout }) => assert.fail(stdout))
}

test('json answers from its parameters', async (t) => {
  const endpoint = await load(await scaffolded(t, 'json'))
  assert.deepEqual(await call(endpoint, { name: ' Ada ', language: 'French', times: '2' }), {
    name: 'Ada',
    language: 'french',
    greetings: ['Bonjour, Ada!', 'Bonjour, Ada!'],
  })
  assert.throws(() => endpoint.params.parse({ name: 'Ada', times: '11' }), /outside its limits/)
})

test('picture draws a PNG in the colour and size asked for', async (t) => {
  const endpoint = await load(await scaffolded(t, 'picture'))
  const saved: { data: Uint8Array; type: string }[] = []
  const files = { save: async (data: Uint8Array, type: string) => saved.push({ data, type }) }
  const ctx = { files: files as unknown as PluginContext['files'] }
  await call(endpoint, { text: 'Ada', colour: 'teal', size: '120' }, ctx)
  assert.equal(saved[0]!.type, 'image/png')
  const { data, info } = await sharp(saved[0]!.data).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height, info.channels], [120, 120, 3])
  const colourAt = (x: number, y: number) => data.toString('hex', (y * 120 + x) * 3, (y * 120 + x) * 3 + 3)
  assert.equal(colourAt(0, 0), 'ffffff')
  // A cell is 20 pixels wide, and half a one of margin comes first.
  const rows = [20, 40, 60, 80, 100].map((y) => [20, 40, 60, 80, 100].map((x) => colourAt(x, y)))
  assert.deepEqual([...new Set(rows.flat())].sort(), ['008080', 'ffffff'])
  for (const row of rows) assert.deepEqual(row, row.toReversed())
})

suite('upstream', () => {
  const ADA = {
    title: 'Ada Lovelace',
    extract: 'A mathematician.',
    fullurl: 'https://en.wikipedia.org/wiki/Ada_Lovelace',
    touched: '2025-01-02T03:04:05Z',
  }

  /** `ctx.upstream` with one answer; what was asked for goes to `asked`. */
  function upstreamOf(answer: unknown, asked: unknown[] = []) {
    const json = async (path: string, options: UpstreamOptions) => (asked.push(path, options), answer)
    return { upstream: (name: string) => (asked.push(name), { json }) } as unknown as Partial<PluginContext>
  }

  test('fetches from the service in its manifest and passes the source on', async (t) => {
    const folder = await scaffolded(t, 'upstream')
    const asked: unknown[] = []
    const ctx = upstreamOf({ query: { pages: [ADA] } }, asked)
    assert.deepEqual(await call(await load(folder), { title: ' Ada Lovelace' }, ctx), {
      title: 'Ada Lovelace',
      text: 'A mathematician.',
      source: 'https://en.wikipedia.org/wiki/Ada_Lovelace',
      asOf: '2025-01-02T03:04:05Z',
    })
    const [name, path, options] = asked as [string, string, UpstreamOptions]
    assert.deepEqual([name, path, options.query?.titles], ['encyclopedia', '/w/api.php', 'Ada Lovelace'])
    const { gateway } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    assert.ok(manifestSchema.parse(gateway).capabilities.upstreams[name])
  })

  const FAULTS: [what: string, answer: unknown, code: string][] = [
    ['an unknown article', { query: { pages: [{ title: 'Nobody', missing: true }] } }, 'unprocessable'],
    ['a shape that changed', { articles: [] }, 'upstream_error'],
    ['an answer without pages', { query: { pages: [] } }, 'upstream_error'],
  ]
  for (const [what, answer, code] of FAULTS) {
    test(`${what} is ${code}`, async (t) => {
      const called = call(await load(await scaffolded(t, 'upstream')), { title: 'Nobody' }, upstreamOf(answer))
      await assert.rejects(called, (error) => error instanceof GatewayError && error.code === code)
    })
  }
})
