import FFT from 'fft.js'

/** A complex transform of one size. Numbers lie interleaved: real, imaginary. */
export interface Fourier {
  size: number
  forward(out: Float64Array, data: Float64Array): void
  /** Divided by the size. */
  inverse(out: Float64Array, data: Float64Array): void
}

/**
 * A transform of 2ⁿ, or of 2ⁿ times a small odd number, as separation models need it (6144, 7680).
 *
 * @throws RangeError for a size with an odd part above 15, or without a factor of two
 */
export function createFourier(size: number): Fourier {
  let odd = size
  while (odd >= 2 && odd % 2 === 0) odd /= 2
  if (size < 4 || !Number.isInteger(size) || odd > 15 || odd === size) {
    throw new RangeError(`a transform of ${size} is not 2ⁿ times at most 15`)
  }
  return odd === 1 ? powerOfTwo(size) : mixed(size, odd)
}

function powerOfTwo(size: number): Fourier {
  const fft = new FFT(size)
  return {
    size,
    forward: (out, data) => fft.transform(out, data),
    inverse: (out, data) => fft.inverseTransform(out, data),
  }
}

/** One step of Cooley and Tukey: `odd` transforms of a power of two, then one of `odd` for each of their bins. */
function mixed(size: number, odd: number): Fourier {
  const part = size / odd
  const inner = new FFT(part)
  const inputs = new Float64Array(part * 2)
  const parts = Array.from({ length: odd }, () => new Float64Array(part * 2))
  const cosine = Float64Array.from({ length: size }, (_, n) => Math.cos((2 * Math.PI * n) / size))
  const sine = Float64Array.from({ length: size }, (_, n) => -Math.sin((2 * Math.PI * n) / size))

  function forward(out: Float64Array, data: Float64Array): void {
    for (let r = 0; r < odd; r++) {
      for (let n = 0; n < part; n++) {
        inputs[2 * n] = data[2 * (n * odd + r)]!
        inputs[2 * n + 1] = data[2 * (n * odd + r) + 1]!
      }
      inner.transform(parts[r]!, inputs)
    }
    for (let k = 0; k < size; k++) {
      let [re, im] = [0, 0]
      const bin = 2 * (k % part)
      for (let r = 0; r < odd; r++) {
        const [a, b] = [parts[r]![bin]!, parts[r]![bin + 1]!]
        const [c, s] = [cosine[(r * k) % size]!, sine[(r * k) % size]!]
        re += a * c - b * s
        im += a * s + b * c
      }
      out[2 * k] = re
      out[2 * k + 1] = im
    }
  }

  const swapped = new Float64Array(size * 2)
  /** Real and imaginary parts change places before and after: that turns the direction round. */
  function inverse(out: Float64Array, data: Float64Array): void {
    for (let n = 0; n < 2 * size; n += 2) {
      swapped[n] = data[n + 1]!
      swapped[n + 1] = data[n]!
    }
    forward(out, swapped)
    for (let n = 0; n < 2 * size; n += 2) {
      const real = out[n]!
      out[n] = out[n + 1]! / size
      out[n + 1] = real / size
    }
  }
  return { size, forward, inverse }
}
