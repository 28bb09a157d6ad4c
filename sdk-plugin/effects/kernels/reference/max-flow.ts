/**
 * The smallest cut through a grid of pixels with eight neighbours each (Boykov and Kolmogorov 2004): trees grow from
 * both terminals, flow goes where they meet, and cut branches are adopted again.
 * The grid is one pixel wider on each side than the picture, so that no step needs a test for the edge.
 */
export class GridCut {
  readonly width: number
  readonly #offsets: readonly number[]
  /** Residual capacity of each pixel's eight arcs; the opposite of arc d is 7 − d. */
  readonly arcs: Float32Array
  /** Residual capacity to the source when positive, to the sink when negative. */
  readonly terminal: Float32Array
  readonly #tree: Uint8Array
  readonly #parent: Int8Array
  readonly #stamp: Int32Array
  readonly #depth: Int32Array
  readonly #queued: Uint8Array
  readonly #queue: Int32Array
  #head = 0
  #tail = 0
  #time = 0
  readonly #orphans: number[] = []

  constructor(width: number, height: number) {
    this.width = width + 2
    const nodes = this.width * (height + 2)
    const w = this.width
    this.#offsets = [-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1]
    this.arcs = new Float32Array(nodes * 8)
    this.terminal = new Float32Array(nodes)
    this.#tree = new Uint8Array(nodes)
    this.#parent = new Int8Array(nodes).fill(NONE)
    this.#stamp = new Int32Array(nodes)
    this.#depth = new Int32Array(nodes)
    this.#queued = new Uint8Array(nodes)
    this.#queue = new Int32Array(nodes + 1)
  }

  /** The node of a pixel. */
  node(x: number, y: number): number {
    return (y + 1) * this.width + x + 1
  }

  /** Pushes all the flow there is. */
  run(): void {
    for (let node = 0; node < this.terminal.length; node++) {
      if (this.terminal[node] === 0) continue
      this.#tree[node] = this.terminal[node]! > 0 ? SOURCE : SINK
      this.#parent[node] = TERMINAL
      this.#depth[node] = 1
      this.#activate(node)
    }
    for (;;) {
      const node = this.#nextActive()
      if (node < 0) return
      for (;;) {
        const direction = this.#grow(node)
        if (direction < 0) break
        this.#time++
        this.#augment(node, direction)
        this.#adopt()
        if (this.#tree[node] === FREE) break
      }
    }
  }

  /** Whether a node is on the source's side of the cut. */
  isSource(node: number): boolean {
    return this.#tree[node] === SOURCE
  }

  #activate(node: number) {
    if (this.#queued[node]) return
    this.#queued[node] = 1
    this.#queue[this.#tail] = node
    this.#tail = (this.#tail + 1) % this.#queue.length
  }

  #nextActive(): number {
    while (this.#head !== this.#tail) {
      const node = this.#queue[this.#head]!
      this.#head = (this.#head + 1) % this.#queue.length
      this.#queued[node] = 0
      if (this.#tree[node] !== FREE) return node
    }
    return -1
  }

  /** Residual capacity along the tree's way of flow between a node and its neighbour. */
  #open(node: number, direction: number): boolean {
    if (this.#tree[node] === SOURCE) return this.arcs[node * 8 + direction]! > 0
    return this.arcs[(node + this.#offsets[direction]!) * 8 + 7 - direction]! > 0
  }

  /** Takes free neighbours into the tree; the direction in which the other tree was met, or −1. */
  #grow(node: number): number {
    const tree = this.#tree[node]!
    for (let direction = 0; direction < 8; direction++) {
      if (!this.#open(node, direction)) continue
      const other = node + this.#offsets[direction]!
      if (this.#tree[other] === FREE) {
        this.#tree[other] = tree
        this.#parent[other] = 7 - direction
        this.#stamp[other] = this.#stamp[node]!
        this.#depth[other] = this.#depth[node]! + 1
        this.#activate(other)
      } else if (this.#tree[other] !== tree) {
        this.#activate(node)
        return direction
      }
    }
    return -1
  }

  #augment(node: number, direction: number) {
    const other = node + this.#offsets[direction]!
    const isSource = this.#tree[node] === SOURCE
    const [from, to, across] = isSource ? [node, other, direction] : [other, node, 7 - direction]
    let flow = this.arcs[from * 8 + across]!
    for (const start of [from, to]) {
      let at = start
      while (this.#parent[at] !== TERMINAL) {
        const up = this.#parent[at]!
        const next = at + this.#offsets[up]!
        flow = Math.min(flow, start === from ? this.arcs[next * 8 + 7 - up]! : this.arcs[at * 8 + up]!)
        at = next
      }
      flow = Math.min(flow, Math.abs(this.terminal[at]!))
    }
    this.arcs[from * 8 + across]! -= flow
    this.arcs[to * 8 + 7 - across]! += flow
    this.#drain(from, flow, true)
    this.#drain(to, flow, false)
  }

  /** Takes the flow off the path from a node to its terminal; what is full orphans its child. */
  #drain(start: number, flow: number, isSource: boolean) {
    let at = start
    while (this.#parent[at] !== TERMINAL) {
      const up = this.#parent[at]!
      const next = at + this.#offsets[up]!
      const down = isSource ? next * 8 + 7 - up : at * 8 + up
      this.arcs[down]! -= flow
      this.arcs[isSource ? at * 8 + up : next * 8 + 7 - up]! += flow
      if (this.arcs[down]! <= EPSILON) {
        this.arcs[down] = 0
        this.#orphan(at)
      }
      at = next
    }
    this.terminal[at]! += isSource ? -flow : flow
    if (Math.abs(this.terminal[at]!) <= EPSILON) {
      this.terminal[at] = 0
      this.#orphan(at)
    }
  }

  #orphan(node: number) {
    this.#parent[node] = NONE
    this.#orphans.push(node)
  }

