import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createTestHost, type TestHostOptions } from '@gateway/sdk-plugin/testing'
import { type Place, serveHttp, serveSockets } from './testing/servers.ts'

const V1 = {
  algorithm: 'SHA-256',
  challenge: 'd7670a4b9dede808a9ce4907a8fd8a277968b15022e9222ab326f7a49b4f1c4c',
  maxnumber: 100_000,
  salt: '00112233445566778899aabb?expires=4102444800&',
  signature: '233e1508b312a8b95e944c17eb09c2458988e698dcf919ce2a489d16c8c8370b',
}
/** Expires in 1970 + 0 steps, which means never. */
const PUZZLE = `${'0'.repeat(32)}.ZVPxAAAAAAEAAAACAQADZAAAAAAAAAAAAAECAwQFBgc=`
const MCAPTCHA = { string: 'hello', difficulty_factor: 1000, salt: 'testsalt' }

async function solver(t: TestContext, options: TestHostOptions) {
  const host = await createTestHost(import.meta.dirname, options)
  t.after(() => host.close())
  return async (params: Record<string, string>) => {
    const { status, body } = await host.get(`/tools/challenge-solver?${new URLSearchParams(params)}`)
    return { called: status, ...body.result }
  }
}

/** A web of pages: path → what stands there. Every request is kept. */
function webOf(pages: Record<string, string | object | ((request: Request) => Response | Promise<Response>)>) {
  const seen: string[] = []
  const web = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    seen.push(`${request.method} ${request.url}`)
    const page = pages[pathname + search] ?? pages[pathname]
    if (typeof page === 'function') return page(request)
    if (page === undefined) return new Response('nothing here', { status: 404 })
    return typeof page === 'string' ? new Response(page) : Response.json(page)
  }
  return { web, seen }
}

test('the widget of ALTCHA may hold its challenge or name its address, in both versions', async (t) => {
  const json = JSON.stringify(V1).replaceAll('"', '&quot;')
  const { web, seen } = webOf({
    '/url': '<base href="/deep/"><altcha-widget challengeurl="c?x=1"></altcha-widget>',
    '/new': '<altcha-widget challenge="https://api.test/deep/c?x=1"></altcha-widget>',
    '/json': `<altcha-widget challengejson="${json}"></altcha-widget>`,
    '/held': `<altcha-widget challenge="${json}"></altcha-widget>`,
    '/deep/c?x=1': V1,
    '/broken': '<altcha-widget challengejson="{nonsense"></altcha-widget>',
    '/other': '<altcha-widget challengeurl="/json"></altcha-widget>',
    '/strange': '<altcha-widget challengeurl="/odd"></altcha-widget>',
    '/odd': { some: 'thing' },
  })
  const solve = await solver(t, { web })
  for (const path of ['url', 'new', 'json', 'held', 'deep/c?x=1']) {
    const result = await solve({ url: `https://site.test/${path}` })
    assert.deepEqual([result.mode, result.solution?.number], ['altcha', 4242], path)
    assert.equal(JSON.parse(Buffer.from(result.payload, 'base64').toString()).number, 4242)
    assert.deepEqual(result.submit, { as: 'field', field: 'altcha' })
  }
  assert.ok(seen.includes('GET https://site.test/deep/c?x=1'))
  for (const path of ['broken', 'other', 'strange']) {
    const { called, error } = await solve({ url: `https://site.test/${path}` })
    assert.deepEqual([called, error.code], [422, 'content_rejected'], path)
  }
})

test('Anubis is found in its page, with the cookie that the pass needs, and never submitted', async (t) => {
  const challenge = {
    rules: { algorithm: 'fast', difficulty: 3 },
    challenge: { id: 'one', randomData: 'f00d'.repeat(32) },
  }
  const page = `<script id="anubis_challenge" type="application/json">${JSON.stringify(challenge)}</script>
    <script id="anubis_base_prefix" type="application/json">"/sub"</script>`
  const cookie = 'techaro.lol-anubis-cookie-verification=abc; Path=/; HttpOnly'
  const { web, seen } = webOf({
    '/docs?q=1': () => new Response(page, { status: 403, headers: { 'set-cookie': cookie } }),
  })
  const solve = await solver(t, { web })
  const { submit, solution, mode } = await solve({ url: 'https://site.test/docs?q=1' })
  assert.equal(mode, 'anubis')
  assert.match(solution.response, /^000/)
  assert.match(
    submit.url,
    /^https:\/\/site\.test\/sub\/\.within\.website\/x\/cmd\/anubis\/api\/pass-challenge\?id=one&/,
  )
  assert.deepEqual(submit.headers, { cookie: 'techaro.lol-anubis-cookie-verification=abc' })
  assert.deepEqual(seen, ['GET https://site.test/docs?q=1'])
})

