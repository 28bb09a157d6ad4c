/** The published vectors of each kind, and what other people's code says of our solutions. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as deriveArgon2 } from 'altcha-lib/algorithms/argon2id'
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey as deriveScrypt } from 'altcha-lib/algorithms/scrypt'
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/sha'
import { createChallenge as createV1, verifySolution as verifyV1 } from 'altcha-lib/v1'
import { Budget } from './budget.ts'
import { altcha } from './altcha.ts'
import { anubis } from './anubis.ts'
import { friendly } from './friendly.ts'
import type { Kind, Reach } from './kind.ts'
import { mcaptcha } from './mcaptcha.ts'

const nowhere: Reach = {
  sitekey: 'key',
  named: false,
  get: () => assert.fail('nothing is fetched'),
  post: () => assert.fail('nothing is posted'),
}

/** Solves a challenge given as JSON, or as bare text. */
async function solve(kind: Kind, given: unknown, maxMs?: number) {
  const text = typeof given === 'string' ? given : JSON.stringify(given)
  const json = typeof given === 'string' ? {} : { json: given }
  const url = new URL('https://site.test/page?a=b')
  const challenge = await kind.find({ url, text, cookies: ['t=1'], tags: [], ...json }, nowhere)
  assert.ok(challenge)
  const budget = new Budget(challenge.described, new AbortController().signal, maxMs)
  return { challenge, hashes: () => budget.hashes, ...(await challenge.solve(budget)) }
}

const decoded = (payload: string | undefined) => JSON.parse(Buffer.from(payload!, 'base64').toString())

describe('ALTCHA v1', () => {
  const vector = {
    algorithm: 'SHA-256',
    challenge: 'd7670a4b9dede808a9ce4907a8fd8a277968b15022e9222ab326f7a49b4f1c4c',
    maxnumber: 100_000,
    salt: '00112233445566778899aabb?expires=4102444800&',
    signature: '233e1508b312a8b95e944c17eb09c2458988e698dcf919ce2a489d16c8c8370b',
  }

  test('the vector, as the library accepts it', async () => {
    const { challenge, solution, payload, hashes } = await solve(altcha, vector)
    assert.deepEqual(solution, { number: 4242 })
    assert.equal(challenge.expiresAt, '2100-01-01T00:00:00.000Z')
    assert.ok(hashes() >= 4243 && hashes() < 4243 + 4096)
    const { took, ...rest } = decoded(payload)
    const { maxnumber: _, ...sent } = vector
    assert.deepEqual(rest, { ...sent, number: 4242 })
    assert.ok(took >= 0)
    assert.equal(await verifyV1(payload!, 'test-hmac-key'), true)
  })

  test('challenges of the library, in each algorithm', async () => {
    for (const algorithm of ['SHA-1', 'SHA-256', 'SHA-512'] as const) {
      for (const number of [0, 9, 999, 1000, 12_345]) {
        const hmacKey = randomBytes(8).toString('hex')
        const made = await createV1({ algorithm, number, maxnumber: 20_000, hmacKey })
        const { solution, payload } = await solve(altcha, made)
        assert.equal(solution.number, number, algorithm)
        assert.equal(await verifyV1(payload!, hmacKey), true)
      }
    }
  })

  test('a challenge that nothing solves is told as that', async () => {
    const broken = { ...vector, challenge: '00'.repeat(32), maxnumber: 5000 }
    await assert.rejects(solve(altcha, broken), { code: 'unprocessable', message: /no number up to 5000/ })
  })
})

