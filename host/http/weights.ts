/**
 * The parts of a header such as `Accept` or `Accept-Encoding`, in lower case, each with its weight from 0 to 1: 1 where
 * none is given, 0 where it is no number.
 */
export function parseWeights(header: string): [name: string, weight: number][] {
  return header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [name = '', ...params] = part.split(';').map((text) => text.trim())
      const q = params.find((param) => param.startsWith('q='))
      const weight = q === undefined ? 1 : Number(q.slice(2))
      return [name, Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 0]
    })
}
