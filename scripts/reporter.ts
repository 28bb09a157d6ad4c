import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

export interface Totals {
  passed: number
  failed: number
  skipped: number
}

type Failure = Extract<TestEvent, { type: 'test:fail' }>
type Outcome = Failure | Extract<TestEvent, { type: 'test:pass' }>

/** What is known of one test file. */
interface FileReport {
  path: string
  totals: Totals
  ms: number
  failures: string[]
  skips: string[]
  /** What it wrote to stdout and stderr: shown when it fails. */
  output: string
  /** Names of the suites and tests around the one that runs, by nesting. */
  around: string[]
  /** By nesting: whether tests inside have reported; if so, the next outcome at that level is a parent's. */
  hasInner: boolean[]
}

/**
 * Turns the events of node:test into text for people. Leaves are counted: a suite, or a test with tests inside, counts
 * only when it fails by itself. A file that crashes counts as one failure, and so does one without a single test.
 */
export class Reporter {
  readonly #files = new Map<string, FileReport>()
  readonly #root: string
  readonly #mayBeEmpty: boolean
  readonly #write: (text: string) => void
  #current: FileReport | undefined

  /** `mayBeEmpty`: a file without a test is no failure, as when a name pattern leaves them all out. */
  constructor(root: string, mayBeEmpty: boolean, write: (text: string) => void) {
    this.#root = root
    this.#mayBeEmpty = mayBeEmpty
    this.#write = write
  }

  take(event: TestEvent): void {
    if (event.type === 'test:stdout' || event.type === 'test:stderr') {
      this.#fileOf(event.data).output += event.data.message
    } else if (event.type === 'test:start') {
      const file = this.#fileOf(event.data)
      this.#turnTo(file)
      file.around[event.data.nesting] = event.data.name
    } else if (event.type === 'test:pass' || event.type === 'test:fail') {
      this.#takeOutcome(event)
    }
  }

  /** Lists what was skipped and what failed; the last line is the totals, e.g. `3 passed, 0 failed, 1 skipped`. */
  finish(): Totals {
    this.#turnTo(undefined)
    this.#list('Skipped', 'skips')
    this.#list('Failed', 'failures')
    const totals = { passed: 0, failed: 0, skipped: 0 }
    for (const file of this.#files.values()) {
      for (const key of ['passed', 'failed', 'skipped'] as const) totals[key] += file.totals[key]
    }
    // A run that found nothing to run has shown nothing.
    if (totals.passed + totals.failed === 0) {
      this.#write('\nNo test has run. Expected at least one; look at the arguments.\n')
      totals.failed = 1
    }
    this.#write(`\n${describe(totals)}\n`)
    return totals
  }

  #takeOutcome(event: Outcome): void {
    const file = this.#fileOf(event.data)
    const verdict = this.#judge(event, file)
    if (event.data.nesting === 0) file.ms += event.data.details.duration_ms
    if (!verdict) return
    file.totals[verdict] += 1
    const name = [...file.around.slice(0, event.data.nesting), event.data.name].join(' › ')
    if (verdict === 'skipped') file.skips.push(`${name}${reasonOf(event)}`)
    if (verdict === 'failed') file.failures.push(`${this.#name(name)}\n${errorOf(event)}`)
  }

  #judge(event: Outcome, file: FileReport): keyof Totals | undefined {
    const { name, nesting, details } = event.data
    // A file itself is reported, as a test, when nothing in it has reported or when its process failed.
    if (name === file.path) return event.type === 'test:pass' && this.#mayBeEmpty ? undefined : 'failed'
    const isLeaf = details.type !== 'suite' && !file.hasInner[nesting]
    file.hasInner[nesting] = false
    if (nesting > 0) file.hasInner[nesting - 1] = true
    if (isMarked(event.data.skip) || isMarked(event.data.todo)) return 'skipped'
    if (event.type === 'test:fail') return failedInside(event) ? undefined : 'failed'
    return isLeaf ? 'passed' : undefined
  }

  /** Files report one after the other: a new one means that the one before has ended. */
  #turnTo(file: FileReport | undefined): void {
    if (file === this.#current) return
    if (this.#current) this.#writeFile(this.#current)
    this.#current = file
  }

  #writeFile({ path, totals, ms, failures, output }: FileReport): void {
    const failed = totals.failed > 0
    this.#write(`${failed ? 'FAIL' : 'ok  '}  ${this.#name(path)}  ${describe(totals)}  ${(ms / 1000).toFixed(1)} s\n`)
    for (const failure of failures) this.#write(indent(failure))
    if (failed && output) this.#write(indent(`Its output:\n${output.trimEnd()}`))
  }

  /** The file that was run: with a shared contract suite not the one that holds the test. */
  #fileOf(data: { file?: string | undefined; entryFile?: string | undefined }): FileReport {
    const path = data.entryFile ?? data.file ?? 'unknown file'
    const known = this.#files.get(path)
    if (known) return known
    const totals = { passed: 0, failed: 0, skipped: 0 }
    const file: FileReport = { path, totals, ms: 0, failures: [], skips: [], output: '', around: [], hasInner: [] }
    this.#files.set(path, file)
    return file
  }

  #list(title: string, kind: 'skips' | 'failures'): void {
    const lines = [...this.#files.values()].flatMap((file) => {
      return file[kind].map((entry) => `  ${this.#name(file.path)}: ${entry.split('\n')[0]}\n`)
    })
    if (lines.length > 0) this.#write(`\n${title}:\n${lines.join('')}`)
  }

  #name(path: string): string {
    return path.startsWith(this.#root) ? relative(this.#root, path) : path
  }
}

function describe({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** node:test marks with `true` or with a reason. */
function isMarked(mark: string | boolean | undefined): boolean {
  return mark !== undefined && mark !== false
}

function reasonOf({ data }: Outcome): string {
  return typeof data.skip === 'string' ? ` (${data.skip})` : ''
}

/** Whether a failure says no more than that something inside has failed, which was counted there. */
function failedInside({ data }: Failure): boolean {
  return (data.details.error as { failureType?: string }).failureType === 'subtestsFailed'
}

function errorOf(event: Outcome): string {
  if (event.type === 'test:pass') return 'The file holds no test. Add one, or rename the file.'
  const { error } = event.data.details
  const thrown = error.cause ?? error
  return typeof thrown === 'string' ? thrown : inspect(thrown)
}

function indent(text: string): string {
  return `${text.replaceAll(/^(?=.)/gm, '      ')}\n`
}
