/**
 * Runs the project's test files, or those whose path contains one of the arguments; the last line it writes is the
 * totals, e.g. `120 passed, 0 failed, 2 skipped`. `--test-name-pattern=<pattern>` picks tests by their name,
 * `--root=<folder>` another project. scripts/test.mjs starts it when all is set up.
 */
import { join, resolve } from 'node:path'
import { run } from 'node:test'
import { parseArgs } from 'node:util'
import { projectFiles, ROOT } from './files.ts'
import { Reporter } from './reporter.ts'

const FILES_AT_ONCE = 2
/** The longest test draws all pictures of a family: a minute on a quick machine that does nothing else. */
const LONGEST_TEST_MS = 4 * 60_000
const LONGEST_SILENCE_MS = 10 * 60_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'test-name-pattern': { type: 'string', multiple: true }, 'root': { type: 'string' } },
})
const root = resolve(values.root ?? ROOT)
const patterns = values['test-name-pattern']

function testFiles(): string[] {
  const found = projectFiles('**/*.test.ts', root)
  const wanted = found.filter((path) => positionals.length === 0 || positionals.some((part) => path.includes(part)))
  return wanted.map((path) => join(root, path))
}

/** Ends the run, and the processes in it, on a signal and when nothing has happened for too long. */
function watch(): { signal: AbortSignal; alive: () => void; end: () => void } {
  const stop = new AbortController()
  const because = (reason: string) => () => stop.abort(new Error(reason))
  const silence = setTimeout(because('no test has reported for ten minutes'), LONGEST_SILENCE_MS)
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, because(`stopped by ${name}`))
  return { signal: stop.signal, alive: () => silence.refresh(), end: () => clearTimeout(silence) }
}

const reporter = new Reporter(root, patterns !== undefined, (text) => process.stdout.write(text))
const { signal, alive, end } = watch()
const limits = { concurrency: FILES_AT_ONCE, timeout: LONGEST_TEST_MS, signal }
const names = patterns === undefined ? {} : { testNamePatterns: patterns }
for await (const event of run({ files: testFiles(), ...limits, ...names })) {
  alive()
  reporter.take(event)
}
end()
process.exitCode = reporter.finish().failed > 0 ? 1 : 0
