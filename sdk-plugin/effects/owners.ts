/** What belongs to which character: connected parts of the shape, each given to the character it mostly lies in. */
export interface OwnersInput {
  width: number
  height: number
  coverage: Float32Array
  nearest: Int32Array
  /** Number of the character whose box holds a place. */
  boxAt(x: number, y: number): number
}

/**
 * For each pixel the number of its character. Letters that join are one part and get one number, and the bar of a `t`
 * that reaches over its neighbour stays its own. Pixels outside belong to the nearest part.
 */
export function ownersOf({ width, height, coverage, nearest, boxAt }: OwnersInput): Int16Array {
  const owners = new Int16Array(width * height).fill(-1)
  const stack = new Int32Array(width * height)
  for (let start = 0; start < owners.length; start++) {
    if (owners[start] !== -1 || coverage[start]! < 0.02) continue
    const votes = new Map<number, number>()
    let size = 0
    let done = 0
    stack[size++] = start
    owners[start] = 0
    // The stack doubles as the list of the part's pixels: `done` runs after `size`.
    while (done < size) {
      const at = stack[done++]!
      const x = at % width
      const y = (at - x) / width
      const box = boxAt(x, y)
      votes.set(box, (votes.get(box) ?? 0) + 1)
      const sides = [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        at - width,
        at + width < owners.length ? at + width : -1,
      ]
      for (const side of sides) {
        if (side < 0 || owners[side] !== -1 || coverage[side]! < 0.02) continue
        owners[side] = 0
        stack[size++] = side
      }
    }
    const [owner] = [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best))
    for (let index = 0; index < size; index++) owners[stack[index]!] = owner
  }
  for (let at = 0; at < owners.length; at++) {
    if (owners[at] === -1) owners[at] = Math.max(0, owners[nearest[at]!]!)
  }
  return owners
}
