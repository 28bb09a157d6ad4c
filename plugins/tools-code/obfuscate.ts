import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { GatewayError, unprocessable } from '@gateway/sdk-plugin'
import type { Message, TransformOptions } from 'esbuild'
import { LEVELS, type Level } from './levels.ts'

export type Target = 'browser' | 'node'

export interface ObfuscateOptions {
  level: Level
  target: Target
  /** Equal seeds give equal code. */
  seed: number
}

const require = createRequire(import.meta.url)

/** The obfuscator takes `#name in object` apart wrongly, and leaves the names of private members readable. */
const PRIVATE_MEMBERS = [
  'field',
  'method',
  'accessor',
  'static-field',
  'static-method',
  'static-accessor',
  'brand-check',
]

/**
 * Syntax that the obfuscator does not know, or spoils, is written in older words first; the rest stays as it is.
 * esbuild also finds syntax errors with their place.
 */
const PLAIN_SYNTAX: TransformOptions = {
  loader: 'js',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  supported: {
    ...Object.fromEntries(PRIVATE_MEMBERS.map((kind) => [`class-private-${kind}`, false])),
    'regexp-set-notation': false,
    'regexp-match-indices': false,
    'hashbang': false,
  },
}

/**
 * The same program, hard to read.
 *
 * @throws 422 `unprocessable` with `line` and `column` (both from 1) for a syntax error
 */
export async function obfuscate(code: string, { level, target, seed }: ObfuscateOptions): Promise<string> {
  const plain = await plainSyntax(code)
  const { obfuscate: run } = require('javascript-obfuscator') as typeof import('javascript-obfuscator')
  try {
    return run(plain, { ...LEVELS[level], target, seed }).getObfuscatedCode()
  } catch (cause) {
    // It reports what it cannot parse by a plain Error; esbuild read the same code without complaint.
    throw unprocessable('The code uses syntax that cannot be obfuscated.', {
      hint: 'Compile it to ES2022 first.',
      reason: (cause as Error).message.split('\n')[0],
    })
  }
}

/** A seed that belongs to the code: the same question has the same answer. */
export function seedOf(code: string): number {
  return createHash('sha256').update(code).digest().readUInt32LE(0)
}

/** Code as it may stand in a script element: what would end it, or begin a comment in it, is spelled another way. */
export function forScriptElement(code: string): string {
  return code.replaceAll(/<\/(?=script)/gi, String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`)
}

async function plainSyntax(code: string): Promise<string> {
  const { transform } = await import('esbuild')
  try {
    return (await transform(code, PLAIN_SYNTAX)).code
  } catch (thrown) {
    const [first] = (thrown as { errors?: Message[] }).errors ?? []
    if (!first) throw new GatewayError('unavailable', { cause: thrown })
    throw syntaxError(first)
  }
}

function syntaxError({ text, location }: Message): GatewayError {
  return unprocessable(`The code is not valid JavaScript: ${text}.`, {
    ...(location ? { line: location.line, column: location.column + 1, received: location.lineText.trim() } : {}),
    hint: 'Send one script or module. TypeScript and JSX must be compiled first.',
  })
}
