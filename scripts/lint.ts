/**
 * `npm run lint [-- <file or folder> …]`: oxlint with the rules that need types, then what oxlint does not look at:
 * long lines, words that mark unfinished work, rejections that are thrown away.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles, ROOT } from './files.ts'

interface Rule {
  name: string
  pattern: RegExp
  /** A warning is shown, and fails nothing. */
  warning?: boolean
  /** For tests alone, or for all but tests. */
  tests?: boolean
}

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint')
const SOURCES = '{host,sdk-plugin,create-gateway-plugin,plugins,scripts,test,bench}/**/*.{ts,mts,mjs,js}'

const RULES: readonly Rule[] = [
  { name: 'a line over 130 characters', pattern: /^.{131,}$/, tests: false },
  // Tests hold plugins as text, which no formatter breaks.
  { name: 'a line over 160 characters', pattern: /^.{161,}$/, tests: true },
  { name: 'a line over 120 characters', pattern: /^.{121,130}$/, warning: true },
  { name: 'a word that marks unfinished work', pattern: /\b(TO[D]O|FIX[M]E|XX[X]|not implemente[d])\b/ },
  { name: 'a rejection that is thrown away', pattern: /\.catch\(\(\w*\) => \{\s*\}\)/ },
]

/** Findings as `path:line:1: what`, errors first to fail the run. */
function check(path: string): { errors: string[]; warnings: string[] } {
  const rules = RULES.filter(({ tests }) => tests === undefined || tests === path.endsWith('.test.ts'))
  const errors: string[] = []
  const warnings: string[] = []
  for (const [index, line] of readFileSync(join(ROOT, path), 'utf8').split('\n').entries()) {
    for (const { name, pattern, warning } of rules) {
      if (pattern.test(line)) (warning ? warnings : errors).push(`${path}:${index + 1}:1: ${name}`)
    }
  }
  return { errors, warnings }
}

const targets = process.argv.slice(2)
const oxlint = spawnSync(process.execPath, [OXLINT, '--type-aware', ...targets], { cwd: ROOT, stdio: 'inherit' })

const files = projectFiles(SOURCES)
const wanted = files.filter((path) => targets.length === 0 || targets.some((target) => path.startsWith(target)))
const findings = wanted.map(check)
const errors = findings.flatMap((finding) => finding.errors)
const warnings = findings.flatMap((finding) => finding.warnings)
// For a folder of one's own each warning is worth its line; for the whole tree hundreds would bury the errors.
if (targets.length > 0) for (const warning of warnings) console.log(`warning: ${warning}`)
for (const error of errors) console.error(`error: ${error}`)
const clean = oxlint.status === 0 ? 'oxlint is clean' : 'oxlint FAILED, its findings stand above'
console.log(`${wanted.length} files looked at: ${clean}, ${errors.length} errors and ${warnings.length} warnings of our own`)
process.exitCode = oxlint.status === 0 && errors.length === 0 && wanted.length > 0 ? 0 : 1
