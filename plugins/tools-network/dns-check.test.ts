import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createTestHost, type NameServerOptions, serveNames, type Zone } from '@gateway/sdk-plugin/testing'

const ZONE: Zone = {
  'example.test': {
    A: ['300 93.184.216.34'],
    AAAA: ['240 2606:2800:220:1::34'],
    MX: ['600 10 mail.example.test', '600 20 spare.example.test'],
    NS: ['3600 ns1.example.test'],
    TXT: ['60 v=spf1 -all'],
    SOA: ['60 ns1.example.test host.example.test 7 7200 3600 1209600 300'],
    CAA: ['60 0 issue ca.example'],
  },
  '_imaps._tcp.example.test': { SRV: ['60 0 5 993 mail.example.test'] },
  'www.example.test': { A: ['30 CNAME example.test'], CNAME: ['30 example.test'] },
  'dangling.test': { status: 3, A: ['30 CNAME gone.test'], CNAME: ['30 gone.test'] },
  '_dmarc.example.test': { TXT: ['60 v=DMARC1; p=reject'] },
  'xn--bcher-kva.test': { A: ['60 93.184.216.34'] },
  'broken.test': { status: 2 },
  'silent.test': { silent: true },
  'rebound.test': { A: ['1 93.184.216.34', '1 169.254.169.254'] },
  'mapped.test': { A: ['1 93.184.216.34'], AAAA: ['1 ::ffff:10.0.0.1'.replace('10.0.0.1', 'a00:1')] },
  'tricky.test': { A: ['1 CNAME metadata.internal'] },
}

/** A way to ask, with a name server of the test behind it. */
async function asker(t: TestContext, options?: NameServerOptions) {
  const server = await serveNames(t, ZONE, options)
  const host = await createTestHost(import.meta.dirname, { nameServers: [server.place] })
  t.after(() => host.close())
  return async (domain: string) => {
    server.questions.length = 0
    const { status, body } = await host.get(`/tools/dns-check?${new URLSearchParams({ domain })}`)
    return { status, result: body.result, questions: server.questions }
  }
}

async function ask(t: TestContext, domain: string, options?: NameServerOptions) {
  return (await asker(t, options))(domain)
}

test('tells every record with its TTL', async (t) => {
  const { status, result } = await ask(t, 'example.test')
  assert.equal(status, 200)
  const name = 'example.test'
  assert.deepEqual(result.records, {
    A: [{ name, ttl: 300, address: '93.184.216.34' }],
    AAAA: [{ name, ttl: 240, address: '2606:2800:220:1::34' }],
    CNAME: [],
    MX: [
      { name, ttl: 600, priority: 10, exchange: 'mail.example.test' },
      { name, ttl: 600, priority: 20, exchange: 'spare.example.test' },
    ],
    NS: [{ name, ttl: 3600, target: 'ns1.example.test' }],
    TXT: [{ name, ttl: 60, text: 'v=spf1 -all' }],
    SOA: [
      {
        name,
        ttl: 60,
        primary: 'ns1.example.test',
        mailbox: 'host.example.test',
        serial: 7,
        refresh: 7200,
        retry: 3600,
        expire: 1209600,
        minimum: 300,
      },
    ],
    CAA: [{ name, ttl: 60, critical: false, tag: 'issue', value: 'ca.example' }],
    SRV: [
      { name: '_imaps._tcp.example.test', ttl: 60, priority: 0, weight: 5, port: 993, target: 'mail.example.test' },
    ],
  })
  assert.deepEqual([result.exists, result.complete], [true, true])
  const queries = result.queries as { type: string; status: string; count: number; ms: number }[]
  assert.deepEqual(
    queries.map(({ type, count }) => `${type} ${count}`),
    ['A 1', 'AAAA 1', 'CNAME 0', 'MX 2', 'NS 1', 'TXT 1', 'SOA 1', 'CAA 1', 'SRV 1'],
  )
  assert.ok(queries.every(({ ms }) => ms > 0))
})

