/** Kernels that work on planes of numbers and rows of bytes. Addresses are bytes in `memory`. */
export interface PlaneKernels {
  gauss(from: number, via: number, to: number, width: number, height: number, weights: number, radius: number): void
  boxes(
    from: number,
    via: number,
    to: number,
    width: number,
    height: number,
    whole: number,
    end: number,
    sums: number,
  ): void
  pack(r: number, g: number, b: number, to: number, length: number): void
  unpack(from: number, r: number, g: number, b: number, length: number): void
  lightOfInk(from: number, share: number, r: number, g: number, b: number, pixels: number, light: number): void
  inkOfLight(
    share: number,
    r: number,
    g: number,
    b: number,
    to: number,
    pixels: number,
    codes: number,
    steps: number,
  ): void
  shrink(from: number, to: number, width: number, height: number): void
  sampleRow(
    from: number,
    width: number,
    height: number,
    xs: number,
    ys: number,
    to: number,
    pixels: number,
    right: number,
    below: number,
  ): void
  noiseRow(
    upper: number,
    lower: number,
    share: number,
    first: number,
    start: number,
    end: number,
    whole: boolean,
    cells: number,
    places: number,
    beyond: number,
    row: number,
    from: number,
    until: number,
  ): void
  enlarge(
    from: number,
    fromWidth: number,
    fromHeight: number,
    to: number,
    width: number,
    height: number,
    line: number,
  ): void
  normals(heights: number, nx: number, ny: number, nz: number, width: number, height: number): void
  grow(distance: number, grown: number, covered: number, length: number, pixels: number): void
  openness(heights: number, around: number, length: number, factor: number): void
  relax(
    u: number,
    mask: number,
    width: number,
    height: number,
    sweeps: number,
    source: number,
    inside: number,
    omega: number,
  ): void
  round(u: number, distance: number, rise: number, run: number, length: number): void
  /** How many edge pixels there are. */
  nearestRows(coverage: number, width: number, height: number, rows: number): number
  signedDistance(
    coverage: number,
    width: number,
    height: number,
    distance: number,
    nearest: number,
    rows: number,
    line: number,
    edges: number,
  ): void
  /** `outputs` is a multiple of 4. */
  dense(
    from: number,
    rows: number,
    inner: number,
    weights: number,
    bias: number,
    to: number,
    outputs: number,
    leak: number,
  ): void
  /** `outputs` is a multiple of 4. */
  convolve(from: number, side: number, weights: number, bias: number, to: number, outputs: number, leak: number): void
  depthwise(from: number, kernel: number, to: number, side: number, channels: number): void
  pool(from: number, to: number, side: number, channels: number, stride: number): void
  /** How many groups of sixteen bytes were foreseen whole. */
  paeth(from: number, to: number, width: number, height: number): number
  cut(
    leanings: number,
    east: number,
    southwest: number,
    south: number,
    southeast: number,
    width: number,
    height: number,
    work: number,
    labels: number,
  ): void
  /** Of the guided filter: see `assembly/guided.ts`. */
  enterGuide(r: number, g: number, b: number, source: number, sums: number, width: number, sign: number): void
  enterFits(fits: number, sums: number, width: number, sign: number): void
  meansAlong(sums: number, means: number, width: number, numbers: number, radius: number, rows: number): void
  fitRow(means: number, fits: number, width: number, epsilon: number): void
  partFits(fits: number, to: number, width: number): void
}
