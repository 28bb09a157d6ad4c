import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readPicture } from '@gateway/sdk-plugin/picture'
import { languagesOf } from '../plugins/tools-ocr/languages.ts'
import { readText } from '../plugins/tools-ocr/reading.ts'
import { findProgram } from '../scripts/programs.mjs'
import { median, type Row } from './table.ts'
import { TEXT_PICTURES } from './text-pictures.ts'

/** Reading text against the tesseract command on the same pictures: wrong characters, and time. */
export async function ocr(): Promise<Row[]> {
  const tesseract = findProgram('tesseract')
  if (tesseract === undefined) throw new Error('this part needs the program tesseract: apt-get install tesseract-ocr')
  const folder = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  const languages = await languagesOf(folder, 'eng')
  const ours: Score[] = []
  const theirs: Score[] = []
  try {
    for (const { name, text, png } of TEXT_PICTURES) {
      const bytes = await png()
      const path = join(folder, 'picture.png')
      await writeFile(path, bytes)
      const signal = AbortSignal.timeout(60_000)
      ours.push(await score(text, async () => (await readText(await readPicture(bytes), languages, signal)).text))
      theirs.push(await score(text, () => command(tesseract, path)))
      process.stderr.write(`${percent(ours.at(-1)!.errors)} ${percent(theirs.at(-1)!.errors)}  ${name}\n`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  const mean = (scores: Score[]) => scores.reduce((sum, { errors }) => sum + errors, 0) / scores.length
  const time = (scores: Score[]) => median(scores.map(({ ms }) => ms))
  return [
    {
      what: `wrong characters, ${TEXT_PICTURES.length} pictures`,
      ours: percent(mean(ours)),
      peer: percent(mean(theirs)),
      ratio: (mean(ours) / mean(theirs)).toFixed(2),
      bar: '≤ 1',
    },
    {
      what: 'time of a picture, median',
      ours: `${time(ours).toFixed(0)} ms`,
      peer: `${time(theirs).toFixed(0)} ms`,
      ratio: (time(ours) / time(theirs)).toFixed(2),
      bar: '',
    },
  ]
}

interface Score {
  /** Wrong, missing and added characters for each character that is there. */
  errors: number
  ms: number
}

async function score(text: string, read: () => Promise<string>): Promise<Score> {
  const started = performance.now()
  const found = await read()
  const ms = performance.now() - started
  const [expected, got] = [plain(text), plain(found)]
  return { errors: distance(expected, got) / expected.length, ms }
}

/** One thread: more of them hinder each other on small pictures. */
async function command(tesseract: string, path: string): Promise<string> {
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  return (await promisify(execFile)(tesseract, [path, 'stdout', '-l', 'eng'], { env })).stdout
}

function plain(text: string): string {
  return text.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ').trim()
}

/** Levenshtein's. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
