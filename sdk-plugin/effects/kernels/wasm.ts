import { BINARY } from './binary.ts'
import { memory } from './memory.ts'

/** The kernels of `assembly/`, compiled by `scripts/build-kernels.ts`. Addresses are bytes in `memory`. */
interface Kernels {
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
  shrink(from: number, to: number, width: number, height: number): void
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
  /** `block`: see `assembly/compose.ts`. */
  compose(block: number, step: number): void
  /** `block`: see `slab.ts`. */
  paintSlab(block: number): void
  slopes(from: number, toX: number, toY: number, width: number, height: number): void
  /** `block`: see `slab-photons.ts`. */
  throwRays(block: number): void
  layCast(
    image: number,
    imageLine: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    shade: number,
    shadeLine: number,
    sharp: number,
    sharpLine: number,
    wide: number,
    wideLine: number,
    unit: number,
    share: number,
    bright: number,
  ): void
  laySpill(
    image: number,
    columns: number,
    y: number,
    shade: number,
    wide: number,
    quarterLine: number,
    sharp: number,
    softer: number,
    halfLine: number,
    unit: number,
    shadeShare: number,
    soft: number,
    glow: number,
  ): void
  /** How many groups of sixteen bytes were foreseen whole. */
  paeth(from: number, to: number, width: number, height: number): number
  /** `block`: see `assembly/place.ts`. `printShare` is 0 where there is none. */
  place(
    block: number,
    r: number,
    g: number,
    b: number,
    width: number,
    printR: number,
    printG: number,
    printB: number,
    printShare: number,
    columns: number,
    rows: number,
    from: number,
    to: number,
    top: number,
    bottom: number,
    blend: number,
  ): void
  /** Of the guided filter: see `assembly/guided.ts`. */
  enterGuide(r: number, g: number, b: number, source: number, sums: number, width: number, sign: number): void
  enterFits(fits: number, sums: number, width: number, sign: number): void
  meansAlong(sums: number, means: number, width: number, numbers: number, radius: number, rows: number): void
  fitRow(means: number, fits: number, width: number, epsilon: number): void
  partFits(fits: number, to: number, width: number): void
  /** 1 when there is any. */
  amounts(tones: number, shares: number, columns: number, opacity: number): number
  wear(shares: number, grain: number, clouds: number, columns: number, left: number): void
  drag(shares: number, ridges: number, press: number, columns: number, tooth: number): void
  /** `light`: of the 256 bytes. */
  ink(
    r: number,
    g: number,
    b: number,
    tones: number,
    shares: number,
    columns: number,
    light: number,
    blend: number,
  ): void
  /** `colours` is 0 where all pixels have the same `light`; `blend`: see `assembly/lay.ts`. */
  lay(
    plane: number,
    planeLine: number,
    mask: number,
    colours: number,
    maskLine: number,
    columns: number,
    rows: number,
    light: number,
    gain: number,
    opacity: number,
    blend: number,
  ): void
  most(to: number, toLine: number, from: number, fromLine: number, columns: number, rows: number): void
  /** `block`: see `assembly/light.ts`. */
  shade(block: number): void
  /** `block`: see `assembly/stand.ts`. */
  stand(block: number, length: number): void
  sweep(
    distance: number,
    smooth: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    shrink: number,
    vx: number,
    vy: number,
    reach: number,
    flat: number,
    coverage: number,
    depth: number,
    nx: number,
    ny: number,
  ): void
  /** `stride`, `brightness` and `slopes`: see `assembly/edges.ts`. */
  alongEdges(
    from: number,
    to: number,
    width: number,
    height: number,
    brightness: number,
    slopes: number,
    stride: number,
  ): void
  /** 1 when there is any. */
  excess(plane: number, length: number, from: number, most: number): number
  blend(plane: number, factor: number, other: number, share: number, length: number): void
  develop(
    r: number,
    g: number,
    b: number,
    width: number,
    height: number,
    red: number,
    green: number,
    blue: number,
    vignette: number,
    saturation: number,
    table: number,
    brightest: number,
    scale: number,
    bytes: number,
  ): void
}

const module = new WebAssembly.Module(Buffer.from(BINARY, 'base64'))

export const wasm = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernels
