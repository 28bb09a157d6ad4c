import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MCAPTCHA, PUZZLE, solver, V1, webOf } from './testing/challenges.ts'

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
