import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { SETTINGS } from '../host/settings.ts'
import { projectFiles } from '../scripts/files.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFile(join(root, path), 'utf8')

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

test('docs/operating.md lists every setting', async () => {
  const page = await read('docs/operating.md')
  const missing = SETTINGS.filter(({ name }) => !page.includes(`\`${name}\``))
  assert.ok(SETTINGS.length > 20)
  assert.deepEqual(
    missing.map(({ name }) => name),
    [],
  )
})

test('docs/dependencies.md gives a reason for every package, and for none that is gone', async () => {
  const page = await read('docs/dependencies.md')
  const manifests = await Promise.all(
    ['package.json', 'host/package.json', 'sdk-plugin/package.json', 'create-gateway-plugin/package.json'].map(read),
  )
  const packages = new Set(
    manifests
      .map((text) => JSON.parse(text) as Manifest)
      .flatMap(({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }) =>
        Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
      )
      .filter((name) => !name.startsWith('@gateway/')),
  )
  const named = new Set(
    [...page.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    ),
  )
  assert.deepEqual(
    [...packages].filter((name) => !named.has(name)),
    [],
    'packages without a reason',
  )
  assert.deepEqual(
    [...named].filter((name) => !packages.has(name)),
    [],
    'reasons without a package',
  )
})

test('links between the pages lead somewhere', async () => {
  const pages = projectFiles('**/*.md', root).filter((path) => !path.includes('templates/'))
  assert.ok(pages.length > 10)
  const broken: string[] = []
  for (const page of pages) {
    for (const [, target] of (await read(page)).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
      await readFile(resolve(root, page, '..', target!)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EISDIR') broken.push(`${page}: ${target}`)
      })
    }
  }
  assert.deepEqual(broken, [])
})
