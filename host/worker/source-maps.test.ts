import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { build } from 'esbuild'
import { inSources, tellSources } from './source-maps.ts'

const SOURCE = `interface Cup {
  tea: string
}

export function pour(cup?: Cup): string {
  return (cup as Cup).tea
}
`
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-maps-'))
  await writeFile(join(folder, 'cup.ts'), SOURCE)
})
after(() => rm(folder, { recursive: true }))

/** What a compiled module throws. */
async function thrownBy(sourcemap: 'inline' | 'external' | false): Promise<Error> {
  const outfile = join(folder, `cup-${sourcemap}.mjs`)
  await build({ entryPoints: [join(folder, 'cup.ts')], outfile, format: 'esm', sourcemap, minifyWhitespace: true })
  const { pour } = (await import(pathToFileURL(outfile).href)) as { pour(): string }
  try {
    throw new Error(`it poured ${pour()}`)
  } catch (error) {
    return error as Error
  }
}

for (const kind of ['inline', 'external'] as const) {
  test(`a stack tells places in the source by an ${kind} map`, async () => {
    const stack = (await thrownBy(kind)).stack!
    assert.doesNotMatch(stack, /cup\.ts/)
    assert.match(inSources(stack), new RegExp(`at pour \\(${join(folder, 'cup.ts')}:6:23\\)`))
  })
}

test('without a map, and of a module that has gone, it stays as it is', async () => {
  const stack = (await thrownBy(false)).stack!
  assert.equal(inSources(stack), stack)
  const gone = 'Error: no\n    at file:///nowhere/gone.mjs:1:2\n    at node:internal/process:3:4'
  assert.equal(inSources(gone), gone)
})

test('a place without a column is told without one', async () => {
  await thrownBy('external')
  const module = pathToFileURL(join(folder, 'cup-external.mjs')).href
  assert.equal(inSources(`${module}:1\nexport`), `${join(folder, 'cup.ts')}:5\nexport`)
})

test('once asked for, all stacks tell the sources, also where errors are printed', async (t) => {
  const { prepareStackTrace } = Error
  t.after(() => (Error.prepareStackTrace = prepareStackTrace))
  tellSources()
  const error = await thrownBy('external')
  const place = `    at pour (${join(folder, 'cup.ts')}:6:23)`
  assert.equal(error.stack!.split('\n', 2).join('\n'), `${String(error)}\n${place}`)
  assert.ok(inspect({ nested: await thrownBy('inline') }).includes(place.trim()))
})
