import type { FileRef } from '../plugins/protocol.ts'

/** The stored file that the caller would rather have than JSON, by the weights of its Accept header. */
export function preferredFile(accept: string | undefined, files: readonly FileRef[]): FileRef | undefined {
  if (accept === undefined) return undefined
  const ranges = parseAccept(accept)
  const json = weightOf('application/json', ranges)
  let best: FileRef | undefined
  let bestWeight = json
  for (const file of files) {
    const weight = weightOf(file.type, ranges)
    if (weight > bestWeight) [best, bestWeight] = [file, weight]
  }
  return best
}

interface Range {
  type: string
  weight: number
}

function parseAccept(accept: string): Range[] {
  return accept
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [type = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase())
      const q = params.find((param) => param.startsWith('q='))
      const weight = q === undefined ? 1 : Number(q.slice(2))
      return { type, weight: Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 0 }
    })
}

/** The most specific range decides, as RFC 9110 says. */
function weightOf(type: string, ranges: readonly Range[]): number {
  const bare = type.split(';')[0]!
  for (const wanted of [bare, `${bare.split('/')[0]}/*`, '*/*']) {
    const found = ranges.find((range) => range.type === wanted)
    if (found) return found.weight
  }
  return 0
}
