/** Kernels that draw photos anew, row by row. Addresses are bytes in `memory`. */
export interface PrintKernels {
  /** See `assembly/aged.ts`. */
  weather(
    plane: number,
    light: number,
    age: number,
    bare: number,
    length: number,
    one: number,
    lost: number,
    fibre: number,
  ): void
  /** `block`: see `assembly/hatch.ts`. */
  hatch(block: number): void
  /** `block`: see `assembly/pull.ts`. */
  pull(block: number): void
  /** `block`: see `assembly/litho.ts`. */
  litho(block: number, from: number, width: number): void
  /** `block`: see `assembly/engraving.ts`. */
  engrave(block: number, from: number, width: number): void
  /** `block`: see `assembly/newsprint.ts`. */
  newsprint(block: number, from: number, width: number): void
  /** `block`: see `assembly/old-prints.ts`. */
  toned(block: number, from: number, width: number, aside: number): void
  instant(block: number, from: number, width: number, above: number): void
  /** `block`: see `assembly/matte.ts`. */
  tellHair(block: number, rows: number): void
  layHair(block: number): void
  /** `block`: see `assembly/inner-hair.ts`. */
  carryHair(block: number): void
  /** See `assembly/tones.ts`. */
  lightness(r: number, g: number, b: number, to: number, length: number, wr: number, wg: number, wb: number): void
  lightOfBytes(from: number, r: number, g: number, b: number, pixels: number, light: number): void
  tame(
    r: number,
    g: number,
    b: number,
    mask: number,
    length: number,
    sources: number,
    count: number,
    most: number,
    warm: number,
    sheenR: number,
    sheenG: number,
    sheenB: number,
  ): void
  /** See `assembly/flow.ts`. */
  slopeProducts(
    light: number,
    xx: number,
    xy: number,
    yy: number,
    width: number,
    height: number,
    grain: number,
    hand: number,
  ): void
  weakerAxis(
    products: number,
    light: number,
    x: number,
    y: number,
    ways: number,
    length: number,
    habit: number,
    hand: number,
  ): void
  /** `shares` is 0 when there is all of each pixel; `blend`: see `assembly/lay-row.ts`. */
  layRow(to: number, from: number, shares: number, length: number, blend: number, gain: number, opacity: number): void
  roots(from: number, to: number, length: number): void
  deepen(
    to: number,
    seen: number,
    around: number,
    inside: number,
    length: number,
    strength: number,
    lights: number,
  ): void
  /** `block`: see `assembly/whole-lines.ts`. */
  joinLines(block: number, y: number): void
}
