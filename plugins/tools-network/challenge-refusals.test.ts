import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MCAPTCHA, solver, V1, webOf } from './testing/challenges.ts'
import { type Place, serveHttp, serveSockets } from './testing/servers.ts'

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
