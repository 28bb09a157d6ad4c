import assert from 'node:assert/strict'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { emptyFolder, filesIn, scaffold } from './scaffolder.ts'

const JSON_FILES = ['README.md', 'package.json', 'plugin.test.ts', 'plugin.ts']

suite('what is written', () => {
  test('the flags decide all', async (t) => {
    const cwd = await emptyFolder(t)
    const { code, stderr } = await scaffold(cwd, 'tools-hello', '--category', 'tools', '--template', 'json')
    assert.deepEqual([code, stderr], [0, ''])
    assert.deepEqual(
      await filesIn(cwd),
      JSON_FILES.map((file) => join('tools-hello', file)),
    )
    const plugin = await readFile(join(cwd, 'tools-hello/plugin.ts'), 'utf8')
    assert.match(plugin, /category: 'tools',\n  name: 'hello',/)
  })

  test('--yes takes the defaults', async (t) => {
    const cwd = await emptyFolder(t)
    const { code, stdout } = await scaffold(cwd, '--yes')
    assert.equal(code, 0)
    assert.match(stdout, /^Created my-plugin for GET \/tools\/my-plugin$/m)
    assert.deepEqual(await filesIn(join(cwd, 'my-plugin')), JSON_FILES)
  })

  test('--name may hold slashes and names the folder when nothing else does', async (t) => {
    const cwd = await emptyFolder(t)
    const { stdout } = await scaffold(cwd, '--name', 'EPL/top_scorers', '--category', 'football', '-y')
    assert.match(stdout, /^Created epl-top-scorers for GET \/football\/EPL\/top_scorers$/m)
  })

  test('--name beside a folder', async (t) => {
    const { stdout } = await scaffold(await emptyFolder(t), 'greeter', '--name', 'hello', '-y')
    assert.match(stdout, /^Created greeter for GET \/tools\/hello$/m)
  })

  test('only the owner may change it, as a gateway in production demands', async (t) => {
    const cwd = await emptyFolder(t)
    const before = process.umask(0)
    t.after(() => process.umask(before))
    await scaffold(cwd, 'hello', '-y')
    const paths = [join(cwd, 'hello'), ...JSON_FILES.map((file) => join(cwd, 'hello', file))]
    for (const path of paths) assert.equal((await stat(path)).mode & 0o022, 0, path)
  })

  test('no placeholder is left', async (t) => {
    const cwd = await emptyFolder(t)
    await scaffold(cwd, 'hello', '-y', '--template', 'upstream')
    const texts = await Promise.all((await filesIn(cwd)).map((file) => readFile(join(cwd, file), 'utf8')))
    assert.equal(texts.length, JSON_FILES.length)
    assert.ok(texts.every((text) => !text.includes('{{')))
  })
})

suite('where it is written', () => {
  test('in plugins/ of the checkout it is run in, from any depth', async (t) => {
    const checkout = await emptyFolder(t)
    await mkdir(join(checkout, 'plugins/tools-codes'), { recursive: true })
    await mkdir(join(checkout, 'sdk-plugin'))
    const { stdout } = await scaffold(join(checkout, 'plugins/tools-codes'), 'hello', '-y')
    assert.deepEqual(
      await filesIn(checkout),
      JSON_FILES.map((file) => join('plugins/hello', file)),
    )
    assert.match(stdout, /A running gateway serves it already/)
  })

  test('else here, with the setting that mounts it', async (t) => {
    const cwd = await emptyFolder(t)
    const { stdout } = await scaffold(cwd, 'hello', '-y')
    assert.ok(stdout.includes(`GATEWAY_PLUGINS=plugins:${cwd} npm start`), stdout)
  })

  test('--dir holds the plugin folder', async (t) => {
    const cwd = await emptyFolder(t)
    await scaffold(cwd, 'hello', '-y', '--dir', 'mine/plugins')
    assert.deepEqual(
      await filesIn(cwd),
      JSON_FILES.map((file) => join('mine/plugins/hello', file)),
    )
  })

  test('a path is taken as it is', async (t) => {
    const cwd = await emptyFolder(t)
    await scaffold('/', join(cwd, 'a/hello'), '-y')
    assert.deepEqual(
      await filesIn(cwd),
      JSON_FILES.map((file) => join('a/hello', file)),
    )
  })

  test('a folder with nothing but a repository is empty', async (t) => {
    const cwd = await emptyFolder(t)
    await mkdir(join(cwd, 'hello/.git'), { recursive: true })
    const { code } = await scaffold(join(cwd, 'hello'), '.', '-y')
    assert.equal(code, 0)
    assert.deepEqual(await filesIn(join(cwd, 'hello')), JSON_FILES)
  })
})

