import type { GatewayError } from '@gateway/sdk-plugin'
import { unprocessable } from '@gateway/sdk-plugin'

interface Refused {
  name: string
  /** How its pages give it away. */
  sign: RegExp
}

/**
 * Challenges that are there to tell people from machines. A program that passes one pretends to be a person: none of
 * them is solved here.
 */
export const REFUSED = {
  'recaptcha': { name: 'reCAPTCHA', sign: /g-recaptcha|recaptcha\/(api|enterprise)\.js|recaptcha\.net\/recaptcha/i },
  'hcaptcha': { name: 'hCaptcha', sign: /\bh-captcha\b|(js\.)?hcaptcha\.com\/1\/api\.js/i },
  'turnstile': { name: 'Turnstile', sign: /cf-turnstile|challenges\.cloudflare\.com\/turnstile/i },
  'cloudflare': { name: 'a Cloudflare challenge page', sign: /cdn-cgi\/challenge-platform|_cf_chl_opt/i },
  'geetest': { name: 'GeeTest', sign: /\binitGeetest4?\b|static\.geetest\.com|gcaptcha4\.geetest\.com/i },
  'arkose': { name: 'Arkose Labs', sign: /arkoselabs\.com|funcaptcha\.com/i },
  'datadome': { name: 'DataDome', sign: /captcha-delivery\.com|js\.datadome\.co/i },
  'perimeterx': { name: 'PerimeterX', sign: /\bpx-captcha\b|captcha\.px-cdn\.net/i },
  'aws-waf': { name: 'AWS WAF', sign: /awswaf\.com|\bAwsWafIntegration\b/i },
  'mtcaptcha': { name: 'MTCaptcha', sign: /service\.mtcaptcha\.com/i },
  'friendly-captcha-v2': {
    name: 'Friendly Captcha v2',
    sign: /@friendlycaptcha\/sdk|\bfrcapi\.com\b|friendlycaptcha\.com\/api\/v2/i,
  },
} as const satisfies Record<string, Refused>

export type RefusedMode = keyof typeof REFUSED

export function isRefused(mode: string): mode is RefusedMode {
  return Object.hasOwn(REFUSED, mode)
}

/** Which of them a page shows, or undefined. */
export function refusedIn(text: string): RefusedMode | undefined {
  return (Object.keys(REFUSED) as RefusedMode[]).find((mode) => REFUSED[mode].sign.test(text))
}

/** 422, always. */
export function refusal(mode: RefusedMode): GatewayError {
  const { name } = REFUSED[mode]
  return unprocessable(`${name} is made to keep machines out, and is not solved here.`, {
    found: mode,
    expected: 'a published proof-of-work challenge: ALTCHA, Anubis, Friendly Captcha v1 or mCaptcha',
    hint: 'Ask the site for an API, or let a person answer it.',
  })
}
