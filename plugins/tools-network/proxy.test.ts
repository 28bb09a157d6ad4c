import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createTestHost, type TestHostOptions } from '@gateway/sdk-plugin/testing'
import { parseList, protocolOf } from './proxies/parse.ts'
import { serveHttp, serveSockets } from './testing/servers.ts'

async function lister(t: TestContext, options: TestHostOptions) {
  const host = await createTestHost(import.meta.dirname, options)
  t.after(() => host.close())
  const list = async (query = '') => {
    const { status, body } = await host.get(`/tools/proxy${query}`)
    return { called: status, ...body.result }
  }
  return { list, host }
}

test('without a list it says which setting is missing', async (t) => {
  for (const secrets of [{}, { PROXY_LISTS: 'not an address' }]) {
    const { list } = await lister(t, { secrets })
    const { called, error } = await list()
    assert.deepEqual([called, error.code], [503, 'not_configured'])
    assert.match(error.hint, /GATEWAY_SECRET_PROXY_LISTS/)
  }
})

test('lists what accepts connections, and nothing else', async (t) => {
  let dialled = 0
  let bytes = 0
  const proxy = await serveSockets(t, (socket) => {
    dialled++
    socket.on('data', (data) => (bytes += data.length))
  })
  let fetched = 0
  const lists = await serveHttp(t, ({ url }, response) => {
    fetched++
    if (url!.startsWith('/socks5.txt'))
      response.end(`127.0.0.1:${proxy.port}\r\n127.0.0.1:1\n10.0.0.1:1080\n192.168.0.1:80\n`)
    else
      response.end(
        JSON.stringify([{ ip: '127.0.0.1', port: proxy.port, protocol: 'http', geolocation: { country: 'NL' } }]),
      )
  })
  const { list, host } = await lister(t, {
    allow: [lists.place, proxy.place, '127.0.0.1:1'],
    secrets: { PROXY_LISTS: `http://${lists.place}/socks5.txt?key=secret, http://${lists.place}/all.json` },
  })
  const result = await list()
  assert.equal(result.called, 200)
  const found = result.proxies as { url: string; country: string | null; connectMs: number; checkedAt: string }[]
  assert.deepEqual(found.map(({ url, country }) => [url, country]).toSorted(), [
    [`http://127.0.0.1:${proxy.port}`, 'NL'],
    [`socks5://127.0.0.1:${proxy.port}`, null],
  ])
  assert.ok(found.every(({ connectMs, checkedAt }) => connectMs >= 0 && Date.parse(checkedAt) > 0))
  assert.deepEqual([result.count, result.tested, result.dropped], [2, 3, 2])
  assert.deepEqual(result.sources, [
    { source: `http://${lists.place}/socks5.txt`, entries: 4 },
    { source: `http://${lists.place}/all.json`, entries: 1 },
  ])
  assert.ok(!JSON.stringify(result).includes('secret'))
  const { proxies } = await list('?protocol=SOCKS5&limit=1')
  assert.deepEqual(
    proxies.map(({ protocol }: { protocol: string }) => protocol),
    ['socks5'],
  )
  assert.equal(fetched, 2, 'lists are kept')
  const before = dialled
  await list()
  assert.equal(dialled, before, 'checks are kept')
  host.advance(61_000)
  await list()
  assert.ok(dialled > before)
  assert.equal(bytes, 0, 'nothing is sent')
})

test('a list that fails is told, all that fail are 502', async (t) => {
  const lists = await serveHttp(t, ({ url }, response) => {
    if (url === '/bad') response.writeHead(500).end()
    else response.end('10.1.1.1:80')
  })
  const reset = await serveSockets(t, (socket) => socket.once('data', () => socket.resetAndDestroy()))
  const allow = [lists.place, reset.place]
  const some = {
    PROXY_LISTS: `http://${lists.place}/bad http://${reset.place}/x http://127.0.0.1/ http://${lists.place}/good`,
  }
  const { list } = await lister(t, { allow, secrets: some })
  const { called, count, sources } = await list()
  assert.deepEqual([called, count], [200, 0])
  assert.deepEqual(
    sources.map(({ error }: { error?: string }) => error),
    ['upstream_error', 'upstream_error', 'address_blocked', undefined],
  )
  const { list: none } = await lister(t, { allow, secrets: { PROXY_LISTS: `http://${lists.place}/bad` } })
  const { called: status, error } = await none()
  assert.deepEqual([status, error.code], [502, 'upstream_error'])
})

