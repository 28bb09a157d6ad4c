import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { LEVELS, type Level } from '../plugins/tools-code/levels.ts'
import { obfuscate } from '../plugins/tools-code/obfuscate.ts'
import { median, type Row } from './table.ts'

const LIMIT_MS = 300
const ROUNDS = 5

/** Obfuscating a page of code, warm, against the obfuscator's own command with the same options. */
export async function code(): Promise<Row[]> {
  const source = await readFile(join(import.meta.dirname, '../plugins/tools-code/samples/clock.js'), 'utf8')
  // Some 3,500 characters, as much as fits a query.
  const page = Array.from({ length: 8 }, (_, index) => source.replaceAll('Clock', `Clock${index}`)).join('\n')
  const folder = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  try {
    const rows: Row[] = []
    for (const level of Object.keys(LEVELS) as Level[]) rows.push(await rowOf(level, page, folder))
    return rows
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function rowOf(level: Level, page: string, folder: string): Promise<Row> {
  const warm = () => obfuscate(page, { level, target: 'browser', seed: 1 })
  await warm()
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await timed(warm))
    theirs.push(await timed(() => command(level, page, folder)))
  }
  return {
    what: `${level}, ${page.length} characters`,
    ours: `${median(ours).toFixed(0)} ms`,
    peer: `${median(theirs).toFixed(0)} ms`,
    ratio: (median(ours) / median(theirs)).toFixed(2),
    bar: `≤ ${LIMIT_MS} ms`,
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function command(level: Level, page: string, folder: string): Promise<void> {
  const [input, output, config] = ['page.js', 'out.js', 'options.json'].map((file) => join(folder, file))
  await writeFile(input!, page)
  await writeFile(config!, JSON.stringify({ ...LEVELS[level], seed: 1 }))
  const manifest = createRequire(import.meta.url).resolve('javascript-obfuscator/package.json')
  const program = join(dirname(manifest), 'bin', 'javascript-obfuscator')
  await promisify(execFile)(process.execPath, [program, input!, '--output', output!, '--config', config!])
}
