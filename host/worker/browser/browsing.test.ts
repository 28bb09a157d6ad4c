import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { findProgram } from '../../../scripts/programs.mjs'
import type { PageOptions, Tab } from '../../../sdk-plugin/browser.ts'
import { commandsWith } from '../../../test/plugins/proc.ts'
import { until } from '../../../test/plugins/until.ts'
import { type EgressProxy, startEgressProxy } from '../../services/net/egress-proxy.ts'
import { createPolicy } from '../../services/net/policy.ts'
import { Browsing } from './browsing.ts'

const program = findProgram('chromium')
const skip = program ? false : 'skipped: no Chromium'

/** What has arrived, in order. */
const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(request.url!)
  response.writeHead(200, { 'content-type': 'text/html' })
  if (request.url === '/silent') return
  response.write('<!doctype html><title>here</title><p>begun')
  if (request.url !== '/streaming') response.end()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
const page = `http://${place}/`
const proxy: EgressProxy = await startEgressProxy({ policy: createPolicy({ allow: [place] }), token: 'secret' })
const temp = await mkdtemp(join(tmpdir(), 'gateway-test-'))

const started: number[] = []
const ended: number[] = []
const settings = {
  program: program ?? 'chromium',
  temp,
  proxy: async () => proxy.url,
  onSpawn: (pid: number) => void started.push(pid),
  onEnd: (pid: number) => void ended.push(pid),
  // Less than a hang test should wait, more than four tabs need on a busy machine.
  hangsMs: 8000,
}
const browsing = new Browsing(settings)

after(async () => {
  await browsing.close()
  await proxy.close()
  server.closeAllConnections()
  server.close()
  await rm(temp, { recursive: true, force: true, maxRetries: 5 })
})

interface Use {
  options?: PageOptions
  signal?: AbortSignal
}

function use<T>(work: (tab: Tab) => Promise<T>, { options = {}, signal = new AbortController().signal }: Use = {}) {
  const call = { signal, prepare: async () => undefined, check: async () => undefined }
  return browsing.use(call, options, work)
}

const fails = (code: string) => (error: unknown) => (error as { code?: string }).code === code
const forEver = () => new Promise<never>(() => undefined)
const pidOf = () => started.at(-1)!

