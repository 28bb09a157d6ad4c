import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import type { PluginContext } from './context.ts'
import { ERRORS } from './errors.ts'
import { describe, endpointsOf, manifestSchema } from './module.ts'
import * as param from './params.ts'

const readme = await readFile(join(import.meta.dirname, 'README.md'), 'utf8')

/** The code blocks of one kind, as they stand. */
function blocks(kind: string): string[] {
  return [...readme.matchAll(/^```(.+)\n([^]*?)^```$/gm)].filter(([, info]) => info === kind).map(([, , code]) => code!)
}

/** The words in backticks that begin the rows of the table under a heading cell. */
function rows(heading: string): string[] {
  const table = readme.slice(readme.indexOf(`| \`${heading}\` |`)).split('\n\n')[0]!
  return table
    .split('\n')
    .slice(2)
    .map((row) => /^\| `(\w+)/.exec(row)![1]!)
}

suite('the README', () => {
  test('its plugins keep the contract and answer', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-readme-'))
    t.after(() => rm(folder, { recursive: true }))
    await symlink(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'), 'dir')
    const results: unknown[] = []
    for (const [index, code] of blocks('ts plugin').entries()) {
      const file = join(folder, `plugin${index}.ts`)
      await writeFile(file, code)
      const [endpoint] = endpointsOf(await import(file))
      assert.equal(describe(endpoint!).category, 'tools')
      results.push(await endpoint!.handle(endpoint!.params.parse({ text: 'ha' }), {} as PluginContext))
    }
    assert.deepEqual(results, [{ text: 'HA' }, { text: 'ha ha' }])
  })

  test('its manifest is one', () => {
    const [manifest] = blocks('json')
      .map((text) => JSON.parse(text))
      .filter((value) => value.gateway)
    assert.equal(manifestSchema.parse(manifest.gateway).limits.memoryMb, manifestSchema.parse({}).limits.memoryMb)
  })

  test('it lists every parameter helper and every part of ctx', async () => {
    assert.deepEqual(
      rows('param.').sort(),
      Object.keys(param)
        .filter((name) => name !== 'urlProblem')
        .sort(),
    )
    const source = await readFile(join(import.meta.dirname, 'context.ts'), 'utf8')
    const [body] = /(?<=interface PluginContext \{\n)[^]*?(?=^\})/m.exec(source)!
    assert.deepEqual(rows('ctx.').sort(), [...body.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name]) => name).sort())
  })

  test('the codes and statuses it names are those of the catalogue', () => {
    const thrown = [...readme.matchAll(/new GatewayError\('(\w+)'.*\/\/ (\d+)/g)]
    assert.ok(thrown.length > 0)
    for (const [, code, status] of thrown) assert.equal(ERRORS[code as keyof typeof ERRORS][0], Number(status))
  })
})
