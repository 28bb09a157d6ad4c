import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import type { DnsType } from '../../../sdk-plugin/net.ts'
import { decodeAnswer, encodeQuestion } from './dns-message.ts'
import { DnsFormatError } from './dns-name.ts'
import { serveNames, type NameServerOptions, type Zone } from './dns-testing.ts'
import { createNet } from './net.ts'
import { createPolicy } from './policy.ts'

const ZONE: Zone = {
  'example.test': {
    A: ['300 93.184.216.34', '60 93.184.216.35'],
    AAAA: ['300 2606:2800:220:1::34'],
    NS: ['3600 ns1.example.test'],
    MX: ['600 10 mail.example.test'],
    TXT: ['60 v=spf1 -all', '60 one |two |three'],
    CAA: ['60 128 issue ca.example', '60 0 iodef mailto:a@example.test'],
    SOA: ['60 ns1.example.test host.example.test 2024010101 7200 3600 1209600 300'],
  },
  '_imaps._tcp.example.test': { SRV: ['60 0 5 993 mail.example.test'] },
  'alias.example.test': { A: ['60 CNAME example.test'], CNAME: ['60 example.test'] },
  'inside.example.test': { A: ['60 93.184.216.34', '60 10.0.0.7'] },
  'home.example.test': { A: ['60 CNAME router.lan'] },
  'broken.example.test': { status: 2 },
  'silent.example.test': { silent: true },
  'many.example.test': { TXT: Array.from({ length: 40 }, (_, n) => `60 ${n}${'x'.repeat(200)}`) },
}

async function netAt(test: TestContext, options?: NameServerOptions, more: string[] = []) {
  const server = await serveNames(test, ZONE, options)
  const net = createNet(createPolicy({ servers: [...more, server.place] }), new AbortController().signal)
  const ask = async (name: string, type: DnsType) => {
    const { ms, ...answer } = await net.resolve(name, type, { timeoutMs: 2000 })
    assert.ok(ms > 0)
    return answer
  }
  return { ask, net, questions: server.questions }
}

describe('a question', () => {
  it('brings the records of each type, with their TTL', async (test) => {
    const { ask } = await netAt(test)
    const name = 'example.test'
    const records = async (type: DnsType, of = name) => (await ask(of, type)).records
    assert.deepEqual(await records('A'), [
      { name, ttl: 300, type: 'A', address: '93.184.216.34' },
      { name, ttl: 60, type: 'A', address: '93.184.216.35' },
    ])
    assert.deepEqual(await records('AAAA'), [{ name, ttl: 300, type: 'AAAA', address: '2606:2800:220:1::34' }])
    assert.deepEqual(await records('NS'), [{ name, ttl: 3600, type: 'NS', target: 'ns1.example.test' }])
    assert.deepEqual(await records('MX'), [{ name, ttl: 600, type: 'MX', priority: 10, exchange: 'mail.example.test' }])
    assert.deepEqual(await records('TXT'), [
      { name, ttl: 60, type: 'TXT', text: 'v=spf1 -all' },
      { name, ttl: 60, type: 'TXT', text: 'one two three' },
    ])
    assert.deepEqual(await records('CAA'), [
      { name, ttl: 60, type: 'CAA', critical: true, tag: 'issue', value: 'ca.example' },
      { name, ttl: 60, type: 'CAA', critical: false, tag: 'iodef', value: 'mailto:a@example.test' },
    ])
    const soa = { primary: 'ns1.example.test', mailbox: 'host.example.test', serial: 2024010101, minimum: 300 }
    const times = { refresh: 7200, retry: 3600, expire: 1209600 }
    assert.deepEqual(await records('SOA'), [{ name, ttl: 60, type: 'SOA', ...soa, ...times }])
    const service = '_imaps._tcp.example.test'
    const srv = { type: 'SRV', priority: 0, weight: 5, port: 993, target: 'mail.example.test' }
    assert.deepEqual(await records('SRV', service), [{ name: service, ttl: 60, ...srv }])
    assert.deepEqual(await records('CNAME', 'alias.example.test'), [
      { name: 'alias.example.test', ttl: 60, type: 'CNAME', target: 'example.test' },
    ])
  })

  it('is told apart: no such name, no such record, a server that fails', async (test) => {
    const { ask, questions } = await netAt(test)
    assert.equal((await ask('nobody.example.test', 'A')).status, 'NXDOMAIN')
    assert.deepEqual(await ask('alias.example.test', 'MX'), {
      status: 'NOERROR',
      records: [],
      authenticated: false,
      transport: 'udp',
    })
    assert.equal((await ask('broken.example.test', 'A')).status, 'SERVFAIL')
    assert.equal(questions.filter((line) => line.startsWith('broken')).length, 2, 'a failing server is asked twice')
  })

  it('is asked again over TCP when the answer does not fit', async (test) => {
    const { ask, questions } = await netAt(test)
    const answer = await ask('many.example.test', 'TXT')
    assert.deepEqual([answer.records.length, answer.transport], [40, 'tcp'])
    assert.deepEqual(questions, ['many.example.test TXT udp', 'many.example.test TXT tcp'])
  })

  it('goes without EDNS to a server that refuses it', async (test) => {
    const { ask } = await netAt(test, { oldFashioned: true })
    assert.equal((await ask('example.test', 'A')).records.length, 2)
  })

  it('goes to the next server where one is dead', async (test) => {
    const { ask } = await netAt(test, {}, ['127.0.0.1:1'])
    assert.equal((await ask('example.test', 'A')).records.length, 2)
  })

  it('that nobody answers ends in time', async (test) => {
    const { net } = await netAt(test)
    const asked = net.resolve('silent.example.test', 'A', { timeoutMs: 50 })
    await assert.rejects(asked, { code: 'upstream_timeout' })
    const dead = createNet(createPolicy({ servers: ['127.0.0.1:1'] }), new AbortController().signal)
    await assert.rejects(dead.resolve('example.test', 'A'), { code: 'upstream_error' })
    const gone = createNet(createPolicy({ servers: ['127.0.0.1:1'] }), AbortSignal.abort(new Error('left')))
    await assert.rejects(gone.resolve('example.test', 'A'), /left/)
  })
})

