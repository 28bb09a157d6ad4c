import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { Budget, MAX_HASHES, tooHard } from './challenge/budget.ts'
import { findChallenge } from './challenge/find.ts'
import { expired } from './challenge/malformed.ts'
import type { Mode } from './challenge/kind.ts'
import { isRefused, refusal } from './challenge/refused.ts'

const SOLVED = ['altcha', 'anubis', 'friendly-captcha', 'mcaptcha'] as const satisfies readonly Mode[]
/** Accepted, to be told why not. */
const NOT_SOLVED = ['recaptcha', 'hcaptcha', 'turnstile', 'geetest', 'arkose'] as const

export default defineEndpoint({
  category: 'tools',
  name: 'challenge-solver',
  summary: 'Solves published proof-of-work challenges',
  description: [
    'Finds a proof-of-work challenge at an address, in a page or as JSON, and computes its solution: ALTCHA v1 and v2,',
    'Anubis, Friendly Captcha v1, mCaptcha. Such challenges ask for computing time from whoever calls, machines',
    'included. Nothing is ever submitted: that is yours to do, where you are allowed to.',
    '',
    'Result: `mode`, `version`, `difficulty` in the terms of the challenge, `solution`, `payload` (the value of',
    'the form field, for ALTCHA and Friendly Captcha), `submit` (the `field`, or the request with `method`,',
    '`url`, `headers`, `body` and `waitMs`), `hashes` tried (keys, where keys are derived), `ms`, and `expiresAt`',
    'where the challenge says so.',
    '',
    'At most 5 million hashes and 10 s: beyond it 422 or 504, with the difficulty. reCAPTCHA, hCaptcha, Turnstile,',
    'GeeTest, Arkose and their like are made to keep machines out; they are 422, always.',
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the page with the challenge, or of the challenge' }),
    sitekey: param.text({ max: 200, trim: true, description: 'Site key, where the page does not name it' }).optional(),
    mode: param
      .choice(['auto', ...SOLVED, ...NOT_SOLVED], { description: 'Which challenge; default: what is found' })
      .optional(),
  }),
  examples: [
    {
      title: 'ALTCHA v1 in a page',
      params: { url: '{samples}/altcha-v1.html' },
      expect: { 'result.mode': 'altcha', 'result.version': '1', 'result.solution.number': 4242 },
    },
    {
      title: 'ALTCHA v2 as JSON',
      params: { url: '{samples}/altcha-v2.json' },
      expect: { 'result.version': '2', 'result.solution.counter': 7 },
    },
    {
      title: 'Anubis',
      params: { url: '{samples}/anubis.html', mode: 'anubis' },
      expect: { 'result.solution.nonce': 17034, 'result.solution.response': /^0000d05545df9f20/ },
    },
    {
      title: 'Friendly Captcha v1',
      params: { url: '{samples}/friendly.json' },
      expect: { 'result.solution.solutions.length': 3, 'result.submit.field': 'frc-captcha-solution' },
    },
    {
      title: 'mCaptcha',
      params: { url: '{samples}/mcaptcha.json', sitekey: 'example' },
      expect: { 'result.solution.nonce': 777, 'result.submit.method': 'POST' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 45_000,
  async handle({ url, sitekey, mode = 'auto' }, ctx) {
    if (isRefused(mode)) throw refusal(mode)
    const wanted = SOLVED.find((one) => one === mode)
    const { mode: found, challenge } = await findChallenge(ctx, { url, sitekey, mode: wanted })
    const { version, difficulty, described, expected, expiresAt } = challenge
    if (expiresAt !== undefined && Date.parse(expiresAt) < Date.now()) throw expired(expiresAt)
    if (expected > MAX_HASHES) throw tooHard(described)
    const budget = new Budget(described, ctx.signal)
    const solved = await challenge.solve(budget)
    return {
      mode: found,
      version,
      difficulty,
      ...solved,
      hashes: budget.hashes,
      ms: Math.round(budget.ms * 10) / 10,
      ...(expiresAt === undefined ? {} : { expiresAt }),
      source: new URL(url).host,
      asOf: new Date().toISOString(),
    }
  },
})
