declare module 'fft.js' {
  /** Complex numbers lie interleaved: real, imaginary. Sizes are powers of two. */
  export default class FFT {
    constructor(size: number)
    transform(out: Float64Array, data: Float64Array): void
    /** Divided by the size. */
    inverseTransform(out: Float64Array, data: Float64Array): void
  }
}
