/** A stretch of the middle line between two nodes, as indices of pixels. */
export interface Edge {
  pixels: number[]
  from: number
  to: number
}

/** The thinned shape as a graph; pixels of crossings that touch are one node. */
export function edgesOf(out: Uint8Array, width: number): { edges: Edge[]; loops: number[][]; dots: number[] } {
  const around = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]
  const near = (at: number) => around.map((by) => at + by).filter((next) => out[next] === 1)
  const pixels: number[] = []
  for (let at = 0; at < out.length; at++) if (out[at] === 1) pixels.push(at)
  const node = new Map<number, number>()
  const dots: number[] = []
  const starts = new Set(pixels.filter((at) => near(at).length !== 2))
  for (const at of starts) {
    if (node.has(at)) continue
    const stack = [at]
    node.set(at, at)
    let isDot = true
    while (stack.length > 0) {
      for (const next of near(stack.pop()!)) {
        if (!starts.has(next)) isDot = false
        if (!starts.has(next) || node.has(next)) continue
        node.set(next, at)
        stack.push(next)
      }
    }
    if (isDot) dots.push(at)
  }
  const seen = new Set<number>()
  const walk = (first: number, second: number): number[] => {
    const path = [first, second]
    seen.add(second)
    for (;;) {
      const last = path[path.length - 1]!
      const next = near(last).find((at) => !path.includes(at, -3) && (starts.has(at) || !seen.has(at)))
      if (next === undefined) return path
      path.push(next)
      if (starts.has(next)) return path
      seen.add(next)
    }
  }
  const edges: Edge[] = []
  for (const at of starts) {
    for (const next of near(at)) {
      if (starts.has(next) || seen.has(next)) continue
      const path = walk(at, next)
      edges.push({ pixels: path, from: node.get(at)!, to: node.get(path[path.length - 1]!) ?? -1 })
    }
  }
  const loops = pixels.filter((at) => !starts.has(at)).flatMap((at) => (seen.has(at) ? [] : [walk(at, near(at)[0]!)]))
  return { edges, loops: loops.filter((loop) => loop.length > 6), dots }
}
