/**
 * How many of the hard codes readqr reads, and in what time.
 *
 *     node bench/readqr.ts [folder]
 *
 * With a folder the pictures are kept there, to look at or to try other readers on.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPicture } from '@gateway/sdk-plugin/picture'
import { findCodes } from '../plugins/tools-codes/find.ts'
import { HARD_CODES } from './hard-codes.ts'

const folder = process.argv[2]
if (folder) await mkdir(folder, { recursive: true })

const times: number[] = []
let count = 0
for (const [index, { name, text, png }] of HARD_CODES.entries()) {
  const bytes = await png()
  if (folder) await writeFile(join(folder, `${String(index + 1).padStart(2, '0')}.png`), bytes)
  const started = performance.now()
  const codes = await findCodes(await readPicture(bytes), AbortSignal.timeout(60_000))
  const ms = performance.now() - started
  times.push(ms)
  const isRead = codes.some((code) => code.text === text)
  if (isRead) count++
  console.log(`${isRead ? 'read  ' : 'MISSED'} ${ms.toFixed(0).padStart(5)} ms  ${name}`)
}
const [median = 0] = times.toSorted((a, b) => a - b).slice(times.length / 2)
const longest = Math.max(...times)
console.log(`${count} of ${HARD_CODES.length} read, median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`)
