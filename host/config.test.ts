import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, readConfig } from './config.ts'

test('name servers are addresses, with or without a port', () => {
  const servers = (text: string) => readConfig({ GATEWAY_DNS_SERVERS: text }).fetch.servers
  assert.deepEqual(servers(''), [])
  assert.deepEqual(servers('9.9.9.9, 127.0.0.1:5353,2620:fe::fe, [2620:fe::fe]:53'), [
    '9.9.9.9',
    '127.0.0.1:5353',
    '2620:fe::fe',
    '[2620:fe::fe]:53',
  ])
  for (const bad of ['dns.example', '9.9.9', '9.9.9.9:dns', '2620:fe::fe]:53', 'https://9.9.9.9/']) {
    assert.throws(() => servers(bad), ConfigError, bad)
  }
})