describe('ALTCHA v2', () => {
  const common = { nonce: '000102030405060708090a0b0c0d0e0f', salt: '101112131415161718191a1b1c1d1e1f' }

  test('the vectors', async () => {
    const keyPrefix = 'd3efa83bba1824b915cd52d557d7bada'
    const kdf = { ...common, algorithm: 'PBKDF2/SHA-256', cost: 1000, keyLength: 32, keyPrefix, expiresAt: 4102444800 }
    const signature = 'ffc5989a355fc9f107dd5848a052b14ac28ca9bbe80aad4a95684aa20fb71a9e'
    const { solution, payload } = await solve(altcha, { parameters: kdf, signature })
    assert.equal(solution.counter, 7)
    assert.equal(solution.derivedKey, 'd3efa83bba1824b915cd52d557d7bada223cdc1297473458cab9de331c35f748')
    const sent = decoded(payload)
    assert.deepEqual(sent.challenge, { parameters: kdf, signature })
    const verdict = await verifySolution({ ...sent, deriveKey: derivePbkdf2, hmacSignatureSecret: 'secret.key' })
    assert.equal(verdict.verified, true)
    const sha = { ...common, algorithm: 'SHA-256', cost: 10, keyLength: 32, keyPrefix: '00' }
    const { solution: second } = await solve(altcha, { parameters: sha })
    assert.equal(second.counter, 309)
    assert.match(String(second.derivedKey), /^0073d7ba/)
  })

  const algorithms = [
    { algorithm: 'PBKDF2/SHA-256', cost: 100, deriveKey: derivePbkdf2 },
    { algorithm: 'PBKDF2/SHA-384', cost: 100, deriveKey: derivePbkdf2 },
    { algorithm: 'PBKDF2/SHA-512', cost: 100, deriveKey: derivePbkdf2 },
    { algorithm: 'SHA-256', cost: 3, deriveKey: deriveSha },
    { algorithm: 'SHA-384', cost: 3, deriveKey: deriveSha },
    { algorithm: 'SHA-512', cost: 3, deriveKey: deriveSha },
    { algorithm: 'SCRYPT', cost: 64, memoryCost: 8, deriveKey: deriveScrypt },
    { algorithm: 'ARGON2ID', cost: 1, memoryCost: 64, deriveKey: deriveArgon2 },
  ]
  for (const { deriveKey, ...kdf } of algorithms) {
    test(`challenges of the library: ${kdf.algorithm}`, async () => {
      const hmacSignatureSecret = 'a secret'
      for (const wanted of [{ counter: 23 }, { keyPrefix: '0' }, { keyPrefix: '0f' }, { keyLength: 20, counter: 3 }]) {
        const data = { challengeId: 'c1', extra: 'ü' }
        const made = await createChallenge({ ...kdf, ...wanted, data, deriveKey, hmacSignatureSecret })
        const { payload } = await solve(altcha, made)
        const verdict = await verifySolution({ ...decoded(payload), deriveKey, hmacSignatureSecret })
        assert.equal(verdict.verified, true, JSON.stringify(wanted))
      }
    })
  }

  test('asks for no more memory than there is', async () => {
    const huge = { ...common, algorithm: 'ARGON2ID', cost: 1, memoryCost: 4_000_000, keyPrefix: '00' }
    await assert.rejects(solve(altcha, { parameters: huge }), { code: 'content_rejected', message: /128 MB/ })
    const scrypt = { ...common, algorithm: 'SCRYPT', cost: 2 ** 20, memoryCost: 8, keyPrefix: '00' }
    await assert.rejects(solve(altcha, { parameters: scrypt }), { code: 'content_rejected' })
  })

  test('begins no derivation that takes for ever, and none that its algorithm does not know', async () => {
    const refused = [
      { algorithm: 'ARGON2ID', cost: 1_000_000, memoryCost: 64 },
      { algorithm: 'PBKDF2/SHA-512', cost: 2_000_000 },
      { algorithm: 'PBKDF2/SHA-256', cost: 500_000, keyLength: 128 },
      { algorithm: 'SCRYPT', cost: 2 ** 14, memoryCost: 8, parallelism: 16 + 1 },
      { algorithm: 'SCRYPT', cost: 100, memoryCost: 8 },
      { algorithm: 'ARGON2ID', cost: 1, memoryCost: 8, parallelism: 16 },
      { algorithm: 'ARGON2ID', cost: 1, memoryCost: 64, keyLength: 2 },
    ]
    for (const kdf of refused) {
      const parameters = { ...common, keyPrefix: '00', ...kdf }
      await assert.rejects(solve(altcha, { parameters }), { code: 'content_rejected' }, JSON.stringify(kdf))
    }
  })
})

