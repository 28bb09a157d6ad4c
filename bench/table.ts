/** One figure beside what it is measured against. */
export interface Row {
  what: string
  ours: string
  /** The peer or the limit, measured in the same run. */
  peer: string
  /** Ours to the peer's. */
  ratio: string
  /** What is asked for. */
  bar: string
}

export function printTable(title: string, rows: readonly Row[]): void {
  const columns = ['what', 'ours', 'peer', 'ratio', 'bar'] as const
  const head: Row = { what: title, ours: 'ours', peer: 'peer or limit', ratio: 'ratio', bar: 'asked for' }
  const lines = [head, ...rows]
  const widths = columns.map((column) => Math.max(...lines.map((line) => line[column].length)))
  const text = lines.map((line) =>
    columns
      .map((column, index) => line[column].padEnd(widths[index]!))
      .join('  ')
      .trimEnd(),
  )
  process.stdout.write(`\n${text.join('\n')}\n`)
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en')}/s`
}