test('Anubis is asked for a challenge where it is named and shows none', async (t) => {
  const { web } = webOf({
    '/docs': 'a page',
    '/.within.website/x/cmd/anubis/api/make-challenge': async (request) =>
      Response.json({
        rules: { algorithm: 'fast', difficulty: 2 },
        challenge: `seed of ${await request.text()}`,
        id: 'made',
      }),
  })
  const solve = await solver(t, { web })
  const { submit } = await solve({ url: 'https://site.test/docs', mode: 'anubis' })
  assert.equal(new URL(submit.url).searchParams.get('id'), 'made')
})

test('Friendly Captcha: from the widget, its own endpoint, or a site key alone', async (t) => {
  const { web, seen } = webOf({
    '/form': '<div class="frc-captcha" data-sitekey="SITE"></div>',
    '/own':
      '<div class="frc-captcha" data-sitekey="SITE" data-puzzle-endpoint="https://eu.test/p, https://b.test/"></div>',
    '/plain': 'nothing',
    '/api/v1/puzzle': { data: { puzzle: PUZZLE } },
    '/p': { data: { puzzle: PUZZLE } },
    '/puzzle.txt': PUZZLE,
  })
  const solve = await solver(t, { web })
  const asked: [params: Record<string, string>, fetched: string | undefined][] = [
    [{ url: 'https://site.test/form' }, 'GET https://api.friendlycaptcha.com/api/v1/puzzle?sitekey=SITE'],
    [{ url: 'https://site.test/own' }, 'GET https://eu.test/p?sitekey=SITE'],
    [
      { url: 'https://site.test/plain', sitekey: 'MINE', mode: 'friendly-captcha' },
      'GET https://api.friendlycaptcha.com/api/v1/puzzle?sitekey=MINE',
    ],
    [{ url: 'https://site.test/puzzle.txt' }, undefined],
  ]
  for (const [params, fetched] of asked) {
    seen.length = 0
    const { mode, solution, payload } = await solve(params)
    assert.deepEqual([mode, solution?.solutions.length, seen[1]], ['friendly-captcha', 3, fetched])
    assert.equal(payload.split('.').length, 4)
  }
})

test('mCaptcha: from the widget, its frame, its own address, or a site key', async (t) => {
  const keys: string[] = []
  const { web } = webOf({
    '/label': '<label data-mcaptcha_url="https://mc.test/widget/?sitekey=LABEL" id="mcaptcha__token-label">x</label>',
    '/frame': '<iframe src="https://mc.test/widget/?sitekey=FRAME"></iframe>',
    '/widget/?sitekey=DIRECT': 'the widget',
    '/plain': 'nothing',
    '/api/v1/pow/config': async (request) => {
      keys.push(`${new URL(request.url).host} ${((await request.json()) as { key: string }).key}`)
      return Response.json(MCAPTCHA)
    },
  })
  const solve = await solver(t, { web })
  for (const params of [
    { url: 'https://site.test/label' },
    { url: 'https://site.test/frame' },
    { url: 'https://mc.test/widget/?sitekey=DIRECT' },
    { url: 'https://mc.test/plain', sitekey: 'GIVEN', mode: 'mcaptcha' },
  ]) {
    const { mode, solution, submit } = await solve(params)
    assert.deepEqual([mode, solution?.nonce], ['mcaptcha', 777])
    assert.equal(submit.url, 'https://mc.test/api/v1/pow/verify')
    assert.equal(submit.body.key, keys.at(-1)!.split(' ')[1])
  }
  assert.deepEqual(keys, ['mc.test LABEL', 'mc.test FRAME', 'mc.test DIRECT', 'mc.test GIVEN'])
})