suite('what is only printed', () => {
  test('--dry-run lists the files and writes none', async (t) => {
    const cwd = await emptyFolder(t)
    const { code, stdout } = await scaffold(cwd, 'hello', '-y', '--dry-run')
    assert.equal(code, 0)
    const listed = JSON_FILES.map((file) => `  ${file}\n`).join('')
    assert.equal(stdout, `Would create hello for GET /tools/hello\n${listed}Nothing was written.\n`)
    assert.deepEqual(await filesIn(cwd), [])
  })

  test('--help names every flag and template', async (t) => {
    const { code, stdout } = await scaffold(await emptyFolder(t), '--help')
    assert.equal(code, 0)
    const flags = ['--category', '--name', '--template', '--dir', '--yes', '--dry-run', '--help', '--version']
    for (const word of [...flags, 'json', 'picture', 'upstream']) {
      assert.match(stdout, new RegExp(`^  ${word}[ ,]`, 'm'))
    }
  })

  test('--version', async (t) => {
    const manifest = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8'))
    const { stdout } = await scaffold(await emptyFolder(t), '--version')
    assert.equal(stdout, `${manifest.version}\n`)
  })
})

suite('refusals: one line, nothing written', () => {
  const USAGE: [args: string[], says: RegExp][] = [
    [['hello', '--template', 'json'], /^--category is missing: expected one path segment/],
    [['hello', '--category', 'tools'], /^--template is missing: expected one of json, picture, /],
    [['--category', 'tools', '--template', 'json'], /^--name is missing: /],
    [[], /^--category is missing: .*missing as well: --name and --template/],
    [['hello', '--categroy', 'tools'], /^--categroy: no such flag\. Expected one of --category, /],
    [['hello', '-x'], /^-x: no such flag/],
    [['hello', '--category'], /^--category needs a value: --category <word>/],
    [['hello', '--category', '--yes'], /^--category needs a value/],
    [['hello', '--yes=1'], /^--yes takes no value, got "1"/],
    [['hello', '-y', '--category', 'a/b'], /^--category: expected one path segment.*; got "a\/b"/],
    [['hello', '-y', '--category='], /^--category: expected .*; got ""/],
    [['hello', '-y', '--name', '/hello'], /^--name: expected path segments.*; got "\/hello"/],
    [['hello', '-y', '--template', 'sculpture'], /^--template: expected one of json, picture, .*; got "sculpture"/],
    [['hello', '-y', '--template', '../json'], /^--template: expected one of .*; got "\.\.\/json"/],
    [['Hello', '-y'], /^expected a folder named by 1 to 64 of a-z, 0-9 and "-"; got "Hello"/],
    [['x'.repeat(65), '-y'], /^expected a folder named by /],
    [['one', 'two', '-y'], /^expected one folder, got 2: one two/],
  ]
  for (const [args, says] of USAGE) {
    test(`exit 2: ${args.join(' ').slice(0, 60)}`, async (t) => {
      const cwd = await emptyFolder(t)
      const { code, stdout, stderr } = await scaffold(cwd, ...args)
      assert.deepEqual([code, stdout], [2, ''])
      assert.match(stderr, says)
      assert.equal(stderr.indexOf('\n'), stderr.length - 1)
      assert.deepEqual(await filesIn(cwd), [])
    })
  }

  for (const extra of [[], ['--dry-run']]) {
    test(`exit 1: a populated folder ${extra.join()}`, async (t) => {
      const cwd = await emptyFolder(t)
      await mkdir(join(cwd, 'hello'))
      await writeFile(join(cwd, 'hello/plugin.ts'), 'mine')
      const { code, stderr } = await scaffold(cwd, 'hello', '-y', ...extra)
      assert.equal(code, 1)
      assert.match(stderr, /hello is not empty: it holds plugin\.ts\. /)
      assert.deepEqual(await filesIn(cwd), ['hello/plugin.ts'])
      assert.equal(await readFile(join(cwd, 'hello/plugin.ts'), 'utf8'), 'mine')
    })
  }

  test('exit 1: a file where the folder would be', async (t) => {
    const cwd = await emptyFolder(t)
    await writeFile(join(cwd, 'hello'), 'mine')
    const { code, stderr } = await scaffold(cwd, 'hello', '-y')
    assert.equal(code, 1)
    assert.match(stderr, /hello cannot be written: ENOTDIR/)
  })
})
