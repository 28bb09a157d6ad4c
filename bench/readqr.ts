import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPicture } from '@gateway/sdk-plugin/picture'
import { findCodes } from '../plugins/tools-codes/find.ts'
import { findProgram } from '../scripts/programs.mjs'
import { HARD_CODES } from './hard-codes.ts'
import { median, type Row } from './table.ts'

/** How many of the hard codes readqr reads, and in what time, against the zbarimg command on the same pictures. */
export async function readqr(): Promise<Row[]> {
  const zbarimg = findProgram('zbarimg')
  if (zbarimg === undefined) throw new Error('this part needs the program zbarimg: apt-get install zbar-tools')
  const folder = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  const path = join(folder, 'code.png')
  const ours: Try[] = []
  const theirs: Try[] = []
  try {
    for (const { name, text, png } of HARD_CODES) {
      const bytes = await png()
      await writeFile(path, bytes)
      ours.push(await attempt(text, () => read(bytes)))
      theirs.push(await attempt(text, () => command(zbarimg, path)))
      const words = [ours, theirs].map((tries) => (tries.at(-1)!.isRead ? 'read  ' : 'MISSED'))
      process.stderr.write(`${words.join(' ')} ${name}\n`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  const count = (tries: Try[]) => tries.filter(({ isRead }) => isRead).length
  const time = (tries: Try[]) => median(tries.map(({ ms }) => ms))
  return [
    {
      what: `hard codes read, of ${HARD_CODES.length}`,
      ours: String(count(ours)),
      peer: String(count(theirs)),
      ratio: (count(ours) / count(theirs)).toFixed(2),
      bar: '≥ 45',
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

interface Try {
  isRead: boolean
  ms: number
}

async function attempt(text: string, find: () => Promise<string[]>): Promise<Try> {
  const started = performance.now()
  const found = await find()
  return { isRead: found.includes(text), ms: performance.now() - started }
}

async function read(bytes: Buffer): Promise<string[]> {
  const codes = await findCodes(await readPicture(bytes), AbortSignal.timeout(60_000))
  return codes.map((code) => code.text)
}

/** Exit code 4 says that there is no code. */
function command(zbarimg: string, path: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(zbarimg, ['--quiet', '--raw', '--nodbus', path], (_error, stdout) => resolve(stdout.split('\n')))
  })
}
