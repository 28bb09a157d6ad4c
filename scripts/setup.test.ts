import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'

const folder = mkdtempSync(join(tmpdir(), 'setup-'))
after(() => rmSync(folder, { recursive: true }))

/** A program text that can import `file` of this folder, for a process of its own: as set-up's files are used. */
function program(file: string, names: string, body: string): string[] {
  const url = new URL(file, import.meta.url).href
  return ['--input-type=module', '--eval', `import { ${names} } from ${JSON.stringify(url)}\n${body}`]
}

function evaluate(args: string[], env: NodeJS.ProcessEnv = {}): string {
  const ended = spawnSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8' })
  assert.equal(ended.status, 0, ended.stderr)
  return ended.stdout.trim()
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [data] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  return data.toString().trim()
}

describe('the lock', () => {
  const counting = (lock: string, log: string) =>
    program(
      'lock.mjs',
      'withLock',
      `
      import { appendFileSync } from 'node:fs'
      import { setImmediate } from 'node:timers/promises'
      const write = (text) => appendFileSync(${JSON.stringify(log)}, text + '\\n')
      await withLock(${JSON.stringify(lock)}, async () => {
        write('in')
        for (let turn = 0; turn < 50; turn++) await setImmediate()
        write('out')
      })`,
    )

  test('lets one process in at a time, and leaves nothing behind', async () => {
    const [lock, log] = [join(folder, 'one'), join(folder, 'one.log')]
    const children = Array.from({ length: 4 }, () => spawn(process.execPath, counting(lock, log)))
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number))
    assert.deepEqual(codes, [0, 0, 0, 0])
    assert.equal(readFileSync(log, 'utf8'), 'in\nout\n'.repeat(4))
    assert.ok(!existsSync(lock))
  })

  test('of a process that was killed is taken over, by one of several that wait', async () => {
    const [lock, log] = [join(folder, 'dead'), join(folder, 'dead.log')]
    const holding = program(
      'lock.mjs',
      'withLock',
      `
      setInterval(() => {}, 1000)
      await withLock(${JSON.stringify(lock)}, () => new Promise(() => console.log('held')))`,
    )
    const holder = spawn(process.execPath, holding)
    assert.equal(await firstLine(holder), 'held')
    const waiters = Array.from({ length: 3 }, () => spawn(process.execPath, counting(lock, log)))
    await Promise.all(waiters.map((waiter) => once(waiter.stderr, 'data')))
    assert.ok(!existsSync(log), 'nobody is let in while the holder lives')
    holder.kill('SIGKILL')
    await Promise.all(waiters.map((waiter) => once(waiter, 'exit')))
    assert.equal(readFileSync(log, 'utf8'), 'in\nout\n'.repeat(3))
  })
})

describe('the packages', () => {
  const lock = (packages: object) => JSON.stringify({ packages: { '': { version: '1.0.0' }, 'host': {}, ...packages } })
  const zod = { version: '4.0.0', integrity: 'sha512-a' }
  const isCurrent = (wanted: string, installed: string | undefined, env?: NodeJS.ProcessEnv) => {
    const root = mkdtempSync(join(folder, 'packages-'))
    mkdirSync(join(root, 'node_modules'))
    writeFileSync(join(root, 'package-lock.json'), wanted)
    if (installed !== undefined) writeFileSync(join(root, 'node_modules/.package-lock.json'), installed)
    const body = `console.log(packagesAreCurrent(${JSON.stringify(root)}))`
    return evaluate(program('packages.mjs', 'packagesAreCurrent', body), env) === 'true'
  }

  test('are current when what is installed is what the lock names', () => {
    const wanted = lock({ 'node_modules/zod': zod, 'node_modules/@esbuild/aix': { ...zod, optional: true } })
    assert.ok(isCurrent(wanted, lock({ 'node_modules/zod': zod })))
  })

  test('are not when one is missing, of another version, or the install did not finish', () => {
    const wanted = lock({ 'node_modules/zod': zod })
    assert.ok(!isCurrent(wanted, lock({})))
    assert.ok(!isCurrent(wanted, lock({ 'node_modules/zod': { ...zod, version: '4.0.1' } })))
    assert.ok(!isCurrent(wanted, undefined))
    assert.ok(!isCurrent(wanted, '{ "packages": {'))
  })

  test('for development may be missing in production, and only there', () => {
    const wanted = lock({ 'node_modules/zod': zod, 'node_modules/oxlint': { ...zod, dev: true } })
    const installed = lock({ 'node_modules/zod': zod })
    assert.ok(isCurrent(wanted, installed, { NODE_ENV: 'production' }))
    assert.ok(!isCurrent(wanted, installed, { NODE_ENV: '' }))
  })
})

describe('a child process', () => {
  /** `before` runs in the process that starts the child: there it may stop the clock. */
  const running = (body: string, before = '') =>
    program(
      'child.mjs',
      'runChild',
      `
      ${before}
      const ended = await runChild(process.execPath, ['--eval', ${JSON.stringify(body)}])
      console.log(JSON.stringify(ended))
      process.exitCode = ended.code`,
    )

  test('gives its exit code', async () => {
    const child = spawn(process.execPath, running('process.exit(7)'))
    assert.equal(await firstLine(child), '{"code":7}')
    assert.equal((await once(child, 'exit'))[0], 7)
  })

  test('gets each signal once, however often it comes at a time, and is waited for', async () => {
    const body = `
      let times = 0
      process.on('SIGTERM', () => { times++; console.log('got') })
      process.on('SIGINT', () => process.exit(10 + times))
      setInterval(() => {}, 1000)
      console.log('ready')`
    const stoppedClock = `performance.now = () => 0; process.on('SIGTERM', () => console.log('heard'))`
    const parent = spawn(process.execPath, running(body, stoppedClock))
    assert.equal(await firstLine(parent), 'ready')
    let said = ''
    parent.stdout.on('data', (data: Buffer) => (said += data.toString()))
    const count = (word: string) => said.split(word).length - 1
    for (let time = 1; time <= 3; time++) {
      parent.kill('SIGTERM')
      // Two signals that wait at once for the child come in the order of their numbers: each is let through first.
      while (count('heard') < time || count('got') < 1) await once(parent.stdout, 'data')
    }
    parent.kill('SIGINT')
    assert.equal((await once(parent, 'exit'))[0], 11)
  })

  test('that a signal ends gives 128 and its number', async () => {
    const parent = spawn(process.execPath, running(`setInterval(() => {}, 1000); console.log('ready')`))
    assert.equal(await firstLine(parent), 'ready')
    parent.kill('SIGTERM')
    assert.equal((await once(parent, 'exit'))[0], 143)
  })
})

describe('the system programs', () => {
  test('are found by the first of their names in PATH, or by their setting', () => {
    const find = program('programs.mjs', 'findProgram', `console.log(findProgram('wrk') ?? 'none')`)
    const wrk = join(folder, 'wrk')
    writeFileSync(wrk, '', { mode: 0o755 })
    writeFileSync(join(folder, 'not-executable'), '', { mode: 0o644 })
    assert.equal(evaluate(find, { PATH: folder, WRK_PATH: '' }), wrk)
    assert.equal(evaluate(find, { PATH: '', WRK_PATH: wrk }), wrk)
    assert.equal(evaluate(find, { PATH: '', WRK_PATH: join(folder, 'not-executable') }), 'none')
  })
})

test('npm start refuses arguments, saying where settings are', () => {
  const start = join(import.meta.dirname, 'start.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, '--help'], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  assert.equal(status, 1)
  assert.match(stdout + stderr, /takes no arguments, and got --help.*docs\/operating\.md/)
})
