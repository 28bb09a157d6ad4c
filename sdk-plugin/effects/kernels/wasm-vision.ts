/** Kernels that find what a picture is about. Addresses are bytes in `memory`. */
export interface VisionKernels {
  partChannels(values: number, pixels: number, to: number, stride: number): void
  /** Of mixtures of Gaussians: see `assembly/mixture.ts`. */
  sampleKind(
    planes: number,
    apart: number,
    kinds: number,
    kind: number,
    pixels: number,
    most: number,
    to: number,
    stride: number,
  ): number
  farthest(samples: number, stride: number, count: number, centre: number, distances: number): number
  /** @returns 0 where none has another centre than before */
  cluster(
    samples: number,
    stride: number,
    count: number,
    centres: number,
    clusters: number,
    labels: number,
    sums: number,
  ): number
  moveCentres(sums: number, centres: number, clusters: number): void
  gaussians(
    samples: number,
    stride: number,
    count: number,
    labels: number,
    sums: number,
    clusters: number,
    to: number,
  ): number
  lean(
    planes: number,
    stride: number,
    pixels: number,
    own: number,
    ownEnd: number,
    other: number,
    otherEnd: number,
    anyway: number,
    most: number,
    to: number,
  ): void
  unlikeRow(planes: number, stride: number, step: number, to: number, pixels: number): number
  partings(values: number, length: number, beta: number, most: number): void
  /** Of superpixels: see `assembly/superpixels.ts`. */
  superpixels(
    planes: number,
    stride: number,
    width: number,
    height: number,
    columns: number,
    rows: number,
    rounds: number,
    spatial: number,
    reach: number,
    centres: number,
    sums: number,
    nearest: number,
    labels: number,
  ): void
  describeRegions(
    centres: number,
    sums: number,
    count: number,
    labels: number,
    width: number,
    height: number,
    to: number,
    stride: number,
  ): void
  linkRegions(labels: number, width: number, height: number, edges: number, count: number, links: number): void
  /** How superpixels stand out: see `assembly/saliency.ts` and `assembly/ways.ts`. */
  neighbours(
    links: number,
    regions: number,
    stride: number,
    count: number,
    starts: number,
    others: number,
    steps: number,
  ): number
  ways(
    starts: number,
    others: number,
    steps: number,
    count: number,
    slack: number,
    farthest: number,
    rows: number,
    row: number,
    changed: number,
  ): void
  backgroundness(
    rows: number,
    row: number,
    regions: number,
    stride: number,
    count: number,
    pixels: number,
    falloff: number,
    farthest: number,
    to: number,
  ): void
  contrast(
    regions: number,
    stride: number,
    count: number,
    background: number,
    least: number,
    falloff: number,
    weights: number,
    to: number,
  ): void
  settle(
    starts: number,
    others: number,
    steps: number,
    count: number,
    foreground: number,
    background: number,
    falloff: number,
    sweeps: number,
    values: number,
  ): void
  boxMean(from: number, to: number, width: number, height: number, radius: number, sums: number): void
  resize(
    from: number,
    fromWidth: number,
    fromHeight: number,
    to: number,
    width: number,
    height: number,
    columns: number,
    line: number,
  ): void
  /** How many regions there are. */
  labelRegions(
    mask: number,
    width: number,
    height: number,
    isDiagonal: boolean,
    labels: number,
    parents: number,
  ): number
  measureRegions(labels: number, width: number, height: number, parents: number, count: number, measures: number): void
  growMask(
    mask: number,
    width: number,
    height: number,
    reach: number,
    isHole: boolean,
    rows: number,
    stride: number,
    counts: number,
    to: number,
  ): void
  /** How often colours and grains are on somebody and around: see `assembly/looks.ts`. */
  colourSteps(lab: number, pixels: number, to: number): void
  grainSteps(grain: number, pixels: number, to: number): void
  colourTable(steps: number, known: number, pixels: number, counts: number, to: number): void
  grainTable(steps: number, known: number, pixels: number, counts: number, to: number): void
  evidence(colours: number, grains: number, pixels: number, ofColours: number, ofGrains: number, to: number): void
  grain(r: number, g: number, b: number, width: number, height: number, light: number, to: number): void
  /** Of whose pixels near an edge are: see `assembly/edge-shares.ts`. */
  edgePlaces(around: number, length: number, least: number, to: number): number
  weighEdge(
    around: number,
    length: number,
    places: number,
    count: number,
    says: number,
    first: number,
    clear: number,
    deep: number,
    to: number,
  ): void
  sideOf(told: number, length: number, sign: number, to: number): void
  setWhereUnlike(told: number, length: number, one: number, other: number, value: number): void
  turnLoose(
    told: number,
    length: number,
    regions: number,
    around: number,
    sign: number,
    deep: number,
    held: number,
  ): void
  sharesOf(told: number, length: number, clear: number): void
}
