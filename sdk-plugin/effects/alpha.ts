/**
 * The fourth of each four bytes, 0 to 1.
 *
 * @param alpha Where it goes; default an array of its own
 */
export function alphaOf(
  rgba: Uint8ClampedArray,
  alpha: Float32Array = new Float32Array(rgba.length / 4),
): Float32Array {
  for (let at = 0; at < alpha.length; at++) alpha[at] = rgba[at * 4 + 3]! / 255
  return alpha
}
