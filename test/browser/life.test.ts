import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { findProgram } from '../../scripts/programs.mjs'
import { type GatewayProcess, startGateway } from '../gateway-process.ts'
import { createFolders, type PluginFolders } from '../plugins/folders.ts'
import { commandsWith, descendants } from '../plugins/proc.ts'
import { until } from '../plugins/until.ts'

/** The Chromium of a plugin's process, seen from the system: none outlives what it was started for. */

const skip = findProgram('chromium') && process.platform === 'linux' ? false : 'skipped: no Chromium, or no /proc'

const PLUGIN = `
  import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
  const endpoint = (name, more) => defineEndpoint({ category: 'test', name, params: z.object({}), ...more })
  export default [
    endpoint('sum', { timeoutMs: 20000, handle: (_, ctx) => ctx.browser.use({}, ({ page }) => page.evaluate(() => 1 + 1)) }),
    endpoint('stuck', { timeoutMs: 3000, handle: (_, ctx) => ctx.browser.use({}, ({ page }) => page.evaluate(() => { for (;;); })) }),
    endpoint('blocked', { timeoutMs: 3000, handle: (_, ctx) => ctx.browser.use({}, () => { for (;;); }) }),
    endpoint('pid', { handle: () => process.pid }),
    endpoint('greedy', { timeoutMs: 20000, handle: (_, ctx) => ctx.browser.use({}, ({ page }) => page.evaluate(() => {
      globalThis.kept = []
      for (let i = 0; i < 64; i++) kept.push(new Uint8Array(64e6).fill(1))
      return kept.length })) }),
  ]`

describe('the processes of a browser', { skip }, () => {
  let folders: PluginFolders
  let gateway: GatewayProcess

  before(async () => {
    folders = await createFolders()
    const manifest = {
      type: 'module',
      gateway: { capabilities: { browser: true }, limits: { memoryMb: 1536, processes: 1 } },
    }
    await folders.write('browsing', { 'package.json': manifest, 'plugin.ts': PLUGIN })
    gateway = await startGateway({ plugins: folders.root, env: { GATEWAY_LOG: 'warn' } })
  })
  after(async () => {
    await gateway.close()
    await folders[Symbol.asyncDispose]()
  })

  const sum = async (of = gateway) => {
    const { status, body } = await of.get('/test/sum')
    assert.deepEqual([status, body.result], [200, 2], of.log().slice(-1500))
  }
  /** Its first process: those it started name the profile too, and may have lower numbers when these begin anew. */
  const mainOf = ({ data }: GatewayProcess) => {
    const all = commandsWith(`--user-data-dir=${data}`)
    return all.find(({ parent }) => !all.some(({ pid }) => pid === parent))!.pid
  }
  /** All processes of Chromium name the profile, or are below one that does. */
  const browsersOf = ({ data }: GatewayProcess) => {
    const roots = commandsWith(`--user-data-dir=${data}`)
    return new Set(roots.flatMap(({ pid }) => [pid, ...descendants(pid).map((child) => child.pid)]))
  }
  /** The process that serves, its browser and its folder: one that is being replaced may still have its own. */
  const serving = () =>
    until('the process that serves has a browser', async () => {
      await sum()
      const owner = (await gateway.get('/test/pid')).body.result as number
      const browsers = new Set(descendants(owner).map(({ pid }) => pid))
      const root = commandsWith(`--user-data-dir=${gateway.data}`).find(({ pid }) => browsers.has(pid))
      const folder = /\/temp\/([^/]+)\//.exec(root?.command ?? '')?.[1]
      return browsers.size > 3 && folder !== undefined && { owner, browsers, folder }
    })
  const alive = (pids: Set<number>) => [...pids].filter((pid) => commandsOf(pid).includes('chromium'))
  const gone = (pids: Set<number>) =>
    until('no Chromium is left', () => alive(pids).length === 0).catch((cause: Error) => {
      // Which ones are left says why.
      const left = alive(pids).map((pid) => `${pid} ${commandsOf(pid).slice(0, 400)}`)
      throw new Error(`${cause.message}:\n${left.join('\n')}`, { cause })
    })
  const tempOf = ({ data }: GatewayProcess) => readdir(join(data, 'temp')).catch((): string[] => [])

  test('a call keeps one warm; the next one uses it', async () => {
    await sum()
    const first = mainOf(gateway)
    await sum()
    assert.equal(mainOf(gateway), first)
  })

  test('the kernel’s limit of the plugin holds for its tabs', async () => {
    const { status, body } = await gateway.get('/test/greedy')
    assert.ok(status === 422 || status === 500, JSON.stringify(body))
    await sum()
    assert.match(await readFile(`/proc/${mainOf(gateway)}/limits`, 'utf8'), /Max data size +\d{10} /)
  })

  test('a page that never rests ends with its call, and the browser lives on', async () => {
    const before = mainOf(gateway)
    const { status, body } = await gateway.get('/test/stuck')
    assert.deepEqual([status, body.result.error.code], [504, 'plugin_timeout'])
    await sum()
    assert.equal(mainOf(gateway), before)
  })

  test('the plugin process killed, blocked or not: no Chromium, no folder stays', async () => {
    const killed = await serving()
    process.kill(killed.owner, 'SIGKILL')
    await gone(killed.browsers)
    await until('its folder has gone', async () => !(await tempOf(gateway)).includes(killed.folder))
    const blocked = await serving()
    assert.equal((await gateway.get('/test/blocked')).status, 504)
    await gone(blocked.browsers)
    await until('its folder has gone', async () => !(await tempOf(gateway)).includes(blocked.folder))
    await sum()
  })

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    test(`the gateway ended by ${signal}: no Chromium stays`, async () => {
      const other = await startGateway({ plugins: folders.root, env: { GATEWAY_LOG: 'warn' } })
      await sum(other)
      const left = browsersOf(other)
      assert.ok(left.size > 3)
      other.signal(signal)
      await other.ended
      await gone(left)
      await other.close()
    })
  }
})

function commandsOf(pid: number): string {
  return commandsWith('').find((process) => process.pid === pid)?.command ?? ''
}
