/** A generator of numbers from 0 to 1 that a seed decides (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Numbers around 0 with a standard deviation of 1 (Box and Muller). */
export function gaussian(seed: number): () => number {
  const next = random(seed)
  return () => Math.sqrt(-2 * Math.log(next() || 1e-12)) * Math.cos(2 * Math.PI * next())
}

export interface FractalOptions {
  /** Pixels between the lattice points of the coarsest octave. Default 96. */
  scale?: number
  /** Default 6. */
  octaves?: number
  /** What an octave weighs to the one before. Default 0.55. */
  roughness?: number
  /** How much wider than high its features are. Default 1. */
  stretch?: number
}

/** A field of fractal value noise, about 0 to 1 with a mean of 0.5. */
export function fractal(width: number, height: number, seed: number, options: FractalOptions = {}): Float32Array {
  const { scale = 96, octaves = 6, roughness = 0.55, stretch = 1 } = options
  const field = new Float32Array(width * height).fill(0.5)
  let total = 0
  for (let octave = 0; octave < octaves; octave++) total += roughness ** octave
  for (let octave = 0; octave < octaves; octave++) {
    const step = scale / 2 ** octave
    if (step < 1) break
    addOctave(field, width, height, { step, stretch, seed: seed + octave * 7919, weight: roughness ** octave / total })
  }
  return field
}

interface Octave {
  step: number
  stretch: number
  seed: number
  weight: number
}

function addOctave(field: Float32Array, width: number, height: number, { step, stretch, seed, weight }: Octave): void {
  const columns = Math.ceil(width / (step * stretch)) + 2
  const rows = Math.ceil(height / step) + 2
  const next = random(seed)
  const lattice = Float32Array.from({ length: columns * rows }, () => next() - 0.5)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / step)
    const v = smooth(y / step - row)
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / (step * stretch))
      const u = smooth(x / (step * stretch) - column)
      const at = row * columns + column
      const above = lattice[at]! + (lattice[at + 1]! - lattice[at]!) * u
      const below = lattice[at + columns]! + (lattice[at + columns + 1]! - lattice[at + columns]!) * u
      field[y * width + x]! += weight * 1.7 * (above + (below - above) * v)
    }
  }
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}