test('dials a bounded number', async (t) => {
  let dialled = 0
  const proxy = await serveSockets(t, (socket) => {
    dialled++
    socket.destroy()
  })
  const places = Array.from({ length: 900 }, (_, n) => `127.0.0.${(n % 250) + 1}:${1 + Math.floor(n / 250)}`)
  const lists = await serveHttp(t, (_, response) => response.end([...places, `127.0.0.1:${proxy.port}`].join('\n')))
  const { list } = await lister(t, {
    allow: [lists.place, proxy.place, ...places],
    secrets: { PROXY_LISTS: `http://${lists.place}/` },
  })
  const { count, tested } = await list()
  assert.equal(count, 0)
  assert.ok(tested >= 200 && tested < 240, String(tested))
  assert.equal(dialled, 0)
})

test('bad parameters are refused', async (t) => {
  const { list } = await lister(t, {})
  for (const query of ['?limit=0', '?limit=51', '?limit=x', '?protocol=ftp']) {
    assert.equal((await list(query)).called, 400, query)
  }
})

test('reads the usual forms of lists', () => {
  const one = { protocol: 'http', ip: '1.2.3.4', port: 80, country: null }
  assert.deepEqual(parseList('1.2.3.4:80\n', 'http'), [one])
  assert.deepEqual(parseList('1.2.3.4:80\r\n\r\n1.2.3.4:80\r\n', 'http'), [one])
  assert.deepEqual(parseList('socks4://1.2.3.4:80', 'http'), [{ ...one, protocol: 'socks4' }])
  assert.deepEqual(parseList('socks5h://[2001:db8::1]:1080', 'http'), [
    { protocol: 'socks5', ip: '2001:db8::1', port: 1080, country: null },
  ])
  assert.deepEqual(parseList('[2001:db8::1]:1080', 'socks5')[0]?.ip, '2001:db8::1')
  assert.deepEqual(parseList('1.2.3.4:80,elite,US', 'http'), [one])
  const us = { ...one, country: 'US' }
  const forms: unknown[] = [
    [
      {
        protocol: 'http',
        username: null,
        password: null,
        host: '1.2.3.4',
        port: 80,
        geolocation: { country: { iso_code: 'US' } },
      },
    ],
    [
      {
        proxy: 'http://1.2.3.4:80',
        protocol: 'http',
        ip: '1.2.3.4',
        port: 80,
        geolocation: { country: 'US', city: 'X' },
      },
    ],
    [{ proxy: 'http://1.2.3.4:80', geolocation: { country: 'us' } }],
    { data: [{ ip: '1.2.3.4', port: '80', protocols: ['http'], country: 'US' }], total: 1, page: 1, limit: 50 },
    { proxies: [{ ip: '1.2.3.4', port: 80, protocol: 'http', ip_data: { countryCode: 'US' } }] },
  ]
  for (const form of forms) assert.deepEqual(parseList(JSON.stringify(form), 'socks4'), [us], JSON.stringify(form))
  assert.equal(parseList(JSON.stringify([{ ip: '1.2.3.4', port: 80, country: 'ZZ' }]), 'http')[0]!.country, null)
})

test('takes no names, odd ports or unknown schemes, and no nonsense', () => {
  for (const text of [
    'proxy.example.com:80',
    'http://localhost:80',
    '1.2.3.4',
    '1.2.3.4:0',
    '1.2.3.4:65536',
    '1.2.3.400:80',
    'ftp://1.2.3.4:21',
    'user:pass@1.2.3.4:80',
    '0x7f.1:80',
    '[not json',
    '{"data":"none"}',
    '[null,1,"x",{}]',
    '',
  ]) {
    assert.deepEqual(parseList(text, 'http'), [], text)
  }
})

test('a list says its protocol in its address', () => {
  assert.equal(protocolOf('https://x.test/http.txt'), 'http')
  assert.equal(protocolOf('https://x.test/proxies/SOCKS5.txt'), 'socks5')
  assert.equal(protocolOf('https://x.test/all.txt'), 'http')
})