describe('Anubis', () => {
  const rules = { algorithm: 'fast', difficulty: 4 }
  const response = '0000d05545df9f2066000f36a965a8a58c7445e4adffb3b8f6892d8c1bf5d97f'

  test('the vector, in the old form and the new', async () => {
    for (const given of [
      { rules, challenge: 'a'.repeat(128) },
      { rules, challenge: { id: 'one', randomData: 'a'.repeat(128), method: 'fast', difficulty: 4 } },
      { rules, challenge: 'a'.repeat(128), id: 'one' },
    ]) {
      const { solution, submit } = await solve(anubis, given)
      assert.deepEqual(solution, { nonce: 17034, response })
      assert.ok(submit.as === 'request' && submit.method === 'GET')
      const url = new URL(submit.url)
      assert.equal(url.pathname, '/.within.website/x/cmd/anubis/api/pass-challenge')
      const { elapsedTime, id, ...query } = Object.fromEntries(url.searchParams)
      assert.deepEqual(query, { response, nonce: '17034', redir: '/page?a=b' })
      assert.equal(id, JSON.stringify(given).includes('"one"') ? 'one' : undefined)
      assert.ok(Number(elapsedTime) >= 1)
      assert.deepEqual(submit.headers, { cookie: 't=1' })
    }
  })

  test('methods that wait instead of computing', async () => {
    const meta = await solve(anubis, { rules: { algorithm: 'metarefresh', difficulty: 2 }, challenge: 'abc' })
    assert.ok(meta.submit.as === 'request' && meta.submit.url.includes('challenge=abc') && meta.submit.waitMs === 1600)
    const preact = await solve(anubis, { rules: { algorithm: 'preact', difficulty: 2 }, challenge: 'abc' })
    const result = createHash('sha256').update('abc').digest('hex')
    assert.deepEqual(preact.solution, { result })
    await assert.rejects(solve(anubis, { rules: { algorithm: 'new' }, challenge: 'a' }), { code: 'content_rejected' })
  })
})

describe('Friendly Captcha v1', () => {
  test('the vector', async () => {
    const puzzle = `${'0'.repeat(32)}.ZVPxAAAAAAEAAAACAQwDZAAAAAAAAAAAAAECAwQFBgc=`
    for (const given of [puzzle, { data: { puzzle } }]) {
      const { solution, payload, challenge, submit } = await solve(friendly, given)
      assert.deepEqual(solution.solutions, ['00000000fb0a0000', '0100000050040000', '02000000660c0000'])
      assert.deepEqual(challenge.difficulty, { solutions: 3, difficulty: 100, threshold: 741390 })
      assert.equal(challenge.expiresAt, new Date(1_700_003_600_000).toISOString())
      const [signature, encoded, solutions, diagnostics] = payload!.split('.')
      assert.equal(`${signature}.${encoded}`, puzzle)
      assert.equal(
        Buffer.from(solutions!, 'base64').toString('hex'),
        '00000000fb0a0000010000005004000002000000660c0000',
      )
      assert.equal(Buffer.from(diagnostics!, 'base64').length, 3)
      assert.deepEqual(submit, { as: 'field', field: 'frc-captcha-solution' })
    }
  })

  test('another version is refused', async () => {
    const bytes = Buffer.from('ZVPxAAAAAAEAAAACAQwDZAAAAAAAAAAAAAECAwQFBgc=', 'base64')
    bytes[12] = 2
    await assert.rejects(solve(friendly, `00.${bytes.toString('base64')}`), { code: 'content_rejected' })
  })
})

describe('mCaptcha', () => {
  test('the vector', async () => {
    const { solution, submit } = await solve(mcaptcha, { salt: 'testsalt', string: 'hello', difficulty_factor: 1000 })
    const result = '340257884125155479135220815751810095573'
    assert.deepEqual(solution, { nonce: 777, result })
    assert.ok(submit.as === 'request')
    assert.equal(submit.url, 'https://site.test/api/v1/pow/verify')
    assert.deepEqual(submit.body, { string: 'hello', key: 'key', nonce: 777, result })
  })
})