test('what is made to keep machines out is refused, by mode and by page', async (t) => {
  const pages: Record<string, string> = {
    'recaptcha': '<script src="https://www.google.com/recaptcha/api.js"></script><div class="g-recaptcha"></div>',
    'hcaptcha': '<div class="h-captcha"></div><script src="https://js.hcaptcha.com/1/api.js"></script>',
    'turnstile': '<div class="cf-turnstile"></div>',
    'cloudflare': '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/jsch/v1"></script>',
    'geetest': '<script>initGeetest4({})</script>',
    'arkose': '<script src="https://client-api.arkoselabs.com/v2/api.js"></script>',
    'datadome': '<script src="https://ct.captcha-delivery.com/c.js"></script>',
    'friendly-captcha-v2':
      '<div class="frc-captcha" data-sitekey="x"></div><script src="/@friendlycaptcha/sdk@0.1.0/site.min.js"></script>',
  }
  const { web, seen } = webOf(Object.fromEntries(Object.entries(pages).map(([name, page]) => [`/${name}`, page])))
  const solve = await solver(t, { web })
  for (const name of Object.keys(pages)) {
    const { called, error } = await solve({ url: `https://site.test/${name}` })
    assert.deepEqual([called, error.code, error.found], [422, 'unprocessable', name])
  }
  seen.length = 0
  for (const mode of ['recaptcha', 'hCaptcha', 'turnstile', 'geetest', 'arkose']) {
    const { called, error } = await solve({ url: 'https://site.test/turnstile', mode })
    assert.deepEqual([called, error.found], [422, mode.toLowerCase()])
  }
  assert.deepEqual(seen, [], 'a refused mode fetches nothing')
})

test('nothing there, another kind there, expired, too hard', async (t) => {
  const { web } = webOf({
    '/empty': '<h1>Hello</h1>',
    '/altcha': V1,
    '/expired': { ...V1, salt: 'aa?expires=1000000000&' },
    '/wide': { ...V1, maxnumber: 100_000_000 },
    '/anubis6': { rules: { algorithm: 'fast', difficulty: 6 }, challenge: 'abc' },
    '/broken': { rules: { algorithm: 'fast', difficulty: 'much' }, challenge: 'abc' },
    '/mcaptcha': { ...MCAPTCHA, difficulty_factor: 50_000_000 },
    '/none': { ...V1, challenge: '0'.repeat(64) },
    '/v2': { parameters: { algorithm: 'MD5' } },
  })
  const solve = await solver(t, { web })
  const cases: [params: Record<string, string>, code: string, message: RegExp][] = [
    [{ url: 'https://site.test/empty' }, 'unprocessable', /No proof-of-work challenge was found/],
    [{ url: 'https://site.test/altcha', mode: 'mcaptcha' }, 'unprocessable', /No mcaptcha challenge/],
    [{ url: 'https://site.test/expired' }, 'unprocessable', /expired at 2001-09-09/],
    [{ url: 'https://site.test/wide' }, 'unprocessable', /too hard.*numbers up to 100,000,000/],
    [{ url: 'https://site.test/anubis6' }, 'unprocessable', /too hard.*difficulty 6/],
    [{ url: 'https://site.test/mcaptcha' }, 'unprocessable', /too hard.*factor 50,000,000/],
    [{ url: 'https://site.test/broken' }, 'content_rejected', /Anubis challenge is malformed/],
    [{ url: 'https://site.test/v2' }, 'content_rejected', /ALTCHA challenge is malformed/],
    [{ url: 'https://site.test/none' }, 'unprocessable', /no number up to 100000/],
  ]
  for (const [params, code, message] of cases) {
    const { called, error } = await solve(params)
    assert.deepEqual([called, error.code], [422, code], params.url)
    assert.match(error.message, message)
  }
  assert.equal((await solve({ url: 'https://site.test/empty', mode: 'magic' })).called, 400)
})

test('every address on the way is guarded', async (t) => {
  const page = (place: string) => `<altcha-widget challengeurl="${place}"></altcha-widget>`
  const inward: Place = await serveHttp(t, ({ url }, response) => {
    if (url === '/metadata') response.end(page('http://169.254.169.254/latest/'))
    else if (url === '/friendly')
      response.end('<div class="frc-captcha" data-sitekey="a" data-puzzle-endpoint="http://127.0.0.1/p"></div>')
    else if (url === '/mcaptcha') response.end('<label data-mcaptcha_url="http://10.0.0.1/widget/?sitekey=a"></label>')
    else if (url === '/file') response.end(page('file:///etc/passwd'))
    else response.writeHead(302, { location: 'http://[::1]/' }).end()
  })
  const reset = await serveSockets(t, (socket) => socket.once('data', () => socket.resetAndDestroy()))
  const solve = await solver(t, { allow: [inward.place, reset.place] })
  for (const [url, code] of [
    [`http://${inward.place}/metadata`, 'address_blocked'],
    [`http://${inward.place}/friendly`, 'address_blocked'],
    [`http://${inward.place}/mcaptcha`, 'address_blocked'],
    [`http://${inward.place}/file`, 'url_not_allowed'],
    [`http://${inward.place}/redirect`, 'redirect_blocked'],
    [`http://${reset.place}/`, 'upstream_error'],
    ['http://localhost/', 'url_not_allowed'],
    ['http://127.0.0.1/', 'address_blocked'],
  ]) {
    assert.equal((await solve({ url: url! })).error?.code, code, url)
  }
})
