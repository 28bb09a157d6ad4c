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
}
