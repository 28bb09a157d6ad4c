import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { inspect } from 'node:util'
import vm from 'node:vm'
import { LEVELS, type Level } from './levels.ts'
import { obfuscate, seedOf } from './obfuscate.ts'

/** Each says what it computes through `out`; obfuscated it must say the same. `.mjs` are modules, `.js` scripts. */
const folder = join(import.meta.dirname, 'programs')
const PROGRAMS = readdirSync(folder).map((file) => ({
  name: file,
  code: readFileSync(join(folder, file), 'utf8'),
  module: file.endsWith('.mjs'),
}))

const levels = Object.keys(LEVELS) as Level[]

/** What the program says, or how it fails. */
async function run(code: string, module: boolean): Promise<string[]> {
  const said: string[] = []
  Object.assign(globalThis, {
    out: (...values: unknown[]) => said.push(...values.map((value) => inspect(value, { depth: 9 }))),
  })
  try {
    // Scripts share nothing: what one declares at its top must not be there for the next.
    if (module) await import(`data:text/javascript,${encodeURIComponent(code)}`)
    else vm.runInThisContext(`(() => {\n${code}\n})()`)
  } catch (error) {
    said.push(`threw ${String(error)}`)
  }
  return said
}

describe('obfuscated programs do what they did', () => {
  assert.ok(PROGRAMS.length >= 40)
  for (const { name, code, module } of PROGRAMS) {
    it(name, async () => {
      const expected = await run(code, module)
      assert.ok(expected.length > 0 && !expected.some((line) => line.startsWith('threw')), expected.join('\n'))
      for (const level of levels) {
        const result = await obfuscate(code, { level, target: 'node', seed: seedOf(code) })
        assert.notEqual(result, code)
        assert.deepEqual(await run(result, module), expected, `${level}\n${result}`)
      }
    })
  }
})

describe('obfuscate', () => {
  const { code } = PROGRAMS.find(({ name }) => name === 'classes.js')!

  it('gives the same code for the same seed, and other code for another', async () => {
    for (const level of levels) {
      const first = await obfuscate(code, { level, target: 'browser', seed: 7 })
      assert.equal(await obfuscate(code, { level, target: 'browser', seed: 7 }), first)
      assert.notEqual(await obfuscate(code, { level, target: 'browser', seed: 8 }), first)
    }
  })

  it('leaves no string of the source readable in the strong level', async () => {
    const result = await obfuscate('console.log("a very secret greeting")', {
      level: 'strong',
      target: 'node',
      seed: 1,
    })
    assert.doesNotMatch(result, /secret|greeting/)
  })
})
