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
  let size = 0
  const visit = (at: number) => {
    if (owners[at] !== -1 || coverage[at]! < 0.02) return
    owners[at] = 0
    stack[size++] = at
  }
  for (let start = 0; start < owners.length; start++) {
    if (owners[start] !== -1 || coverage[start]! < 0.02) continue
    const votes: number[] = []
    let done = 0
    size = 0
    visit(start)
    // The stack doubles as the list of the part's pixels: `done` runs after `size`.
    while (done < size) {
      const at = stack[done++]!
      const y = (at / width) | 0
      const x = at - y * width
      // One pixel in three has a say: the boxes are much larger.
      if ((x + y) % 3 === 0 || size === 1) {
        const box = boxAt(x, y)
        votes[box] = (votes[box] ?? 0) + 1
      }
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (y > 0) visit(at - width)
      if (y < height - 1) visit(at + width)
    }
    let owner = 0
    votes.forEach((count, box) => {
      if (count > (votes[owner] ?? 0)) owner = box
    })
    for (let index = 0; index < size; index++) owners[stack[index]!] = owner
  }
  for (let at = 0; at < owners.length; at++) {
    if (owners[at] === -1) owners[at] = Math.max(0, owners[nearest[at]!]!)
  }
  return owners
}
