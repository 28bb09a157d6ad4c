import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import type { Level } from './levels.ts'
import { obfuscate, seedOf } from './obfuscate.ts'
import { MAX_CODE, sourceOf } from './source.ts'

const SAMPLE = `const greet = (name) => \`Hello, \${name}!\`
console.log(greet('world'))
`

const EFFECTS: Record<Level, string> = {
  light: 'Local names are mangled and three quarters of the strings move into a shuffled table.',
  medium: 'All strings are cut up and encoded, half of the control flow is flattened.',
  strong:
    'Strings are encrypted (RC4), control flow is flattened, dead branches are added, numbers become expressions.',
}

/** One strength of JavaScript obfuscation as an endpoint. */
export function obfuscation(name: string, level: Level, summary: string) {
  return defineEndpoint({
    category: 'tools',
    name,
    summary,
    description: [
      `${EFFECTS[level]} What the program does stays the same:`,
      'names of globals, properties, imports and exports are kept.',
      '',
      'The same code gets the same result unless `seed` differs. A syntax error is a 422 with `line` and `column`.',
      `At most 4,000 characters in \`code\`, ${MAX_CODE.toLocaleString('en')} behind \`url\`.`,
      'Code that reads its own source (`Function.prototype.toString`) or reaches local variables by name through',
      '`eval` cannot survive renaming. Obfuscation hides, it does not protect secrets.',
    ].join('\n'),
    params: z.object({
      code: param.text({ description: 'JavaScript, a script or a module. Default: a sample' }).optional(),
      url: param.url({ description: 'Address of the code, in place of `code`' }).optional(),
      target: param
        .choice(['browser', 'node'], { description: 'Where the code will run. Default: browser' })
        .default('browser'),
      seed: param.integer({ min: 0, max: 0xffffffff, description: 'Another seed, another result' }).optional(),
    }),
    examples: [
      { title: 'A greeting', params: { code: 'console.log("Hello, " + [..."dlrow"].reverse().join(""))' } },
      { title: 'A file', params: { url: '{samples}/clock.js' }, expect: { 'result.level': level } },
    ],
    lane: 'cpu',
    timeoutMs: 40_000,
    cache: 3600,
    async handle({ code, url, target, seed }, ctx) {
      const source = await sourceOf(ctx, { text: code, url, sample: SAMPLE })
      const used = seed ?? seedOf(source)
      const result = await obfuscate(source, { level, target, seed: used })
      return {
        code: result,
        level,
        target,
        seed: used,
        characters: { before: source.length, after: result.length },
        engine: 'javascript-obfuscator',
      }
    },
  })
}
