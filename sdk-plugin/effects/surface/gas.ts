/** A row of gas on its way up. */
interface Row {
  /** What of it still burns, and how much of that goes out while it rises by a cell. */
  body: Float32Array
  rate: Float32Array
  /** Cells since it burst out. */
  age: Float32Array
  /** The column that it came from, a while ago. */
  from: Float32Array
}

export function rowOf(width: number): Row {
  const [body, rate, age] = [new Float32Array(width), new Float32Array(width), new Float32Array(width)]
  return { body, rate, age, from: Float32Array.from({ length: width }, (_, x) => x) }
}

/** Between two places of a row. */
export function straight(row: Float32Array, place: number): number {
  const x = place | 0
  return row[x]! + (row[x + 1]! - row[x]!) * (place - x)
}

/** Catmull and Rom's: straight lines from row to row would blur what is carried far. */
export function cubic(row: Float32Array, place: number): number {
  const x = place | 0
  const t = place - x
  const a = row[x - 1]!
  const b = row[x]!
  const c = row[x + 1]!
  const d = row[x + 2]!
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
