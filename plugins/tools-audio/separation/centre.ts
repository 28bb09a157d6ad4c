/** Powers of the two channels in the neighbourhood of each bin, and the real part of what they share. */
export interface Covariance {
  left: Float64Array
  right: Float64Array
  shared: Float64Array
}

/** How much of a bin's power counts as belonging to no place: keeps the weights small where places are hard to tell. */
const DIFFUSE = 0.02

/**
 * Weights that give the source in the middle from the two channels of a bin: `left · L + right · R`.
 *
 * Two views of the neighbourhood: beside the middle there is one instrument at another place, which then can be
 * cancelled exactly, and the power in the middle is that of Capon's beamformer; or the rest is all around, and the
 * middle has what the channels share. The smaller of the two is true, the rest follows as a Wiener filter.
 *
 * @param weights Receives the weight of the left and of the right channel.
 * @returns how much of the bin's power is in the middle, 0 … 1
 */
export function centreWeights(left: number, right: number, shared: number, weights: [number, number]): number {
  const noise = DIFFUSE * (left + right) + 1e-12
  const [a, b] = [left + noise, right + noise]
  const determinant = a * b - shared * shared
  const capon = determinant / (a + b - 2 * shared)
  const power = Math.max(0, Math.min(shared, capon))
  const scale = power / determinant
  weights[0] = scale * (b - shared)
  weights[1] = scale * (a - shared)
  return (2 * power) / (a + b)
}