  #adopt() {
    for (let index = 0; index < this.#orphans.length; index++) this.#adoptOne(this.#orphans[index]!)
    this.#orphans.length = 0
  }

  #adoptOne(node: number) {
    const tree = this.#tree[node]!
    let [best, least] = [NONE, Infinity]
    for (let direction = 0; direction < 8; direction++) {
      const other = node + this.#offsets[direction]!
      if (this.#tree[other] !== tree || this.#parent[other] === NONE) continue
      if (!this.#open(other, 7 - direction)) continue
      const depth = this.#depthOf(other)
      if (depth < least) [best, least] = [direction, depth]
    }
    if (best !== NONE) {
      this.#parent[node] = best
      this.#stamp[node] = this.#time
      this.#depth[node] = least + 1
      return
    }
    this.#tree[node] = FREE
    for (let direction = 0; direction < 8; direction++) {
      const other = node + this.#offsets[direction]!
      if (this.#tree[other] !== tree || this.#parent[other] === NONE) continue
      if (this.#open(other, 7 - direction)) this.#activate(other)
      if (other + (this.#offsets[this.#parent[other]!] ?? 0) === node) this.#orphan(other)
    }
  }

  /** Steps to the terminal, Infinity when the way ends in an orphan; the way is marked, so that it is walked once. */
  #depthOf(start: number): number {
    let [at, steps] = [start, 0]
    for (;;) {
      if (this.#stamp[at] === this.#time) {
        steps += this.#depth[at]!
        break
      }
      const up = this.#parent[at]!
      if (up === NONE) return Infinity
      steps++
      if (up === TERMINAL) {
        this.#stamp[at] = this.#time
        this.#depth[at] = 1
        break
      }
      at += this.#offsets[up]!
    }
    for (let node = start, depth = steps; this.#stamp[node] !== this.#time; depth--) {
      this.#stamp[node] = this.#time
      this.#depth[node] = depth
      node += this.#offsets[this.#parent[node]!]!
    }
    return steps
  }
}

const [FREE, SOURCE, SINK, NONE, TERMINAL, EPSILON] = [0, 1, 2, -1, -2, 1e-6]