describe('the guard of names', () => {
  it('refuses what is no public name before it asks', async (test) => {
    const { net, questions } = await netAt(test)
    const refused: Record<string, string> = {
      'localhost': 'url_not_allowed',
      'router': 'url_not_allowed',
      'nas.home.arpa': 'url_not_allowed',
      'db.internal': 'url_not_allowed',
      '127.0.0.1': 'address_blocked',
      '0x7f.1': 'address_blocked',
      '8.8.8.8': 'url_invalid',
      'a..b.test': 'url_invalid',
      'example.test/x': 'url_invalid',
      'user@example.test': 'url_invalid',
      'example.test:53': 'url_invalid',
      [`${'a'.repeat(64)}.test`]: 'url_invalid',
    }
    for (const [name, code] of Object.entries(refused)) {
      await assert.rejects(net.resolve(name, 'A'), { code }, name)
    }
    assert.deepEqual(questions, [])
  })

  it('refuses answers that lead inside, aliases too', async (test) => {
    const { net } = await netAt(test)
    await assert.rejects(net.resolve('inside.example.test', 'A'), { code: 'address_blocked' })
    await assert.rejects(net.resolve('home.example.test', 'A'), { code: 'address_blocked' })
  })
})

describe('a malformed answer', () => {
  const at = 12 + 'example.test'.length + 2 + 4
  const spoils: Record<string, (answer: Buffer) => Buffer> = {
    'cut in the middle of a record': (answer) => answer.subarray(0, at + 14),
    'a pointer to itself': (answer) => written(answer, at, 0xc000 | at),
    'a pointer ahead': (answer) => written(answer, at, 0xc000 | (at + 20)),
    'a length beyond the end': (answer) => written(answer, at + 10, 60000),
    'a length that is too short for the data': (answer) => written(answer, at + 10, 3),
    'more records than it holds': (answer) => written(answer, 6, 900),
    'a count beyond reason': (answer) => written(answer, 6, 65535),
    'a label of an unknown form': (answer) => written(answer, at, 0x8000),
  }
  for (const [name, spoil] of Object.entries(spoils)) {
    it(`is refused: ${name}`, async (test) => {
      const { net } = await netAt(test, { spoil })
      await assert.rejects(net.resolve('example.test', 'A'), { code: 'upstream_error', message: /malformed/ })
    })
  }

  it('to another question is waited out', async (test) => {
    for (const spoil of [(answer: Buffer) => written(answer, 0, 7), (answer: Buffer) => written(answer, 2, 0)]) {
      const { net } = await netAt(test, { spoil })
      await assert.rejects(net.resolve('example.test', 'A', { timeoutMs: 40 }), { code: 'upstream_timeout' })
    }
  })

  it('never does worse than an error, whatever its bytes', () => {
    const question = { id: 7, name: 'example.test', type: 'A', edns: true } as const
    const good = encodeQuestion(question)
    let seed = 1
    const next = () => (seed = (seed * 48271) % 0x7fffffff)
    let malformed = 0
    for (let n = 0; n < 20_000; n++) {
      const bytes = Buffer.concat([good.subarray(0, 12 + 18), Buffer.alloc(next() % 60)])
      bytes.writeUInt16BE(0x8180, 2)
      bytes.writeUInt16BE(next() % 5, 6)
      for (let at = 30; at < bytes.length; at++) bytes[at] = next() & (next() % 2 ? 0xff : 0xc1)
      try {
        decodeAnswer(bytes, question)
      } catch (error) {
        assert.ok(error instanceof DnsFormatError, String(error))
        malformed++
      }
    }
    assert.ok(malformed > 1000)
  })
})

function written(answer: Buffer, at: number, value: number): Buffer {
  answer.writeUInt16BE(value, at)
  return answer
}
