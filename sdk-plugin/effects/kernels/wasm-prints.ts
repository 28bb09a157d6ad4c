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
  /** `block`: see `assembly/litho.ts`. */
  litho(block: number, from: number, width: number): void
  /** `block`: see `assembly/engraving.ts`. */
  engrave(block: number, from: number, width: number): void
  /** `block`: see `assembly/newsprint.ts`. */
  newsprint(block: number, from: number, width: number): void
  /** `block`: see `assembly/old-prints.ts`. */
  toned(block: number, from: number, width: number, aside: number): void
  instant(block: number, from: number, width: number, above: number): void
}
