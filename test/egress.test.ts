import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type GatewayProcess, startGateway } from './gateway-process.ts'

/** Asks for an address through the proxy of its environment, as any well-behaved program does. */
const FETCHER = `
  const { hostname, port, username, password } = new URL(process.env.HTTP_PROXY)
  const headers = { 'proxy-authorization': 'Basic ' + Buffer.from(username + ':' + password).toString('base64') }
  require('node:http').get({ hostname, port, path: process.argv[1], headers: process.argv[2] ? {} : headers }, (answer) => {
    console.log(answer.statusCode)
    answer.resume()
  })`

const PLUGIN = `
  import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
  export default defineEndpoint({
    category: 'test', name: 'fetcher', params: z.object({ url: param.text(), bare: param.flag().optional() }),
    async handle({ url, bare }, ctx) {
      const { stdout, stderr } = await ctx.exec('node', ['-e', ${JSON.stringify(FETCHER)}, url, ...(bare ? ['bare'] : [])])
      return { status: Number(stdout), stderr }
    },
  })`

describe('programs that plugins start reach the network through the egress proxy', () => {
  let gateway: GatewayProcess
  let plugins: string
  let asked = 0
  const secret = createServer((_, response) => {
    asked++
    response.end('private')
  })

  before(async () => {
    secret.listen(0, '127.0.0.1')
    plugins = await mkdtemp(join(tmpdir(), 'gateway-test-'))
    await mkdir(join(plugins, 'fetcher'), { mode: 0o755 })
    const manifest = { gateway: { capabilities: { exec: ['node'] } } }
    await writeFile(join(plugins, 'fetcher/package.json'), JSON.stringify(manifest))
    await writeFile(join(plugins, 'fetcher/plugin.ts'), PLUGIN)
    gateway = await startGateway({ plugins })
  })
  after(async () => {
    await gateway.close()
    secret.close()
    await rm(plugins, { recursive: true, force: true })
  })

  const portOf = () => (secret.address() as AddressInfo).port
  const fetched = async (query: Record<string, string>) => {
    const { body } = await gateway.get(`/test/fetcher?${new URLSearchParams(query)}`)
    return body.result.status as number
  }

  test('a private address is refused', async () => {
    assert.equal(await fetched({ url: `http://127.0.0.1:${portOf()}/` }), 403)
    assert.equal(asked, 0)
  })

  test('without its token the proxy serves nobody', async () => {
    assert.equal(await fetched({ url: `http://127.0.0.1:${portOf()}/`, bare: 'yes' }), 407)
    assert.equal(asked, 0)
  })

  test('what GATEWAY_FETCH_ALLOW names is let through', async () => {
    const open = await startGateway({ plugins, env: { GATEWAY_FETCH_ALLOW: `127.0.0.1:${portOf()}` } })
    try {
      const url = encodeURIComponent(`http://127.0.0.1:${portOf()}/`)
      assert.equal((await open.get(`/test/fetcher?url=${url}`)).body.result.status, 200)
      assert.equal(asked, 1)
    } finally {
      await open.close()
    }
  })
})
