import type { FileRef } from '../plugins/protocol.ts'
import { parseWeights } from './weights.ts'

/** What is read of the header, in characters. */
const MAX_HEADER = 1000

/** The stored file that the caller would rather have than JSON, by the weights of its Accept header. */
export function preferredFile(accept: string | undefined, files: readonly FileRef[]): FileRef | undefined {
  if (accept === undefined) return undefined
  const ranges = parseWeights(accept.slice(0, MAX_HEADER))
  const json = weightOf('application/json', ranges)
  let best: FileRef | undefined
  let bestWeight = json
  for (const file of files) {
    const weight = weightOf(file.type, ranges)
    if (weight > bestWeight) [best, bestWeight] = [file, weight]
  }
  return best
}

/** The most specific range decides, as RFC 9110 says. */
function weightOf(type: string, ranges: ReturnType<typeof parseWeights>): number {
  const bare = type.split(';')[0]!
  for (const wanted of [bare, `${bare.split('/')[0]}/*`, '*/*']) {
    const found = ranges.find(([name]) => name === wanted)
    if (found) return found[1]
  }
  return 0
}
