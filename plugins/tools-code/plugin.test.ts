import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'

const page = 'x'.repeat(70_000)
const server = createServer(({ url }, response) => {
  if (url === '/long.js') response.end(page)
  else if (url === '/missing.js') response.writeHead(404).end()
  else response.end('\uFEFFconsole.log("from a file")')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const host = await createTestHost(import.meta.dirname, { allow: [`127.0.0.1:${port}`] })
after(async () => {
  await host.close()
  server.close()
})

const call = (name: string, query: Record<string, string> = {}) =>
  host.get(`/tools/${name}?${new URLSearchParams(query)}`)

describe('tools-code', () => {
  it('does what its examples say', async () => assert.equal(await host.examples(), 8))

  it('works on a sample without parameters', async () => {
    for (const name of ['encrypt', 'encryptv2', 'encryptv3']) {
      const { status, body } = await call(name)
      assert.equal(status, 200, name)
      assert.notEqual(body.result.code, '')
    }
    assert.match((await call('htmlobfuscate')).body.result.html, /^<!doctype html>/)
  })

  it('answers 422 with line and column for a syntax error', async () => {
    const { status, body } = await call('encryptv2', { code: 'const a = 1\nconst b = = 2' })
    assert.equal(status, 422)
    assert.partialDeepStrictEqual(body.result.error, { code: 'unprocessable', line: 2, column: 11 })
  })

  it('reads code from an address', async () => {
    const { status, body } = await call('encrypt', { url: `http://127.0.0.1:${port}/a.js`, target: 'node' })
    assert.equal(status, 200)
    assert.deepEqual(body.result.characters.before, 'console.log("from a file")'.length)
  })

  it('refuses code from an address that is missing, too long, or given beside code', async () => {
    const at = (path: string) => `http://127.0.0.1:${port}/${path}`
    assert.equal((await call('encrypt', { url: at('missing.js') })).status, 422)
    const long = await call('htmlobfuscate', { url: at('long.js') })
    assert.equal(long.status, 413)
    assert.match(long.body.result.error.received, /70000/)
    assert.equal((await call('encrypt', { url: at('a.js'), code: '1' })).status, 400)
  })

  it('refuses parameters outside their limits', async () => {
    assert.equal((await call('encrypt', { code: '1', target: 'deno' })).status, 400)
    assert.equal((await call('encrypt', { code: '1', seed: '-1' })).status, 400)
    assert.equal((await call('htmlobfuscate', { html: '' })).status, 400)
    assert.equal((await call('encrypt', { code: 'x'.repeat(4001) })).status, 400)
  })

  it('takes code that is only comments, and white space', async () => {
    assert.equal((await call('encryptv3', { code: '// nothing' })).status, 200)
    assert.equal((await call('encryptv3', { code: '  \n' })).status, 200)
  })
})
