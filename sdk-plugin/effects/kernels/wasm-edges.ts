/** Kernels that work on who is in a picture and on their edges. Addresses are bytes in `memory`. */
export interface EdgeKernels {
  /** Of shares and weights: see `assembly/shares.ts`. */
  easeShares(values: number, to: number, length: number, from: number, scale: number, least: number): void
  weigh(values: number, weights: number, to: number, length: number): void
  unweigh(values: number, weights: number, length: number): void
  layAtEdge(
    own: number,
    other: number,
    mask: number,
    length: number,
    first: number,
    last: number,
    from: number,
    scale: number,
  ): void
  /** `block` holds addresses: see `assembly/followed-edge.ts`. */
  followEdge(
    block: number,
    pixels: number,
    lines: number,
    width: number,
    height: number,
    room: number,
    to: number,
  ): void
  /** How many places there are: see `assembly/changes.ts`. */
  differing(pairs: number, count: number, length: number, to: number): number
  gather(plane: number, places: number, count: number, to: number): void
  scatter(values: number, places: number, count: number, plane: number): void
  crop(from: number, stride: number, to: number, width: number, height: number): void
  multiplyGains(
    r: number,
    g: number,
    b: number,
    mask: number,
    stride: number,
    width: number,
    height: number,
    red: number,
    green: number,
    blue: number,
    columns: number,
    rows: number,
    scale: number,
    line: number,
  ): void
  /** Of ground that was taken for somebody: see `assembly/strays.ts`. */
  tallyRow(
    r: number,
    g: number,
    b: number,
    mask: number,
    pixels: number,
    from: number,
    to: number,
    body: number,
    ground: number,
    steps: number,
  ): void
  foreignRow(
    r: number,
    g: number,
    b: number,
    mask: number,
    pixels: number,
    from: number,
    to: number,
    foreign: number,
    steps: number,
    lamp: number,
    marks: number,
  ): number
  fadeRow(shares: number, marks: number, pixels: number, from: number, scale: number): void
  /** Of hair at the edge of heads: see `assembly/hair-edge.ts`. */
  layHairs(from: number, r: number, g: number, b: number, mask: number, pixels: number, light: number): void
  strandEdge(edge: number, light: number, around: number, length: number): void
  rootRow(r: number, g: number, b: number, to: number, pixels: number): void
  slopeRow(light: number, mask: number, stride: number, xx: number, yy: number, xy: number): void
  means(from: number, fromWidth: number, to: number, width: number, height: number, columns: number, rows: number): void
  /** Of how forms turn away: see `assembly/form.ts`. */
  turnOutline(
    near: number,
    wide: number,
    x: number,
    y: number,
    width: number,
    height: number,
    step: number,
    close: number,
    far: number,
  ): void
  roundRow(
    light: number,
    x: number,
    y: number,
    stride: number,
    from: number,
    to: number,
    step: number,
    middle: number,
    radius: number,
    v: number,
    round: number,
    upright: number,
    relief: number,
    steep: number,
  ): void
}
