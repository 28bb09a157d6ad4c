import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'

const RUNNER = join(import.meta.dirname, 'run-tests.ts')
const IMPORTS = "import { before, describe, it, test } from 'node:test'\n"

/** Runs the runner on a project of these files; its exit code, its text, and its last line. */
function runOn(t: TestContext, files: Record<string, string>, ...args: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'run-tests-'))
  t.after(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), IMPORTS + text)
  }
  // The variable would make the inner run a part of this one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, [RUNNER, `--root=${root}`, ...args], { env, encoding: 'utf8' })
  return { status, stdout, last: stdout.trimEnd().split('\n').at(-1) }
}

test('counts tests, not the suites and tests around them', (t) => {
  const nested = `
    test('alone', () => {})
    test('outer', async (t) => { await t.test('inner', () => {}) })
    describe('suite', () => { describe('inside', () => { it('deep', () => {}) }) })`
  const { status, last } = runOn(t, { 'a/nested.test.ts': nested })
  assert.deepEqual({ status, last }, { status: 0, last: '3 passed, 0 failed' })
})

test('counts what is skipped, and gives the reason', (t) => {
  const skipped = `
    test('runs', () => {})
    test('waits', { skip: 'no browser' }, () => {})
    describe.skip('suite', () => { it('never', () => {}) })`
  const { status, stdout, last } = runOn(t, { 'a.test.ts': skipped })
  assert.deepEqual({ status, last }, { status: 0, last: '1 passed, 0 failed, 2 skipped' })
  assert.match(stdout, /a\.test\.ts: waits \(no browser\)/)
})

test('counts a failure once, with the names around it and its message', (t) => {
  const failing = `
    describe('suite', () => {
      it('fails', () => { throw new Error('the reason') })
      it('passes', () => {})
    })`
  const { status, stdout, last } = runOn(t, { 'a.test.ts': failing })
  assert.deepEqual({ status, last }, { status: 1, last: '1 passed, 1 failed' })
  assert.match(stdout, /suite › fails\n +Error: the reason/)
})

test('counts a hook that fails', (t) => {
  const hook = `describe('suite', () => { before(() => { throw new Error('hook') }); it('never runs', () => {}) })`
  assert.equal(runOn(t, { 'a.test.ts': hook }).last, '0 passed, 2 failed')
})

test('counts a file that crashes, and shows what it wrote', (t) => {
  const late = `test('b', () => {}); process.on('exit', () => process.exit(3))`
  const { status, stdout, last } = runOn(t, { 'a.test.ts': `throw new Error('at import')`, 'b.test.ts': late })
  assert.deepEqual({ status, last }, { status: 1, last: '1 passed, 2 failed' })
  assert.match(stdout, /Its output:[^]*at import/)
})

test('counts a file without a test as a failure', (t) => {
  const { last } = runOn(t, { 'a.test.ts': `console.log('nothing')`, 'b.test.ts': `test('b', () => {})` })
  assert.equal(last, '1 passed, 1 failed')
})

test('fails when there is nothing to run', (t) => {
  const { status, last } = runOn(t, { 'a.test.ts': `test('a', () => {})` }, 'no-such-path')
  assert.deepEqual({ status, last }, { status: 1, last: '0 passed, 1 failed' })
})

test('picks files by a part of their path and tests by their name', (t) => {
  const two = `test('first', () => {}); test('second', () => {})`
  const files = { 'one/a.test.ts': two, 'two/b.test.ts': two, 'two/c.test.ts': `test('other', () => {})` }
  assert.equal(runOn(t, files, 'two/').last, '3 passed, 0 failed')
  assert.equal(runOn(t, files, 'two/', '--test-name-pattern=second').last, '1 passed, 0 failed')
})

test('leaves out packages, data and templates', (t) => {
  const fails = `test('not ours', () => { throw new Error() })`
  const places = ['node_modules/x', 'plugins/p/node_modules/x', 'data', '.runtime', 'create-gateway-plugin/templates/t']
  const files = Object.fromEntries(places.map((place) => [`${place}/a.test.ts`, fails]))
  assert.equal(runOn(t, { ...files, 'plugins/p/a.test.ts': `test('ours', () => {})` }).last, '1 passed, 0 failed')
})