describe('the browser of a plugin', { skip }, () => {
  test('is one for all pages, each with storage of its own', async () => {
    const visits = Array.from({ length: 5 }, (_, number) =>
      use(async (tab) => {
        const { status, loaded, url } = await tab.visit(page)
        assert.deepEqual({ status, loaded, url }, { status: 200, loaded: true, url: page })
        return tab.page.evaluate((mark) => {
          const found = [document.cookie, localStorage.getItem('mark')]
          document.cookie = `mark=${mark}`
          localStorage.setItem('mark', mark)
          return found
        }, String(number))
      }),
    )
    for (const found of await Promise.all(visits)) assert.deepEqual(found, ['', null])
    assert.equal(started.length, 1)
  })

  test('opens at most four at once', async () => {
    let open = 0
    let most = 0
    const release = Promise.withResolvers<void>()
    const work = async () => {
      most = Math.max(most, ++open)
      if (open === 4) setImmediate(release.resolve)
      await release.promise
      open--
    }
    await Promise.all(Array.from({ length: 6 }, () => use(work)))
    assert.equal(most, 4)
  })

  test('killed: who uses it hears at once, the next one gets another', async () => {
    await use(async () => undefined)
    const pid = pidOf()
    const reached = Promise.withResolvers<void>()
    const using = use(async () => {
      reached.resolve()
      return forEver()
    })
    await reached.promise
    process.kill(pid, 'SIGKILL')
    await assert.rejects(using, fails('unavailable'))
    assert.equal(await use((tab) => tab.page.evaluate(() => 1 + 1)), 2)
    assert.notEqual(pidOf(), pid)
    assert.ok(ended.includes(pid))
  })

  test('hung: it is killed, and the next one gets another', async () => {
    await use(async () => undefined)
    const pid = pidOf()
    const reached = Promise.withResolvers<void>()
    const using = use(async (tab) => {
      reached.resolve()
      await tab.page.screenshot({ timeout: 300 })
    })
    await reached.promise
    process.kill(-pid, 'SIGSTOP')
    await assert.rejects(using, fails('render_timeout'))
    await until('it has been killed', () => ended.includes(pid))
    assert.equal(await use((tab) => tab.page.evaluate(() => 1 + 1)), 2)
  })

  test('a call that has ended ends its page at once, also one that never rests', async () => {
    const controller = new AbortController()
    const reached = Promise.withResolvers<void>()
    const using = use(
      async (tab) => {
        await tab.page.setContent('<p>x')
        reached.resolve()
        await tab.page.evaluate(() => {
          for (;;);
        })
      },
      { signal: controller.signal },
    )
    await reached.promise
    controller.abort()
    await assert.rejects(using, fails('render_timeout'))
    assert.equal(await use((tab) => tab.page.evaluate(() => 1 + 1)), 2)
  })

  test('a tab that crashes is a 422, and costs the others nothing', async () => {
    const other = use(async (tab) => {
      await tab.visit(page)
      await assert.rejects(
        use(async (crashing) => {
          const session = await crashing.page.context().newCDPSession(crashing.page)
          await session.send('Page.crash')
        }),
        fails('unprocessable'),
      )
      return tab.page.title()
    })
    assert.equal(await other, 'here')
  })

  test('a page that says nothing is a 504, one that never ends is a page', async () => {
    const visit = (path: string) => use((tab) => tab.visit(page + path, { timeoutMs: 500 }))
    await assert.rejects(visit('silent'), fails('render_timeout'))
    assert.partialDeepStrictEqual(await visit('streaming'), { status: 200, loaded: false })
  })

  test('an error of the work stays what it is, and a mobile page is one', async () => {
    await assert.rejects(
      use(async () => {
        throw new TypeError('mine')
      }),
      TypeError,
    )
    const options: PageOptions = { width: 390, height: 844, scale: 3, mobile: true, dark: true }
    const seen = await use(
      (tab) =>
        tab.page.evaluate(() => ({
          ratio: devicePixelRatio,
          touch: navigator.maxTouchPoints > 0,
          dark: matchMedia('(prefers-color-scheme: dark)').matches,
          honest: !/Headless/.test(navigator.userAgent) && /Mobile/.test(navigator.userAgent),
        })),
      { options },
    )
    assert.deepEqual(seen, { ratio: 3, touch: true, dark: true, honest: true })
  })

  test('what Chromium itself opens, outside of the pages of calls, has no way out', async () => {
    const asked = requests.length
    await use(async ({ page: tab }) => {
      const session = await tab.context().browser()!.newBrowserCDPSession()
      const { targetId } = await session.send('Target.createTarget', { url: `${page}outside` })
      await session.send('Target.attachToTarget', { targetId, flatten: true })
      await tab.goto(`${page}inside`)
      await session.send('Target.closeTarget', { targetId })
    })
    const arrived = requests.slice(asked)
    assert.ok(arrived.includes('/inside') && !arrived.includes('/outside'), arrived.join(' '))
  })

  test('closed: no process is left', async () => {
    await browsing.close()
    await until('all have gone', () => commandsWith(temp).length === 0)
    assert.deepEqual(await readdir(temp), [])
  })
})

test('a Chromium that is not installed is named, with what installs it', async () => {
  const missing = new Browsing({ ...settings, program: 'no-such-chromium' })
  const call = { signal: new AbortController().signal, prepare: async () => undefined, check: async () => undefined }
  await assert.rejects(missing.use(call, {}, forEver), (error: { code: string; message: string; details: object }) => {
    assert.equal(error.code, 'program_missing')
    assert.match(JSON.stringify(error.details), /apt-get install chromium/)
    return true
  })
})
