/** Kernels that lay, light and develop pictures. Addresses are bytes in `memory`. */
export interface PictureKernels {
  /** `block`: see `assembly/compose.ts`. */
  compose(block: number, step: number): void
  /** `block`: see `assembly/scale.ts`. */
  scale(block: number): void
  /** `shares` is 0 where there are none. */
  weave(r: number, g: number, b: number, shares: number, to: number, pixels: number): void
  /** See `assembly/graded.ts`. */
  grade(
    r: number,
    g: number,
    b: number,
    width: number,
    specks: number,
    grain: number,
    above: number,
    corners: number,
    exposure: number,
    contrast: number,
    saturation: number,
    darkR: number,
    darkG: number,
    darkB: number,
    lightR: number,
    lightG: number,
    lightB: number,
  ): void
  lamplit(
    r: number,
    g: number,
    b: number,
    width: number,
    across: number,
    down: number,
    sun: number,
    leaves: number,
    gain: number,
    rest: number,
    red: number,
    green: number,
    blue: number,
  ): void
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
  /** `block`: see `assembly/place.ts`. `print`: woven, its shares are read where it `isPart`. */
  place(
    block: number,
    r: number,
    g: number,
    b: number,
    width: number,
    print: number,
    isPart: boolean,
    columns: number,
    rows: number,
    from: number,
    to: number,
    top: number,
    bottom: number,
    blend: number,
  ): void
  /** Where ink begins in the row and, times 65 536, where it ends; 0 when there is none. */
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
  /** `row` and `column` of the grain; `long` and `half` of its length and width. */
  stroke(
    r: number,
    g: number,
    b: number,
    relief: number,
    width: number,
    height: number,
    grain: number,
    row: number,
    column: number,
    x: number,
    y: number,
    cos: number,
    sin: number,
    long: number,
    half: number,
    red: number,
    green: number,
    blue: number,
    body: number,
  ): void
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
    grain: number,
    table: number,
    brightest: number,
    scale: number,
    bytes: number,
  ): void
}
