import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { allowing, createPolicy } from './policy.ts'
import { parseTarget } from './target.ts'

const plain = createPolicy()

function codeOf(address: string, policy = plain): string {
  try {
    parseTarget(address, policy)
    return 'ok'
  } catch (error) {
    assert.ok(error instanceof GatewayError)
    return error.code
  }
}

describe('parseTarget', () => {
  it('takes an address apart', () => {
    const { url, ...rest } = parseTarget('HTTPS://Example.COM./a?b#c', plain)
    assert.equal(url.href, 'https://example.com/a?b')
    assert.deepEqual(rest, { host: 'example.com', port: 443, literal: false, exempt: false })
  })

  it('knows a literal, IPv6 without its brackets', () => {
    const { host, literal, port } = parseTarget('http://[2606:4700::1111]:443/', plain)
    assert.deepEqual({ host, literal, port }, { host: '2606:4700::1111', literal: true, port: 443 })
  })

  it('blocks a private literal before it looks at the port, and a port before the name', () => {
    assert.equal(codeOf('http://127.0.0.1:6379/'), 'address_blocked')
    assert.equal(codeOf('http://8.8.8.8:6379/'), 'url_not_allowed')
    assert.equal(codeOf('http://example.com:6379/'), 'url_not_allowed')
  })

  it('refuses what cannot be a host name', () => {
    assert.equal(codeOf(`http://${'a'.repeat(64)}.example.com/`), 'url_invalid')
    assert.equal(codeOf('http://a..example.com/'), 'url_invalid')
  })

  it('never repeats a password', () => {
    assert.throws(
      () => parseTarget('http://user:hunter2@example.com/', plain),
      (error) => !JSON.stringify(error).includes('hunter2'),
    )
  })
})

describe('a policy', () => {
  it('allows more ports for public hosts alone', () => {
    const policy = createPolicy({ ports: [8080] })
    assert.equal(codeOf('http://example.com:8080/', policy), 'ok')
    assert.equal(codeOf('http://127.0.0.1:8080/', policy), 'address_blocked')
  })

  it('exempts a host at one port, however it is spelled', () => {
    const policy = createPolicy({ allow: ['LocalHost:8080', '[::1]:80', '10.0.0.1:443'] })
    assert.equal(codeOf('http://localhost:8080/', policy), 'ok')
    assert.equal(codeOf('http://localhost.:8080/', policy), 'ok')
    assert.equal(codeOf('http://[0:0::1]/', policy), 'ok')
    assert.equal(codeOf('https://10.1/', policy), 'ok')
    assert.equal(codeOf('http://localhost:8081/', policy), 'url_not_allowed')
    assert.equal(codeOf('http://10.0.0.1/', policy), 'address_blocked')
    assert.equal(codeOf('ftp://localhost:8080/', policy), 'url_not_allowed')
  })

  it('says what an exemption looks like', () => {
    for (const wrong of ['localhost', 'http://localhost:80', 'a:b', 'localhost:99999', 'user@host:80', '']) {
      assert.throws(() => createPolicy({ allow: [wrong] }), /host:port/, wrong)
    }
  })

  it('can be widened by addresses, leaving the narrower one as it was', () => {
    const wide = allowing(plain, ['http://ollama.internal:11434/v1', 'https://10.0.0.7/'])
    assert.equal(codeOf('http://ollama.internal:11434/other', wide), 'ok')
    assert.equal(codeOf('https://10.0.0.7/', wide), 'ok')
    assert.equal(codeOf('http://ollama.internal:11434/', plain), 'url_not_allowed')
  })
})