test('takes the spellings that people use', async (t) => {
  const tell = await asker(t)
  for (const [typed, ascii, shown] of [
    ['bücher.test', 'xn--bcher-kva.test', 'bücher.test'],
    ['XN--BCHER-KVA.test.', 'xn--bcher-kva.test', 'bücher.test'],
    ['https://www.Example.test/a?b', 'www.example.test', 'www.example.test'],
    [' example.test ', 'example.test', 'example.test'],
  ]) {
    const { status, result } = await tell(typed!)
    assert.deepEqual([status, result.ascii, result.domain], [200, ascii, shown], typed)
  }
})

test('an alias is told, and the address behind it', async (t) => {
  const { result } = await ask(t, 'www.example.test', {})
  assert.equal(result.records.CNAME[0].target, 'example.test')
})

test('an alias of a name that is gone exists itself', async (t) => {
  const { result } = await ask(t, 'dangling.test')
  assert.deepEqual([result.exists, result.records.A, result.records.CNAME[0].target], [true, [], 'gone.test'])
})

test('takes names with underscores', async (t) => {
  const { result } = await ask(t, '_dmarc.example.test')
  assert.equal(result.records.TXT[0].text, 'v=DMARC1; p=reject')
})

test('a name that does not exist is an answer, for one question', async (t) => {
  const { status, result, questions } = await ask(t, 'nobody.test')
  assert.deepEqual([status, result.exists, result.records.A], [200, false, []])
  assert.deepEqual(
    result.queries.map((query: { status: string }) => query.status),
    ['NXDOMAIN'],
  )
  assert.deepEqual(questions, ['nobody.test A udp'])
})

test('a name server that fails is 502, none at all is too', async (t) => {
  const broken = await ask(t, 'broken.test')
  assert.deepEqual([broken.status, broken.result.error.code], [502, 'upstream_error'])
  assert.match(broken.result.error.message, /SERVFAIL/)
  const malformed = await ask(t, 'example.test', { spoil: (answer) => answer.subarray(0, 20) })
  assert.deepEqual([malformed.status, malformed.result.error.code], [502, 'upstream_error'])
  const host = await createTestHost(import.meta.dirname, { nameServers: ['127.0.0.1:1'] })
  t.after(() => host.close())
  const { status, body } = await host.get('/tools/dns-check?domain=example.test')
  assert.deepEqual([status, body.result.error.code], [502, 'upstream_error'])
  assert.match(body.result.error.hint, /GATEWAY_DNS_SERVERS/)
})

test('a silent name server is 504', async (t) => {
  const { status, result } = await ask(t, 'silent.test')
  assert.deepEqual([status, result.error.code], [504, 'upstream_timeout'])
})

test('refuses names of this machine and of private networks, and answers that lead there', async (t) => {
  const refused: [domain: string, code: string, questions: number][] = [
    ['localhost', 'url_not_allowed', 0],
    ['printer.local', 'url_not_allowed', 0],
    ['metadata.google.internal', 'url_not_allowed', 0],
    ['127.0.0.1', 'address_blocked', 0],
    ['0x7f000001', 'address_blocked', 0],
    ['[::1]', 'url_invalid', 0],
    ['8.8.8.8', 'url_invalid', 0],
    ['a b', 'url_invalid', 0],
    ['user@example.test', 'url_invalid', 0],
    ['example.test:22', 'url_invalid', 0],
    ['ftp://example.test', 'url_invalid', 0],
    ['%00', 'url_invalid', 0],
    ['rebound.test', 'address_blocked', 1],
    ['tricky.test', 'address_blocked', 1],
  ]
  const tell = await asker(t)
  for (const [domain, code, count] of refused) {
    const { status, result, questions } = await tell(domain)
    assert.deepEqual([status, result.error?.code, questions.length], [400, code, count], domain)
  }
  const { status, result } = await tell('mapped.test')
  assert.deepEqual([status, result.error.code], [400, 'address_blocked'])
})
